import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLatestAsker } from './latest-asker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An asker whose answers come when they are let go. */
function setUp() {
  const asked: string[] = [];
  const cancelled: string[] = [];
  const answers: string[] = [];
  const waiting: (() => void)[] = [];
  const asker = createLatestAsker<string, string>({
    ask(question, signal) {
      asked.push(question);
      signal.addEventListener('abort', () => cancelled.push(question));
      return new Promise((resolve) => waiting.push(() => resolve(`${question}!`)));
    },
    onAnswer: (_, answer) => answers.push(answer),
    pauseMs: 150,
    gapMs: 3_000,
  });
  const answer = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asker, asked, cancelled, answers, answer };
}

test('questions that follow each other quickly are asked once', async () => {
  const { asker, asked } = setUp();
  asker.want('a');
  await vi.advanceTimersByTimeAsync(100);
  asker.want('ab');
  await vi.advanceTimersByTimeAsync(149);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['ab']);
});

test('the latest question wins: the one before is cancelled and its answer is not heard', async () => {
  const { asker, asked, cancelled, answers, answer } = setUp();
  asker.want('a');
  await vi.advanceTimersByTimeAsync(150);
  asker.want('b');
  expect(cancelled).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(150);
  await answer();
  expect(answers).toEqual([]);
  await answer();
  expect(asked).toEqual(['a', 'b']);
  expect(answers).toEqual(['b!']);
});

test('the same question again waits for the gap, however often it is wanted', async () => {
  const { asker, asked, answer } = setUp();
  asker.again();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
  asker.want('a');
  await vi.advanceTimersByTimeAsync(150);
  asker.again();
  await answer();
  asker.again();
  asker.again();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(asked).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['a', 'a']);
});

test('nothing is asked or heard after the end', async () => {
  const { asker, asked, answers, answer } = setUp();
  asker.want('a');
  await vi.advanceTimersByTimeAsync(150);
  asker.again();
  asker.stop();
  await answer();
  asker.again();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['a']);
  expect(answers).toEqual([]);
});
