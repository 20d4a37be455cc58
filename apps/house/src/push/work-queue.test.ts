import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so much runs at once, the rest waits, and what is too much is left undone', async () => {
  const queue = createWorkQueue({ atOnce: 2, most: 3, onError: () => undefined });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const add = (id: number) =>
    queue.add(() => {
      started.push(id);
      return new Promise((resolve) => ends.push(resolve));
    });
  expect([1, 2, 3, 4, 5].map(add)).toEqual([true, true, true, true, true]);
  expect(add(6)).toBe(false);
  await turn();
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await turn();
  expect(started).toEqual([1, 2, 3]);
  for (const end of ends) end();
  await turn();
});

test('what fails is reported, and the next one goes on', async () => {
  const errors: unknown[] = [];
  const queue = createWorkQueue({ atOnce: 1, most: 5, onError: (error) => errors.push(error) });
  let isDone = false;
  queue.add(() => Promise.reject(new Error('down')));
  queue.add(async () => {
    isDone = true;
  });
  await turn();
  expect(errors).toEqual([new Error('down')]);
  expect(isDone).toBe(true);
});

test('a queue that is stopped starts nothing more and ends with what runs', async () => {
  const queue = createWorkQueue({ atOnce: 1, most: 5, onError: () => undefined });
  const done: number[] = [];
  queue.add(async () => {
    await turn();
    done.push(1);
  });
  queue.add(async () => {
    done.push(2);
  });
  await Promise.resolve();
  await queue.stop();
  expect(done).toEqual([1]);
  expect(queue.add(async () => undefined)).toBe(false);
});
