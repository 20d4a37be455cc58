import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SystemData } from '@touchline/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type Answer,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { PAYMENTS, sendDeposit } from './support/payments.ts';

const CODE = 167;
let house: TestHouse;
let people = 0;

beforeAll(async () => {
  house = await startTestHouse({
    ...PAYMENTS,
    platformOrigin: 'https://backend.example',
    phoneVerification: false,
    countryHeader: 'x-reader-country',
  });
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  for (const file of ['countries.json', 'platform.json'])
    rmSync(join(house.options.dataDir, file), { force: true });
  vi.restoreAllMocks();
});

const place = (content: unknown) =>
  writeFileSync(join(house.options.dataDir, 'countries.json'), JSON.stringify(content));
const from = (country?: string) => (country === undefined ? {} : { 'x-reader-country': country });
const outcome = ({ status, body }: Answer) => [status, body.code];

function newPerson(country = 'GB') {
  people += 1;
  return {
    email: `country-${process.pid}-${people}-${Date.now()}@mail.example`,
    password: 'correct horse',
    country,
    currency: 'EUR',
    birth_date: '1990-05-05',
  };
}
const signUp = (reader?: string, country?: string) =>
  callerOf(house.url).post('/platform/users/sign_up', newPerson(country), from(reader));

test.each([
  ['without a file', undefined, 'FR', 200],
  ['in another country', { account: ['FR'] }, 'NO', 200],
  ['without the header', { account: ['FR'] }, undefined, 200],
  ['in a blocked country', { account: ['FR'] }, 'FR', 403],
  ['in small letters', { account: ['FR'] }, 'fr', 403],
  ['where every page is blocked', { site: ['FR'] }, 'FR', 403],
])('sign-up, sign-in and its code are taken or refused: %s', async (_, file, reader, status) => {
  const player = await signUpPlayer(house.url);
  if (file) place(file);
  const signIn = { email: player.email, password: 'correct horse' };
  expect((await signUp(reader)).status).toBe(status);
  expect((await callerOf(house.url).post('/platform/users/sign_in', signIn, from(reader))).status).toBe(
    status,
  );
});

test('a refusal has a code of its own and a text, also for the code of a sign-up by phone', async () => {
  place({ account: ['FR'] });
  const refused = await signUp('FR');
  expect(outcome(refused)).toEqual([403, CODE]);
  expect(refused.body.data.localized_message).toBe(
    "You can't sign in, open an account or deposit from this country.",
  );
  const code = { phone: '+447400123456', code: '123456', password: 'correct horse' };
  const byCode = await callerOf(house.url).post('/platform/users/sign_up/code', code, from('FR'));
  expect(outcome(byCode)).toEqual([403, CODE]);
});

test('a deposit is refused in a blocked country, by card and by the widget, and to who lives in one', async () => {
  const player = await signUpPlayer(house.url);
  const resident = callerOf(house.url);
  await resident.post('/platform/users/sign_up', newPerson('FR'));
  place({ account: ['FR'] });
  const deposit = { currency: 'EUR', amount: 2_000, card: 'test_success' };
  const pay = (reader: string | undefined, request_id: string) =>
    player.post('/platform/player/deposits', { ...deposit, request_id }, from(reader));
  expect(outcome(await pay('FR', 'in-france'))).toEqual([403, CODE]);
  expect((await pay('NO', 'in-norway')).status).toBe(200);
  expect(outcome(await player.post('/platform/player/payment_widget', undefined, from('FR')))).toEqual([
    403,
    CODE,
  ]);
  expect(outcome(await sendDeposit(resident, 'test_success'))).toEqual([403, CODE]);
});

test('a player who is signed in stays so, and asks for his money', async () => {
  const player = await signUpPlayer(house.url);
  place({ account: ['FR'] });
  expect((await player.get('/platform/player', from('FR'))).body.id).toBe(player.id);
  const payout = { request_id: 'from-france', currency: 'EUR', amount: 1_000 };
  expect((await player.post('/platform/player/payouts', payout, from('FR'))).status).toBe(200);
});

test('clients in a blocked country are offered no door to an account, and others are', async () => {
  place({ account: ['FR'] });
  const capabilities = async (reader?: string) =>
    (await callerOf(house.url).get('/book/settings', from(reader))).body.capabilities;
  for (const reader of [undefined, 'NO'])
    expect(await capabilities(reader)).toEqual(expect.arrayContaining(['sign_in', 'sign_up', 'passwords']));
  const blocked = await capabilities('FR');
  expect(blocked).toContain('passwords');
  for (const door of ['sign_in', 'sign_up']) expect(blocked).not.toContain(door);
  const ways = async (reader: string) =>
    (await callerOf(house.url).get('/platform/system', from(reader))).body.platform_settings.deposit_ways;
  expect([await ways('FR'), (await ways('NO')).length]).toEqual([[], 4]);
  place({});
  expect(await capabilities('FR')).toContain('sign_in');
});

test('nobody who lives in a blocked country opens an account, and clients are told', async () => {
  place({ account: ['FR'], site: ['US'] });
  for (const country of ['FR', 'US']) {
    const { status, body } = await signUp('GB', country);
    expect([status, body.data.details]).toEqual([
      422,
      [{ field: 'country', key: 'error.field.country_blocked' }],
    ]);
  }
  const system = SystemData.parse((await callerOf(house.url).get('/platform/system')).body);
  const blocked = system.countries
    .filter(({ sign_up_blocked: isBlocked }) => isBlocked)
    .map(({ code }) => code);
  expect(blocked.toSorted()).toEqual(['FR', 'US']);
  expect(system.platform_settings.deposit_blocked_countries).toEqual(['FR', 'US']);
});

test('who keeps pages learns for which countries they differ, and which get none', async () => {
  const layouts = async () => (await callerOf(house.url).get('/book/layouts')).body;
  expect(await layouts()).toEqual({ countries: [], blocked: [] });
  place({ account: ['FR'], site: ['US'] });
  writeFileSync(
    join(house.options.dataDir, 'platform.json'),
    JSON.stringify({ deposit_blocked_countries: ['NO'] }),
  );
  expect(await layouts()).toEqual({ countries: ['FR', 'NO', 'US'], blocked: ['US'] });
});

test('a file with a wrong code is left alone, and the log says why', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  place({ account: ['France', 'FR', 'FR'], sites: [] });
  expect((await signUp('FR')).status).toBe(200);
  const lines = said.mock.calls.map(([line]) => String(line)).join('\n');
  expect(lines).toMatch(/countries\.json: account\.0: must be a code such as DE/);
  expect(lines).toMatch(/countries\.json: : .*sites/);
});
