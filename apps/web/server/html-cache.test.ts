import { expect, test } from 'vitest';
import { createHtmlCache } from './html-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

const pageOf = (text: string, status = 200): RenderedPage => {
  const identity = Buffer.from(text);
  return {
    status,
    headers: {},
    bodies: { br: identity, gzip: identity, identity },
    bytes: identity.length,
    lacksBlocks: false,
  };
};
const lacking = (text: string): RenderedPage => ({ ...pageOf(text), lacksBlocks: true });

/** A cache on a clock that the test turns, and a renderer that counts. */
function setUp(maxBytes = 1_000) {
  let time = 0;
  let renders = 0;
  const reports: unknown[] = [];
  const cache = createHtmlCache({ maxBytes, now: () => time, report: (error) => reports.push(error) });
  return {
    cache,
    reports,
    renders: () => renders,
    wait: (ms: number) => (time += ms),
    get: (key: string, make: () => RenderedPage | Promise<RenderedPage> = () => pageOf(`${key}${renders}`)) =>
      cache.get(key, 1_000, async () => {
        renders++;
        return make();
      }),
    text: async (page: RenderedPage | Promise<RenderedPage>) => (await page).bodies.identity.toString(),
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('fifty cold requests are one render', async () => {
  const { get, renders } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => get('a')));
  expect(renders()).toBe(1);
});

test('a fresh page is returned at once', async () => {
  const { get, renders, wait } = setUp();
  await get('a');
  wait(999);
  expect(get('a')).not.toBeInstanceOf(Promise);
  expect(renders()).toBe(1);
});

test('a stale page is returned at once and renewed behind', async () => {
  const { get, text, wait } = setUp();
  expect(await text(get('a'))).toBe('a1');
  wait(1_500);
  expect(await text(get('a'))).toBe('a1');
  await settle();
  expect(await text(get('a'))).toBe('a2');
});

test('a page that nobody asked for in a long time is made anew before it is shown', async () => {
  const { get, text, wait } = setUp();
  await get('a');
  wait(60_000);
  expect(await text(get('a'))).toBe('a2');
});

test('an older page stands in for a failed render, however old it is', async () => {
  const { get, text, wait, reports } = setUp();
  await get('a');
  wait(3_600_000);
  expect(await text(get('a', () => pageOf('broken', 500)))).toBe('a1');
  wait(2_000);
  const rejected = () => Promise.reject<RenderedPage>(new Error('no'));
  expect(await text(get('a', rejected))).toBe('a1');
  expect(reports).toHaveLength(2);
});

test('a whole page of the last ten seconds stands in for one that lacks blocks, an older one does not', async () => {
  const { get, text, wait, reports } = setUp();
  await get('a');
  wait(9_000);
  await get('a', () => lacking('half'));
  await settle();
  expect(await text(get('a'))).toBe('a1');
  expect(reports).toHaveLength(1);
  wait(3_000);
  expect(await text(get('a', () => lacking('half')))).toBe('half');
});

test('a page that lacks blocks is held for a second, however long whole pages are', async () => {
  const { cache, wait, text } = setUp();
  const get = (page: RenderedPage) => cache.get('a', 5_000, async () => page);
  await get(lacking('half'));
  wait(999);
  expect(await text(get(pageOf('whole')))).toBe('half');
  wait(2);
  await get(pageOf('whole'));
  await settle();
  expect(await text(get(pageOf('late')))).toBe('whole');
});

test('a failed renewal is not tried again within a second', async () => {
  const { get, renders, wait } = setUp();
  await get('a');
  wait(60_000);
  await get('a', () => pageOf('broken', 500));
  await get('a', () => pageOf('broken', 500));
  expect(renders()).toBe(2);
});

test('a failure without an older page is held for one second', async () => {
  const { get, renders, wait } = setUp();
  await get('a', () => pageOf('broken', 500));
  wait(900);
  await get('a');
  expect(renders()).toBe(1);
  wait(200);
  await get('a');
  expect(renders()).toBe(2);
});

test('an unknown address is held for five seconds', async () => {
  const { get, renders, wait } = setUp();
  await get('a', () => pageOf('nothing', 404));
  wait(4_900);
  await get('a');
  expect(renders()).toBe(1);
});

test('a render that throws without an older page rejects and leaves nothing behind', async () => {
  const { cache, get } = setUp();
  await expect(get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(cache.size()).toBe(0);
  expect((await get('a')).status).toBe(200);
});

test('the bytes are bounded and the page used longest ago leaves first', async () => {
  const { cache, get, renders } = setUp(30);
  const ten = () => pageOf('0123456789');
  await get('a', ten);
  await get('b', ten);
  await get('c', ten);
  await get('a', ten);
  await get('d', ten);
  expect(cache.bytes()).toBeLessThanOrEqual(30);
  const before = renders();
  await get('a', ten);
  expect(renders()).toBe(before);
  await get('b', ten);
  expect(renders()).toBe(before + 1);
});

test('a page that is larger than the whole cache is shown and not kept', async () => {
  const { cache, get } = setUp(5);
  expect((await get('a', () => pageOf('0123456789'))).status).toBe(200);
  expect(cache.bytes()).toBe(0);
});

test('a page of which a block has come or gone is renewed before it is shown', async () => {
  const { get, text, wait, renders } = setUp();
  const changing = () => ({ ...pageOf(`made ${renders()}`), changesAt: 10_500 });
  wait(10_000);
  expect(await text(get('a', changing))).toBe('made 1');
  wait(499);
  expect(await text(get('a', changing))).toBe('made 1');
  wait(1);
  expect(await text(get('a', () => pageOf('after')))).toBe('after');
});
