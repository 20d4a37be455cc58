import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { expect, test } from 'vitest';
import { serve } from './test/serving.ts';

test('a redirect to the right address keeps the query as the visitor wrote it', async () => {
  const location = '/sports/football/right-l1?tab=x+y';
  const read = await serve({ page: async () => new Response(null, { status: 301, headers: { location } }) });
  for (const query of ['?utm=a%20b&tab=x%20y&x=1&x=2', '']) {
    const answer = await read(`/sports/football/wrong-l1${query}`);
    expect(answer.headers.get('location')).toBe(`/sports/football/right-l1${query}`);
  }
});

test('a page whose backend is away answers 503 in its language, and comes back by itself', async () => {
  const read = await serve({ page: async () => new Response('', { status: 503 }) });
  const answer = await read('/sports/ar/live');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('data-page="error"');
  expect(html).toContain("fetch(location.href,{method:'HEAD'");
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.* 'sha256-/);
});

test('a page that is broken does not come back by itself', async () => {
  const read = await serve({ page: async () => new Response('', { status: 500 }) });
  const answer = await read('/sports');
  expect(answer.status).toBe(500);
  expect(answer.headers.has('retry-after')).toBe(false);
  expect(await answer.text()).not.toContain('location.reload');
});

test('values that there are not share the page of an address without them', async () => {
  const rendered: string[] = [];
  const read = await serve({
    page: async ({ url }) => {
      rendered.push(url);
      return new Response('<p>page</p>');
    },
  });
  for (let day = 0; day < 50; day++)
    await read(`/sports/schedule?date=none-${day}&tab=${day}&sortBy=x${day}`);
  expect(rendered).toHaveLength(1);
});

for (const [where, env, renders] of [
  ['in development a test keeps its pages for itself', { HOUSE_DEV: '1' }, ['one', 'other']],
  ['outside of it nobody has pages of his own', {}, [null]],
] as const)
  test(where, async () => {
    const rendered: (string | null)[] = [];
    const read = await serve(
      {
        page: async ({ headers }) => {
          rendered.push(headers.get(TEST_RUN_HEADER));
          return new Response('<p>page</p>');
        },
      },
      env,
    );
    for (const run of ['one', 'one', 'other', 'one']) await read('/sports', { [TEST_RUN_HEADER]: run });
    expect(rendered).toEqual(renders);
  });

test('an address with many pages that are not there leaves room for others', async () => {
  const ends: (() => void)[] = [];
  const read = await serve({
    page: async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return new Response('<p>page</p>');
    },
  });
  const from = (address: string, path: string) => read(path, { 'x-forwarded-for': address });
  const many = Array.from({ length: 40 }, (_, nth) => from('203.0.113.7', `/sports/football?league=${nth}`));
  // Two are rendered and 32 wait.
  const refused = await Promise.race(many);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  const other = from('203.0.113.8', '/sports/tennis');
  let isServed = false;
  void other.then(() => (isServed = true));
  while (!isServed) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await other).status).toBe(200);
  const timer = setInterval(() => ends.shift()?.(), 1);
  await Promise.all(many);
  clearInterval(timer);
});
