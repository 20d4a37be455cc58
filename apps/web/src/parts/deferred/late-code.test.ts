import { beforeEach, expect, test, vi } from 'vitest';
import { createLateCode } from './late-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('a failure is kept, so that a render does not load for ever, until it is asked for again', async () => {
  const start = vi.fn(() => Promise.reject<string>(new Error('no file')));
  const code = createLateCode(start, false);
  const first = code.load();
  await vi.runAllTimersAsync();
  expect(code.isSettled()).toBe(true);
  expect(code.load()).toBe(first);
  expect(start).toHaveBeenCalledTimes(2);
  start.mockResolvedValueOnce('code');
  expect(await code.loadAgain()).toBe('code');
  code.forgetFailure();
  expect(await code.load()).toBe('code');
  expect(start).toHaveBeenCalledTimes(3);
});

test('code at hand is readable without a turn', () => {
  const code = createLateCode(() => Promise.reject<string>(new Error('asked for')), true);
  code.provide('code');
  expect(code.isSettled()).toBe(true);
  expect(code.load()).toMatchObject({ status: 'fulfilled', value: 'code' });
});
