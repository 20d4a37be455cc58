import { createHash } from 'node:crypto';
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import { expect, vi } from 'vitest';
import { languageTag } from '../../packages/i18n/src/locale.ts';
import { OFFERED_LOCALES } from '../../packages/i18n/src/locale-table.ts';
import { freePort } from '../../scripts/start/ports.mjs';
import { startService } from '../../scripts/start/service.mjs';
import { WEB_SERVER } from '../../scripts/toolchain/build.mjs';
import { upcomingMatches } from '../support/book.ts';
import { newEmail } from '../support/players.ts';
import { test } from './test.ts';
import { attributeOf as attribute } from './texts.ts';

// What the web server answers, without a screen.

const STAY = { maxRedirects: 0 };
const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

for (const [given, canonical] of [
  ['/', '/sports'],
  ['/sports/', '/sports'],
  ['/SPORTS/Live', '/sports/live'],
  ['/sports//live/?sport=football', '/sports/live?sport=football'],
  ['/sports/en/live', '/sports/live'],
  ['/sports/AR', '/sports/ar'],
] as const) {
  test(`${given} leads to ${canonical} for good`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${given}`, STAY);
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(canonical);
  });
}

test('a wrong name in an address leads to the right one, an unknown id to a page that is not kept', async ({
  request,
}) => {
  const [match] = await upcomingMatches(request, 1);
  const wrong = await request.get(`/sports/football/any-words-m${match?.id}`, STAY);
  expect(wrong.status()).toBe(301);
  expect(new URL(wrong.headers().location ?? '', 'http://any').pathname).toBe(match?.path);
  const unknown = await request.get('/sports/football/any-words-m0nowhere', STAY);
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['cache-control']).toBe('no-store');
});

test('a page may be kept by everybody, one in a format of odds that a visitor chose by that visitor alone', async ({
  request,
}) => {
  const shared = await request.get('/sports/live');
  expect(shared.headers()['cache-control']).toMatch(/^public, max-age=1,/);
  const own = await request.get('/sports/live', { headers: { cookie: 'odds_format=american' } });
  expect(own.headers()['cache-control']).toMatch(/^private, /);
  expect(attribute(await own.text(), 'html', 'data-odds')).toBe('american');
  expect(attribute(await read(request, '/sports/live'), 'html', 'data-odds')).toBe('european');
});

test('what is in no page is not kept', async ({ request }) => {
  for (const [path, status] of [
    ['/sports/zz', 404],
    ['/sports/404', 404],
    ['/sports/500', 500],
    ['/casino', 404],
  ] as const) {
    const answer = await request.get(path, STAY);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});

for (const name of ['reset_password_token', 'confirmation_token', 'betcode']) {
  test(`an address with ${name} is answered without it, is not kept and tells no other site`, async ({
    request,
  }) => {
    for (const path of ['/sports', '/sports/']) {
      const answer = await request.get(`${path}?${name}=s3cret-value`, STAY);
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(answer.headers()['referrer-policy']).toBe('strict-origin');
      expect(await answer.text()).not.toContain('s3cret-value');
    }
  });
}

test('parameters of advertisers change nothing in the page', async ({ request }) => {
  const tracked = '/sports/bets-history?gclid=cl1ck&ctag=c1&btag=b1&stag=s1&qtag=q1';
  // A page may be renewed between two requests.
  await vi.waitFor(async () => {
    const [plain, other] = [await read(request, '/sports/bets-history'), await read(request, tracked)];
    expect(other).toBe(plain);
  });
  expect(await read(request, tracked)).not.toMatch(/gclid|cl1ck/);
});

test('the policy names exactly the inline scripts of the page and asks for trusted types', async ({
  request,
}) => {
  for (const path of ['/sports', '/sports/ar/live', '/sports/404']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const inline = [...(await answer.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '', text]) => text !== '' && !/\bsrc=|type="application\//.test(attributes),
    );
    const hashes = inline.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(hashes.length, path).toBeGreaterThan(0);
    const named = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    expect(new Set(named), path).toEqual(new Set(hashes));
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-/);
  }
});

test('the head names the page in its locale, its other locales and that no robot keeps it', async ({
  request,
}) => {
  const links = (html: string) =>
    [...html.matchAll(/<link\b[^>]*\brel="(canonical|alternate)"[^>]*>/g)].map(([tag, kind = '']) => [
      kind === 'canonical' ? kind : attribute(tag, 'link', 'hrefLang'),
      new URL(attribute(tag, 'link', 'href') ?? '').pathname,
    ]);
  const alternates = [
    ['en', '/sports/live'],
    ...OFFERED_LOCALES.slice(1).map((code) => [languageTag(code), `/sports/${code}/live`]),
    ['x-default', '/sports/live'],
  ];
  for (const path of ['/sports/live', '/sports/ar/live', '/sports/de/live']) {
    const html = await read(request, path);
    expect(links(html), path).toEqual([['canonical', path], ...alternates]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('each page names the picture that stands beside a link to it, and the picture is there', async ({
  request,
  baseURL,
}) => {
  const [match] = await upcomingMatches(request, 1);
  for (const path of ['/sports', '/sports/ar/live', match?.path ?? '']) {
    const html = await read(request, path);
    const href = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(new URL(href).origin).toBe(new URL(baseURL).origin);
    const picture = await request.get(href);
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('document and body say language, direction, page, locale and country', async ({ request }) => {
  const markers = async (path: string) => {
    const html = await read(request, path);
    const of = (tag: string, ...names: string[]) => names.map((name) => attribute(html, tag, name));
    return [...of('html', 'lang', 'dir'), ...of('body', 'data-page', 'data-locale', 'data-country')];
  };
  expect(await markers('/sports')).toEqual(['en', 'ltr', 'home', 'en', '-']);
  expect(await markers('/sports/ar/live')).toEqual(['ar', 'rtl', 'live', 'ar', '-']);
  expect(await markers('/sports/football')).toEqual(['en', 'ltr', 'sport', 'en', '-']);
  expect(await markers('/sports/zz')).toEqual(['en', 'ltr', 'not_found', 'en', '-']);
});

test('built files are sent compressed and kept for good, an unknown one is not there', async ({
  request,
}) => {
  const html = await read(request, '/sports');
  for (const file of html.match(/\/sports\/assets\/[\w.-]+\.(?:js|css)/g) ?? []) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    const isSmall = (await answer.body()).length < 512;
    expect(answer.headers()['content-encoding'], file).toBe(isSmall ? undefined : 'br');
  }
  const styles = html.match(/<link\b[^>]*\brel="stylesheet"/g) ?? [];
  expect(styles, 'all styles are one file').toHaveLength(1);
  const unknown = await request.get('/sports/assets/index-00000000.js');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['cache-control']).toBe('no-store');
});

test('the layers of the styles stand in their order, so that a later one wins', async ({ request }) => {
  const [file = ''] = (await read(request, '/sports')).match(/\/sports\/assets\/[\w.-]+\.css/) ?? [];
  const css = await (await request.get(file)).text();
  expect(css.slice(0, 200).replaceAll(' ', '')).toMatch(
    /^@layer(?:\w+,)?tokens,base,ui,parts,features,scripts;/,
  );
});

test('pages are sent compressed as the browser asks', async ({ request }) => {
  for (const encoding of ['br', 'gzip', undefined]) {
    const headers = { 'accept-encoding': encoding ?? 'identity' };
    const answer = await request.get('/sports', { headers });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(await answer.text()).toContain('</html>');
  }
});

test('calls reach the house as they are, and its answers come back as they are', async ({ baseURL }) => {
  const visitor = await newRequest.newContext({
    baseURL,
    extraHTTPHeaders: { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' },
  });
  expect((await visitor.get('/sports/api/platform/player/accounts')).status()).toBe(401);
  const data = { email: newEmail(), password: 'correct-horse-9', country: 'IE', currency: 'EUR' };
  const refused = await visitor.post('/sports/api/platform/users/sign_up', {
    data: { ...data, birth_date: '2020-01-01' },
  });
  expect(refused.status()).toBe(422);
  const signedUp = await visitor.post('/sports/api/platform/users/sign_up', {
    data: { ...data, birth_date: '1990-05-17' },
  });
  expect(signedUp.status()).toBe(200);
  expect(signedUp.headers()['set-cookie']).toMatch(/HttpOnly/i);
  expect((await visitor.get('/sports/api/platform/player/accounts')).status()).toBe(200);
  const sports = await visitor.get('/sports/api/book/sports', { headers: { 'accept-language': 'ar' } });
  const { data: named } = await sports.json();
  expect(named).toContainEqual(expect.objectContaining({ key: 'football', name: 'كرة القدم' }));
  await visitor.dispose();
});

test('a body that no call needs is refused', async ({ request }) => {
  const answer = await request.post('/sports/api/book/counters', { data: { text: 'x'.repeat(300_000) } });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toMatchObject({ code: expect.any(Number), data: { details: [] } });
});

test('without its house the web app says so, in the form of the contract and as a page', async () => {
  const [webPort, housePort] = [await freePort(), await freePort()];
  const webUrl = `http://127.0.0.1:${webPort}`;
  const web = startService({
    name: 'web',
    ...WEB_SERVER,
    env: {
      NODE_ENV: 'production',
      WEB_PORT: String(webPort),
      HOUSE_URL: `http://127.0.0.1:${housePort}`,
    },
    healthUrl: `${webUrl}/sports/health`,
    show: 'nothing',
  });
  const visitor = await newRequest.newContext({ baseURL: webUrl });
  try {
    expect(await web.ready(30_000)).toBe('ready');
    const call = await visitor.get('/sports/api/book/sports');
    expect(call.status()).toBe(503);
    expect(call.headers()['retry-after']).toBe('1');
    expect(await call.json()).toEqual({
      code: expect.any(Number),
      data: { localized_message: '', details: [], errors_by_bet: {} },
    });
    const page = await visitor.get('/sports');
    expect(page.status()).toBe(503);
    expect(page.headers()['retry-after']).toBe('5');
    expect(page.headers()['cache-control']).toBe('no-store');
    expect(attribute(await page.text(), 'body', 'data-page')).toBe('error');
  } finally {
    await visitor.dispose();
    await web.stop();
  }
});

test('health is answered, other methods and other interfaces are not', async ({ request }) => {
  const health = await request.get('/sports/health');
  expect(await health.json()).toEqual({ status: 'ok' });
  expect(health.headers()['cache-control']).toBe('no-store');
  const posted = await request.post('/sports', { data: {} });
  expect(posted.status()).toBe(405);
  expect(posted.headers().allow).toBe('GET, HEAD');
  expect((await request.get('/sports/api/dev/state')).status()).toBe(404);
});
