import { expect, test, vi } from 'vitest';
import { expectBlocks, hasSleepers, noteAwake, pageAwake } from './awake.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether the page was awake by the time this is asked. */
function watch() {
  const seen = { isAwake: false };
  void pageAwake().then(() => {
    seen.isAwake = true;
  });
  return seen;
}

test('a page without blocks is awake', async () => {
  const seen = watch();
  await turn();
  expect(seen.isAwake).toBe(true);
});

test('a page is awake when the last of its blocks is', async () => {
  expectBlocks(['a', 'b']);
  const seen = watch();
  noteAwake('a');
  noteAwake('a');
  noteAwake('of another page');
  await turn();
  expect(seen.isAwake).toBe(false);
  noteAwake('b');
  await turn();
  expect(seen.isAwake).toBe(true);
});

test('who asks of a page that is awake does not wait', async () => {
  expectBlocks(['a']);
  noteAwake('a');
  const seen = watch();
  await turn();
  expect(seen.isAwake).toBe(true);
});

test('after five seconds nobody waits for a block whose code does not come, and it is known to be late', async () => {
  vi.useFakeTimers();
  try {
    expectBlocks(['slow', 'quick']);
    const seen = watch();
    noteAwake('quick');
    expect(hasSleepers()).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.isAwake).toBe(true);
    expect(hasSleepers()).toBe(true);
    noteAwake('slow');
    expect(hasSleepers()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
