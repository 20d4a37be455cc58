import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { expect, test } from 'vitest';
import { listening } from './test/listening.ts';
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

for (const [where, env, renders, isTold] of [
  ['in development a test keeps its pages for itself', { HOUSE_DEV: '1' }, ['one', 'other'], true],
  ['outside of it nobody has pages of his own', {}, [null], false],
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
    for (const run of ['one', 'one', 'other', 'one']) {
      const { headers } = await read('/sports', { [TEST_RUN_HEADER]: run });
      expect(headers.get('vary')?.includes(TEST_RUN_HEADER)).toBe(isTold);
    }
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

/** A web server whose backend publishes these countries, and the pages that it renders: by country and providers. */
async function serveFor(rules: object, env: Record<string, string> = {}) {
  const house = await listening((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rules));
  });
  const rendered: string[] = [];
  const read = await serve(
    {
      page: async ({ url, headers }) => {
        const named = ['x-country-class', 'x-test-providers'].map((name) => headers.get(name) ?? '-');
        rendered.push([new URL(url).pathname, ...named].join(' '));
        return new Response('<p>page</p>');
      },
    },
    { HOUSE_URL: house.origin, ...env },
  );
  return { read, rendered };
}
const BLOCKED = { countries: ['US'], blocked: ['US'] };
const ANYWHERE = '/sports/football - -';

test.each([
  ['/sports/football', 'en', 'United States'],
  ['/sports/de', 'de', 'Vereinigte Staaten'],
  ['/sports/de/users/sign-in', 'de', 'Vereinigte Staaten'],
  ['/sports/404', 'en', 'United States'],
  ['/sports/nowhere/at/all', 'en', 'United States'],
])('where every page is blocked, %s answers the page that names the country', async (path, locale, name) => {
  const { read, rendered } = await serveFor(BLOCKED);
  const answer = await read(path, { 'cf-ipcountry': 'us' });
  expect(answer.status).toBe(451);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('data-page="blocked"');
  expect(html).toContain('data-country="US"');
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain(name);
  expect(rendered).toEqual([]);
});

test('the page without a network is there for all, and health is no page', async () => {
  const { read } = await serveFor(BLOCKED);
  const headers = { 'cf-ipcountry': 'US' };
  expect((await read('/sports/offline', headers)).status).toBe(200);
  expect((await read('/sports/health', headers)).status).toBe(200);
});

test('a blocked country never gets a cached page, and its own is cached for nobody', async () => {
  const { read, rendered } = await serveFor(BLOCKED);
  const status = async (country?: string) =>
    (await read('/sports/football', country === undefined ? {} : { 'cf-ipcountry': country })).status;
  expect([
    await status(),
    await status('US'),
    await status('NO'),
    await status('US'),
    await status(),
  ]).toEqual([200, 451, 200, 451, 200]);
  expect(rendered).toEqual([ANYWHERE]);
});

test('while a country is blocked no cache in front keeps a page', async () => {
  const scope = async (rules: object) => {
    const { read } = await serveFor(rules);
    return (await read('/sports/football')).headers.get('cache-control')?.split(',')[0];
  };
  expect(await scope({ countries: [], blocked: [] })).toBe('public');
  expect(await scope(BLOCKED)).toBe('private');
});

test('the country is read from the header that is named, and without it nobody is blocked', async () => {
  const { read } = await serveFor(BLOCKED, { COUNTRY_HEADER: 'X-Reader-Country' });
  expect((await read('/sports/football', { 'x-reader-country': 'US' })).status).toBe(451);
  expect((await read('/sports/football', { 'cf-ipcountry': 'US' })).status).toBe(200);
  expect((await read('/sports/blocked', { 'x-reader-country': 'FR' })).status).toBe(451);
  expect((await read('/sports/football')).status).toBe(200);
});

test('pages differ for a country in which accounts are blocked, and are shared by all others', async () => {
  const { read, rendered } = await serveFor({ countries: ['FR'], blocked: [] });
  for (const country of ['FR', 'NO', 'DE', 'FR'])
    expect((await read('/sports/football', { 'cf-ipcountry': country })).status).toBe(200);
  expect(rendered).toEqual(['/sports/football FR -', ANYWHERE]);
});

test('a test of providers passes by the cache, and a broken cookie does not', async () => {
  const { read, rendered } = await serveFor({ countries: [], blocked: [] });
  const cacheOf = async (cookie?: string) =>
    (await read('/sports/football', cookie === undefined ? {} : { cookie })).headers.get('cache-control');
  expect(await cacheOf()).toMatch(/^public/);
  expect(await cacheOf('test_providers=cyber:oddin|regular:betradar')).toBe('no-store');
  expect(await cacheOf('a=1; test_providers=cyber%3Aoddin%7Ccyber; b=2')).toBe('no-store');
  expect(await cacheOf('test_providers=cyber=oddin')).toMatch(/^public/);
  expect(rendered).toEqual([
    ANYWHERE,
    '/sports/football - cyber:oddin|regular:betradar',
    '/sports/football - cyber:oddin',
  ]);
});
