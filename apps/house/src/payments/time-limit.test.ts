import { expect, test } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

const going = () => new AbortController().signal;
const never = () => new Promise<never>(() => undefined);

test('an answer and an error come through', async () => {
  await expect(withTimeLimit(async () => 'taken', { stopping: going() })).resolves.toBe('taken');
  const failure = new Error('no route');
  await expect(withTimeLimit(() => Promise.reject(failure), { stopping: going() })).rejects.toBe(failure);
});

test('a call without an answer ends after its time, also if it does not heed the signal', async () => {
  await expect(withTimeLimit(never, { limitMs: 1, stopping: going() })).rejects.toThrow('timeout');
});

test('a call ends when the backend stops, and none begins after that', async () => {
  const stopping = new AbortController();
  let heard: AbortSignal | null = null;
  const call = withTimeLimit(
    (signal) => {
      heard = signal;
      return never();
    },
    { stopping: stopping.signal },
  );
  stopping.abort(new Error('stopped'));
  await expect(call).rejects.toThrow('stopped');
  expect(heard).toMatchObject({ aborted: true });
  let calls = 0;
  const count = async () => {
    calls += 1;
  };
  await expect(withTimeLimit(count, { stopping: stopping.signal })).rejects.toThrow('stopped');
  expect(calls).toBe(0);
});
