import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Feature } from '../src/feature-names.ts';
import {
  type Answer,
  balanceOf,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { newRequestId, PAYMENTS, sendDeposit } from './support/payments.ts';

const ORIGIN = 'https://play.example';
const HALF_HOUR_MS = 30 * 60_000;

let house: TestHouse;
let file: string;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, ...PAYMENTS, platformOrigin: ORIGIN });
  file = join(house.options.dataDir, 'platform.json');
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  rmSync(file, { force: true });
  switchOff();
  vi.restoreAllMocks();
});

/** As an operator's switch does in a running house. */
const switchOff = (...off: Feature[]) => Object.assign(house.options, { off: new Set(off) });
const place = (content: unknown) => writeFileSync(file, JSON.stringify(content));
const settings = async () => (await callerOf(house.url).get('/platform/system')).body.platform_settings;
const tokenOf = async (player: ReturnType<typeof callerOf>): Promise<string> =>
  (await player.post('/platform/player/payment_widget')).body.token;

/** Calls as the widget does in its frame: from nowhere, without cookies. */
function asWidget(token: string) {
  const headers = { authorization: `Bearer ${token}`, origin: 'null', 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${house.url}/platform${path}`, sent);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: object) => call('POST', path, body),
  };
}

test('clients read the addresses of the pages that the backend serves, and the usual order of ways', async () => {
  expect(await settings()).toMatchObject({
    platform: {
      frontend_origin: ORIGIN,
      backend_origin: ORIGIN,
      api_prefix: '/platform',
      payment_widget_script: '/payment-widget.js',
      payment_widget_origins: [],
      deposit_page: '/profile/wallet/deposit',
      transactions_page: '/profile/wallet/transactions',
      terms_page: '/terms-and-conditions',
      help_page: '/help-center',
    },
    casino_parameters: [],
    deposit_ways: ['quick_deposit', 'payment_widget', 'iframe_deposit', 'page'],
    deposit_blocked_countries: [],
  });
});

test("an operator's file names his own platform, the order, and what goes along to it", async () => {
  place({
    frontend_origin: 'https://casino.example',
    backend_origin: 'https://api.casino.example',
    api_prefix: '/api/v2',
    payment_widget_script: '/widget/payment.js',
    casino_parameters: ['ctag', 'btag'],
    deposit_ways: ['page', 'payment_widget'],
  });
  expect(await settings()).toMatchObject({
    platform: {
      frontend_origin: 'https://casino.example',
      backend_origin: 'https://api.casino.example',
      api_prefix: '/api/v2',
      payment_widget_script: '/widget/payment.js',
      deposit_page: '/profile/wallet/deposit',
    },
    casino_parameters: ['ctag', 'btag'],
    deposit_ways: ['page', 'payment_widget'],
  });
});

test.each([
  [{ frontend_origin: 'https://casino.example/shop' }, 'frontend_origin: must be an origin'],
  [{ payment_widget_script: '/w.js' }, 'payment_widget_script: needs a frontend_origin'],
  [{ frontend_origin: 'https://a.example', help_page: '//b.example' }, 'help_page: must be a path'],
  [{ deposit_ways: ['page', 'page'] }, 'deposit_ways: names something twice'],
  [{ deposit_ways: ['cash'] }, 'deposit_ways.0: '],
  [{ casino_parameters: ['a b'] }, 'casino_parameters.0: must be the name of a parameter'],
  [{ deposit_blocked_countries: ['Germany'] }, 'deposit_blocked_countries.0: must be a code such as DE'],
  [{ frontend: 'https://a.example' }, 'Unrecognized key'],
])('a file with %j is refused, and the log says why', async (content, says) => {
  const said: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void said.push(String(line)));
  place(content);
  expect((await settings()).platform.frontend_origin).toBe(ORIGIN);
  expect(said.join('\n')).toContain(says);
});

test('with deposits off, or in a country that they are blocked for, nobody pays in', async () => {
  const player = await signUpPlayer(house.url);
  const refused = async () => {
    const { status, body } = await sendDeposit(player, 'test_success');
    expect([status, body.code]).toEqual([422, 131]);
  };
  switchOff('deposits');
  expect((await settings()).deposit_ways).toEqual([]);
  await refused();
  switchOff();
  const { country } = (await player.get('/platform/player')).body;
  place({ deposit_blocked_countries: [country.code, 'ZA'] });
  expect((await settings()).deposit_blocked_countries).toEqual([country.code, 'ZA']);
  expect((await callerOf(house.url).get('/book/layouts')).body.countries).toEqual(
    [country.code, 'ZA'].toSorted(),
  );
  await refused();
  rmSync(file);
  expect((await sendDeposit(player, 'test_success')).status).toBe(200);
});

test('the payment widget pays in for the player whose token it has, from a frame without cookies', async () => {
  const player = await signUpPlayer(house.url);
  const widget = asWidget(await tokenOf(player));
  const ways = await widget.get('/player/payments/ways');
  expect([ways.status, ways.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(ways.body.data[0].deposit.cards[0].card).toBe('test_success');
  const asked = { request_id: newRequestId(), currency: 'EUR', amount: 2_500, card: 'test_code' };
  const { body: deposit } = await widget.post('/player/deposits', asked);
  expect(deposit.status).toBe('needs_confirmation');
  const ended = await widget.post(`/player/deposits/${deposit.id}/confirm`, { code: '123456' });
  expect(ended.body.status).toBe('succeeded');
  expect((await widget.get(`/player/payments/${deposit.id}`)).body).toEqual(ended.body);
  expect((await balanceOf(player)).available).toBe(102_500);
});

test('a browser asks before such a call, and is told that it may make it', async () => {
  const ask = (path: string) =>
    fetch(`${house.url}/platform${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });
  const answer = await ask('/player/deposits');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  for (const path of ['/player/payouts', '/player', '/player/payment_widget'])
    expect((await ask(path)).headers.get('access-control-allow-origin'), path).toBeNull();
});

test('a token opens nothing but deposits, and ends with its time or its session', async () => {
  const player = await signUpPlayer(house.url);
  const token = await tokenOf(player);
  const widget = asWidget(token);
  const payout = { request_id: newRequestId(), currency: 'EUR', amount: 1_000 };
  const { status } = await widget.post('/player/payouts', payout);
  expect(status).toBe(403);
  expect((await widget.post('/player/payment_widget', {})).status).toBe(403);
  expect((await widget.get('/player/movements')).status).toBe(401);
  expect((await asWidget(`${token}x`).get('/player/payments/ways')).status).toBe(401);
  await player.send('DELETE', '/platform/users/sign_out');
  expect((await widget.get('/player/payments/ways')).status).toBe(401);
  const other = await signUpPlayer(house.url);
  const { token: late, expires_at: until } = (await other.post('/platform/player/payment_widget')).body;
  expect(until - Date.now()).toBeLessThanOrEqual(HALF_HOUR_MS);
  expect((await asWidget(late).get('/player/payments/ways')).status).toBe(200);
});

test('a call with a token acts for its player, never for the cookie that comes along', async () => {
  const [one, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const headers = { authorization: `Bearer ${await tokenOf(one)}` };
  await one.post('/platform/player/accounts', { currency: 'JPY' });
  const { body } = await other.get('/platform/player/payments/ways', headers);
  expect(body.data).toHaveLength(2);
  const bad = await other.get('/platform/player/payments/ways', { authorization: 'Bearer none' });
  expect(bad.status).toBe(401);
});

const page = async (player: ReturnType<typeof callerOf>, path: string): Promise<Answer & { body: string }> =>
  player.get(path);

test('the deposit page has the widget, the amount, and the way back by its result', async () => {
  const player = await signUpPlayer(house.url);
  const back = 'http://127.0.0.1:3000/sports/football?tab=all';
  const query = new URLSearchParams({ currency: 'EUR', amount: '5150', locale: 'de', return_to: back });
  const { status, headers, body } = await page(player, `/profile/wallet/deposit?${query}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(body).toContain('<html lang="de" dir="ltr">');
  expect(body).toContain('<h1>Einzahlung</h1>');
  expect(body).toContain('"currency":"EUR","subunits":100,"amount":5150');
  expect(body).toContain(`"success":"${back}&quick-deposit-status=success"`);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  const script = await page(player, '/payment-widget.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(() => new Function(script.body)).not.toThrow();
});

test('a page leads back to the product alone, and writes nothing of its address into its script', async () => {
  const player = await signUpPlayer(house.url);
  const query = new URLSearchParams({
    currency: '</script>',
    amount: '-1',
    locale: 'xx',
    return_to: 'https://evil.example/',
  });
  const { body } = await page(player, `/profile/wallet/deposit?${query}`);
  expect(body).not.toContain('evil.example');
  expect(body).toContain('"currency":"EUR","subunits":100,"amount":null,"locale":"en"');
  expect(body.match(/<\/script>/g)).toHaveLength(1);
});

test('transactions are those of the player; a visitor is led to sign-in', async () => {
  const player = await signUpPlayer(house.url);
  expect((await page(player, '/profile/wallet/transactions')).body).toContain(
    'No deposits or withdrawals yet.',
  );
  await sendDeposit(player, 'test_success');
  const { body } = await page(player, '/profile/wallet/transactions');
  expect(body).toContain('<td><bdi>€20.00</bdi></td><td><bdi>Received</bdi></td>');
  for (const path of ['/profile/wallet/transactions', '/profile/wallet/deposit']) {
    const { body: asked } = await page(callerOf(house.url), path);
    expect(asked).toContain('href="http://127.0.0.1:3000/sports?modal=sign_in"');
  }
});

test("terms and help say what the operator's texts say, in the reader's language", async () => {
  const visitor = callerOf(house.url);
  const terms = await page(visitor, '/terms-and-conditions?locale=ar');
  expect(terms.body).toContain('<html lang="ar" dir="rtl">');
  expect((await page(visitor, '/terms-and-conditions')).body).toContain('<h2>Who may bet</h2>');
  const help = await page(visitor, '/help-center?theme=dark');
  expect(help.body).toContain('<a href="https://www.begambleaware.org/">BeGambleAware</a>');
  expect(help.body).toContain('color-scheme:dark');
  expect(help.headers.get('content-security-policy')).not.toContain('script-src');
});

test(
  'a backend without an origin for them has neither pages nor widget',
  async () => {
    const plain = await startTestHouse(PAYMENTS);
    try {
      const player = await signUpPlayer(plain.url);
      expect((await player.get('/book/settings')).body.capabilities).not.toContain('payment_widget');
      expect((await player.get('/platform/system')).body.platform_settings.platform).toBeUndefined();
      expect((await player.get('/profile/wallet/deposit')).status).toBe(404);
      const { status, body } = await player.post('/platform/player/payment_widget');
      expect([status, body.code]).toEqual([422, 131]);
    } finally {
      await plain.end();
    }
  },
  START_LIMIT_MS,
);
