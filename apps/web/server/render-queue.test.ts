import { expect, test } from 'vitest';
import { createRenderQueue, QueueFull } from './render-queue.ts';

/** A render that ends when it is told. */
function controlled() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const render = async () => {
    running++;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  return { render, most: () => most, endNext: () => ends.shift()?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('no more renders run than allowed', async () => {
  const run = createRenderQueue({ active: 2, waiting: 10 });
  const { render, most, endNext } = controlled();
  const all = Promise.all(Array.from({ length: 6 }, () => run(render)));
  for (let n = 0; n < 12; n++) {
    endNext();
    await turn();
    await turn();
  }
  await all;
  expect(most()).toBe(2);
});

test('beyond the queue a render is refused', async () => {
  const run = createRenderQueue({ active: 1, waiting: 1 });
  const { render, endNext } = controlled();
  const first = run(render);
  const second = run(render);
  await expect(run(render)).rejects.toBeInstanceOf(QueueFull);
  endNext();
  await first;
  await turn();
  endNext();
  await second;
});

test('a turn of the event loop lies between two renders', async () => {
  const run = createRenderQueue({ active: 1, waiting: 10 });
  let turned = false;
  const first = run(async () => {});
  const second = run(async () => turned);
  await first;
  setImmediate(() => (turned = true));
  expect(await second).toBe(false);
  const third = run(async () => {});
  const fourth = run(async () => turned);
  await third;
  expect(await fourth).toBe(true);
});

test('a render that fails gives its place on', async () => {
  const run = createRenderQueue({ active: 1, waiting: 10 });
  const failed = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'made');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('made');
});
