import { User } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

/** More than these tests make from one address. */
const SIGN_UPS = 30;

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ rates: { signIn: 5, signUp: SIGN_UPS, placement: 2, search: 3 } });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const SOMEBODY = {
  email: 'somebody@mail.example',
  password: 'long enough',
  country: 'GB',
  currency: 'EUR',
  birth_date: '1990-01-31',
};

test('signing up opens an account with 1,000.00 and a session', async () => {
  const caller = callerOf(house.url);
  const answer = await caller.post('/platform/users/sign_up', {
    ...SOMEBODY,
    email: ' Somebody@Mail.Example ',
  });
  expect(answer.status).toBe(200);
  const user = User.parse(answer.body);
  expect(user).toMatchObject({
    email: 'somebody@mail.example',
    country: { code: 'GB', name: 'United Kingdom' },
  });
  expect(user.accounts).toMatchObject([
    { currency: 'EUR', subunits: 100, balance: { available: 100_000, locked: 0 }, active: true },
  ]);
  expect((await caller.get('/platform/player')).body.id).toBe(user.id);
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('touchline_session='));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//);
  expect(cookie).not.toMatch(/Secure/i);
});

test('an email that is taken is refused with 409', async () => {
  const answer = await callerOf(house.url).post('/platform/users/sign_up', {
    ...SOMEBODY,
    email: 'demo@touchline.example',
  });
  expect(answer.status).toBe(409);
  expect(answer.body.data.details).toEqual([{ key: 'error.auth.email_taken', field: 'email' }]);
});

test('a password that anybody guesses is refused, and one of his email', async () => {
  for (const password of ['Password123!', 'guessed1']) {
    const email = `guessed-${password.length}@mail.example`;
    const answer = await callerOf(house.url).post('/platform/users/sign_up', {
      ...SOMEBODY,
      email,
      password,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.data.details).toEqual([{ field: 'password', key: 'error.field.password_guessable' }]);
  }
});

test('every wrong field of a sign-up is named', async () => {
  const answer = await callerOf(house.url).post('/platform/users/sign_up', {
    email: 'nobody',
    password: 'short',
    country: 'XX',
    currency: 'XXX',
    birth_date: '1990-02-30',
  });
  expect(answer.status).toBe(422);
  expect(answer.body.data.details).toEqual([
    { field: 'email', key: 'error.field.email' },
    { field: 'password', key: 'error.field.password' },
    { field: 'country', key: 'error.field.country' },
    { field: 'currency', key: 'error.field.currency' },
    { field: 'birth_date', key: 'error.field.birth_date' },
  ]);
  const young = await callerOf(house.url).post('/platform/users/sign_up', {
    ...SOMEBODY,
    country: 'XX',
    birth_date: `${new Date().getUTCFullYear() - 17}-01-01`,
  });
  expect(young.body.data.details.map(({ key }: { key: string }) => key)).toEqual([
    'error.field.country',
    'error.field.under_age',
  ]);
});

test('the demo player signs in, signs out, and is nobody afterwards', async () => {
  const caller = callerOf(house.url);
  const nobody = await caller.get('/platform/player');
  expect(nobody.status).toBe(200);
  expect(User.parse(nobody.body)).toMatchObject({ id: null, email: null, accounts: [] });
  const answer = await caller.post('/platform/users/sign_in', {
    email: 'demo@touchline.example',
    password: 'demo-pass-1',
  });
  expect(answer.body.email).toBe('demo@touchline.example');
  expect((await caller.send('DELETE', '/platform/users/sign_out')).status).toBe(204);
  expect((await caller.get('/platform/player')).body.id).toBeNull();
});

test('a session that was signed out opens nothing, even with its cookie', async () => {
  const player = await signUpPlayer(house.url);
  const signedIn = await player.post('/platform/users/sign_in', {
    email: player.email,
    password: 'correct horse',
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await player.send('DELETE', '/platform/users/sign_out');
  const answer = await callerOf(house.url).get('/platform/player/accounts', { cookie });
  expect(answer.status).toBe(401);
});

test('unknown emails and wrong passwords are refused alike, and only so often', async () => {
  const caller = callerOf(house.url);
  const tryAs = (email: string, address: string) =>
    caller.post('/platform/users/sign_in', { email, password: 'guess' }, { 'x-forwarded-for': address });
  const unknown = await tryAs('unknown@mail.example', '192.0.2.1');
  const wrong = await tryAs('demo@touchline.example', '192.0.2.1');
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body.code).toBe(402);
  for (let attempt = 2; attempt < 5; attempt += 1) await tryAs(`person-${attempt}@mail.example`, '192.0.2.1');
  const limited = await tryAs('another@mail.example', '192.0.2.1');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tryAs('fresh@mail.example', '192.0.2.2')).status).toBe(401);
});

/** A bet of the right form on a match that there is not. */
const NOT_OFFERED = {
  bet_id: 'a',
  stake: { value: 100, currency: 'EUR' },
  selections: [{ match_id: 'none', market_id: '1', specifier: '', outcome_id: '1', odds: 20_000 }],
  system_id: null,
  custom_odds: null,
};

test('placements are limited per player', async () => {
  const player = await signUpPlayer(house.url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await player.post('/book/bets', {
      meta: { device_id: null, quick: false, type: 'slip' },
      locale: 'en',
      bets: [NOT_OFFERED],
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([422, 422, 429]);
});

test.each([
  ['sales', '/book/bets/cashout', { bet_id: 'none', to_cashout: 100 }],
  ['rules to sell', '/book/bets/none/auto-cashout', { at: 100 }],
])('%s are limited per player', async (_, path, body) => {
  const player = await signUpPlayer(house.url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await player.post(path, body)).status);
  expect(statuses).toEqual([404, 404, 429]);
});

test('accounts are opened only so often from one address', async () => {
  const from = (address: string) =>
    callerOf(house.url).post('/platform/users/sign_up', SOMEBODY, { 'x-forwarded-for': address });
  for (let attempt = 0; attempt < SIGN_UPS; attempt += 1)
    expect([200, 409]).toContain((await from('192.0.2.9')).status);
  const limited = await from('192.0.2.9');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('192.0.2.10')).status).toBe(409);
});

test('searches are limited per address', async () => {
  const caller = callerOf(house.url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const address = { 'x-forwarded-for': '192.0.2.3' };
    statuses.push((await caller.get('/book/search?q=harbour', address)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a player opens an account in another currency once', async () => {
  const player = await signUpPlayer(house.url);
  const account = { currency: 'JPY', subunits: 1, balance: { available: 0, locked: 0 }, active: true };
  expect((await player.post('/platform/player/accounts', { currency: 'JPY' })).body).toMatchObject(account);
  expect((await player.post('/platform/player/accounts', { currency: 'JPY' })).body).toMatchObject(account);
  expect((await player.post('/platform/player/accounts', { currency: 'XXX' })).status).toBe(422);
  expect((await player.get('/platform/player/accounts')).body).toHaveLength(2);
});

test('language and settings are saved', async () => {
  const player = await signUpPlayer(house.url);
  expect((await player.send('PATCH', '/platform/player/update_locale', { locale: 'ar' })).body).toEqual({
    language: 'ar',
  });
  expect((await player.get('/platform/player')).body.language).toBe('ar');
  await player.post('/book/settings', { odds_type: 'american', stakes: { EUR: [100, 200, 300] } });
  await player.post('/book/settings', { auto_accept_odds_change: 'any' });
  const { body } = await player.get('/book/settings');
  expect(body).toMatchObject({ active_odds_type: 'american', odds_accept_mode: 'any' });
  expect(body.stakes).toMatchObject({ EUR: [100, 200, 300], GBP: [500, 1_000, 2_500, 5_000] });
  expect((await callerOf(house.url).get('/book/settings')).body.active_odds_type).toBe('european');
});

test('calls that change something need our header and an origin of ours', async () => {
  const caller = callerOf(house.url);
  const body = { email: 'a@b.example', password: 'x' };
  const send = (headers: Record<string, string>) =>
    fetch(`${house.url}/platform/users/sign_in`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77', ...headers },
    });
  expect((await send({})).status).toBe(403);
  expect((await send({ 'x-touchline-app': 'web', origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ 'x-touchline-app': 'web', origin: 'http://localhost:3000' })).status).toBe(401);
  expect((await send({ 'x-touchline-app': 'web', origin: house.url })).status).toBe(401);
  expect(
    (
      await send({
        'x-touchline-app': 'web',
        origin: 'https://book.example',
        'x-forwarded-host': 'book.example',
      })
    ).status,
  ).toBe(401);
  expect((await caller.get('/platform/player')).status).toBe(200);
});

test('versions other than ours are not acceptable', async () => {
  const caller = await signUpPlayer(house.url);
  const status = async (path: string, accept: string) => (await caller.get(path, { accept })).status;
  expect(await status('/platform/player', 'application/vnd.touchline.v1+json')).toBe(200);
  expect(await status('/platform/player', 'application/vnd.touchline.v2+json')).toBe(406);
  expect(await status('/book/bets', 'application/vnd.touchline.v3+json')).toBe(200);
  expect(await status('/book/bets', 'application/vnd.touchline.v1+json')).toBe(406);
  expect(await status('/book/sports', 'application/json')).toBe(200);
});

test('cookies are Secure behind https, and the device keeps its name', async () => {
  const caller = callerOf(house.url);
  const secure = await caller.get('/platform/player', { 'x-forwarded-proto': 'https' });
  const [device = ''] = secure.headers.getSetCookie();
  expect(device).toMatch(/^deviceId=[\w-]+; Max-Age=630720000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const again = await caller.get('/platform/player');
  expect(again.headers.getSetCookie()[0]?.split(';')[0]).toBe(device.split(';')[0]);
});

test('tokens are for oneself alone', async () => {
  const player = await signUpPlayer(house.url);
  const own = `$user:${player.id}`;
  expect((await player.post('/book/websocket/token')).body.user).toBe(player.id);
  expect((await callerOf(house.url).post('/book/websocket/token')).body.user).toBeNull();
  const { body } = await player.post('/book/websocket/authorize', { channels: [own] });
  expect(body.channels).toEqual([{ channel: own, token: expect.any(String) }]);
  expect((await player.post('/book/websocket/authorize', { channels: [own, '$user:somebody'] })).status).toBe(
    403,
  );
  expect((await callerOf(house.url).post('/book/websocket/authorize', { channels: [own] })).status).toBe(401);
});
