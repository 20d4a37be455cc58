import { type APIRequestContext, test as base, expect, request as newRequest } from '@playwright/test';
import { ensureNginx } from '../scripts/toolchain/nginx.mjs';
import { startNginx } from './support/nginx.ts';
import { newEmail } from './support/players.ts';
import { startStack, startWeb } from './support/stack.ts';

// The cache before the web app, deploy/cdn/nginx.conf, as docs/operators/cdn.md explains it. No screen is involved.

const START_LIMIT_MS = 180_000;
const APP = { 'x-touchline-app': 'web' };
/** A page that may be kept for five seconds: a busy machine asks twice within them. */
const PAGE = '/sports/about';

interface Cdn {
  readonly url: string;
  readonly missing?: string;
  readonly stopWeb: () => Promise<void>;
}

const test = base.extend<{ visitor: APIRequestContext }, { cdn: Cdn }>({
  cdn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const nginx = await ensureNginx();
      if ('missing' in nginx) return use({ url: '', missing: nginx.missing, stopWeb: async () => {} });
      const stack = await startStack({ houseSettings: { HOUSE_SPORTS: 'football' } });
      // A web app of its own, which a test stops while the house goes on.
      const web = await startWeb(stack.houseUrl);
      const cache = await startNginx(nginx.path, web.webUrl);
      await use({ url: cache.url, stopWeb: web.stop });
      await cache.stop();
      await web.stop();
      await stack.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  visitor: async ({ cdn }, use) => {
    const visitor = await newRequest.newContext({ baseURL: cdn.url });
    await use(visitor);
    await visitor.dispose();
  },
});

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ cdn }) => test.skip(cdn.missing !== undefined, cdn.missing));

type Headers = Record<string, string>;
const answer = (visitor: APIRequestContext, path: string, headers: Headers = {}) =>
  visitor.get(path, { headers, maxRedirects: 0 });
/** What the cache did with an answer. */
const fate = async (visitor: APIRequestContext, path: string, headers?: Headers) =>
  (await answer(visitor, path, headers)).headers()['x-cache'];
const isKept = (visitor: APIRequestContext, path: string, headers?: Headers) =>
  expect.poll(() => fate(visitor, path, headers), { timeout: 20_000 }).toBe('HIT');
async function isNotKept(visitor: APIRequestContext, path: string, headers?: Headers) {
  const fates = [];
  for (let time = 0; time < 3; time += 1) fates.push(await fate(visitor, path, headers));
  expect(
    fates.filter((one) => one !== 'MISS' && one !== 'BYPASS'),
    path,
  ).toEqual([]);
}

test('a page is kept for everybody, whatever the language of the browser and the other cookies are', async ({
  visitor,
}) => {
  await isKept(visitor, PAGE);
  await isKept(visitor, PAGE, {
    'accept-language': 'de',
    cookie: 'deviceId=some-device-1; odds_format=european',
  });
  const german = await answer(visitor, PAGE, { 'accept-language': 'de' });
  expect(await german.text()).toContain('lang="en"');
});

test('each encoding has a copy of its own', async ({ visitor }) => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    await isKept(visitor, PAGE, { 'accept-encoding': accepted });
    const kept = await answer(visitor, PAGE, { 'accept-encoding': accepted });
    expect(kept.headers()['content-encoding']).toBe(encoding);
    expect(await kept.text()).toContain('</html>');
  }
});

test('a page that waited in the cache tells the instant at which it is sent', async ({ visitor }) => {
  await isKept(visitor, PAGE);
  const sent = (await answer(visitor, PAGE)).headers()['server-timing'] ?? '';
  expect(sent).toMatch(/^now;dur=\d{13}$/);
  expect(Math.abs(Number(sent.slice('now;dur='.length)) - Date.now())).toBeLessThan(5_000);
});

test('a page that waited in the cache carries the name of who asks now', async ({ visitor }) => {
  await isKept(visitor, PAGE);
  const named = await answer(visitor, PAGE, { 'x-request-id': 'a-chosen-request-id' });
  expect(named.headers()['x-request-id']).toBe('a-chosen-request-id');
  const ids = [];
  for (let time = 0; time < 2; time += 1) ids.push((await answer(visitor, PAGE)).headers()['x-request-id']);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a page with odds in a format that a visitor chose is his own', async ({ visitor }) => {
  await isKept(visitor, PAGE);
  await isNotKept(visitor, PAGE, { cookie: 'odds_format=american' });
  expect(await (await answer(visitor, PAGE)).text()).toContain('data-odds="european"');
});

test('a player signs up through the cache, and neither he nor his calls are answered from it', async ({
  cdn,
}) => {
  const player = await newRequest.newContext({ baseURL: cdn.url, extraHTTPHeaders: APP });
  const signedUp = await player.post('/sports/api/platform/users/sign_up', {
    data: {
      email: newEmail(),
      password: 'correct-horse-9',
      country: 'IE',
      currency: 'EUR',
      birth_date: '1990-05-17',
    },
  });
  expect(signedUp.status()).toBe(200);
  await isNotKept(player, PAGE);
  await isNotKept(player, '/sports/api/platform/player/accounts');
  const mine = await player.get('/sports/api/platform/player/accounts');
  expect(mine.status()).toBe(200);
  const nobody = await newRequest.newContext({ baseURL: cdn.url, extraHTTPHeaders: APP });
  expect((await nobody.get('/sports/api/platform/player/accounts')).status()).toBe(401);
  await Promise.all([player.dispose(), nobody.dispose()]);
});

test('calls that answer everybody the same are kept, in each language apart', async ({ visitor }) => {
  const path = '/sports/api/book/sports';
  for (const [language, name] of [
    ['en', 'Football'],
    ['ar', 'كرة القدم'],
  ] as const) {
    await isKept(visitor, path, { 'accept-language': language });
    const kept = await answer(visitor, path, { 'accept-language': language });
    expect(await kept.text()).toContain(name);
  }
});

test('built files are kept for good, for players as well', async ({ visitor }) => {
  const html = await (await answer(visitor, PAGE)).text();
  const [file = ''] = /\/sports\/assets\/[\w.-]+\.css/.exec(html) ?? [];
  await isKept(visitor, file, { cookie: 'touchline_session=any' });
  const kept = await answer(visitor, file);
  expect(kept.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const name of ['betcode', 'reset_password_token']) {
  test(`an address with ${name} is not kept`, async ({ visitor }) => {
    await isNotKept(visitor, `${PAGE}?${name}=s3cret-value`);
    const headers = (await answer(visitor, `${PAGE}?${name}=s3cret-value`)).headers();
    expect(headers['cache-control']).toBe('no-store');
  });
}

test('an unknown address is not kept', async ({ visitor }) => {
  await isNotKept(visitor, '/sports/zz');
});

test('who may refresh has a page made anew, which the next visitor gets', async ({ visitor }) => {
  await isKept(visitor, PAGE);
  expect(await fate(visitor, PAGE, { 'x-refresh': '1' })).toBe('BYPASS');
  await isKept(visitor, PAGE);
});

test('without the web app the last good page is shown, and nobody gets what was not kept', async ({
  cdn,
  visitor,
}) => {
  test.setTimeout(120_000);
  await isKept(visitor, PAGE);
  await cdn.stopWeb();
  // First within the seconds of stale-while-revalidate, then as long as stale-if-error says.
  await expect.poll(() => fate(visitor, PAGE), { timeout: 60_000 }).toBe('STALE');
  const shown = await answer(visitor, PAGE);
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain('</html>');
  expect((await answer(visitor, '/sports/general-rules')).status()).toBe(502);
  expect((await answer(visitor, PAGE, { cookie: 'odds_format=american' })).status()).toBe(502);
});
