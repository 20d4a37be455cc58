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
  const run = createRenderQueue({ active: 2, waiting: 10, waitingEach: 10 });
  const { render, most, endNext } = controlled();
  const all = Promise.all(Array.from({ length: 6 }, () => run('a', render)));
  for (let n = 0; n < 12; n++) {
    endNext();
    await turn();
    await turn();
  }
  await all;
  expect(most()).toBe(2);
});

test('beyond the queue a render is refused', async () => {
  const run = createRenderQueue({ active: 1, waiting: 1, waitingEach: 1 });
  const { render, endNext } = controlled();
  const first = run('a', render);
  const second = run('a', render);
  await expect(run('a', render)).rejects.toBeInstanceOf(QueueFull);
  endNext();
  await first;
  await turn();
  endNext();
  await second;
});

test('a turn of the event loop lies between two renders', async () => {
  const run = createRenderQueue({ active: 1, waiting: 10, waitingEach: 10 });
  let turned = false;
  const first = run('a', async () => {});
  const second = run('a', async () => turned);
  await first;
  setImmediate(() => (turned = true));
  expect(await second).toBe(false);
  const third = run('a', async () => {});
  const fourth = run('a', async () => turned);
  await third;
  expect(await fourth).toBe(true);
});

test('a render that fails gives its place on', async () => {
  const run = createRenderQueue({ active: 1, waiting: 10, waitingEach: 10 });
  const failed = run('a', () => Promise.reject(new Error('no')));
  const next = run('a', async () => 'made');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('made');
});

test('one address waits for its share of the queue at most, and leaves the rest to others', async () => {
  const run = createRenderQueue({ active: 1, waiting: 4, waitingEach: 2 });
  const { render, endNext } = controlled();
  const all = [run('a', render), run('a', render), run('a', render)];
  await expect(run('a', render)).rejects.toBeInstanceOf(QueueFull);
  all.push(run('b', render), run('c', render));
  await expect(run('d', render)).rejects.toBeInstanceOf(QueueFull);
  for (let n = 0; n < 5; n++) {
    endNext();
    await turn();
    await turn();
  }
  await Promise.all(all);
});

test('addresses take turns', async () => {
  const run = createRenderQueue({ active: 1, waiting: 10, waitingEach: 10 });
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  await Promise.all([
    run('a', note('a1')),
    run('a', note('a2')),
    run('a', note('a3')),
    run('b', note('b1')),
    run('c', note('c1')),
    run('b', note('b2')),
  ]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});
