import { expect, test } from 'vitest';
import { expectBlocks, noteAwake, pageAwake } from './awake.ts';

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
