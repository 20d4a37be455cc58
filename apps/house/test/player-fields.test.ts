import { randomUUID } from 'node:crypto';
import { SystemData, User } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, signUpPlayer, type TestHouse } from './support/house.ts';
import {
  detailsOf,
  FIELDS,
  MISSED,
  missedBy,
  type SignUpFilesHouse,
  startSignUpFilesHouse,
} from './support/sign-up-files.ts';

// What the operator asks of players, by the file sign-up.json.

const MISSING = 'error.field.missing';

let files: SignUpFilesHouse;
let house: TestHouse;
let people = 0;

beforeAll(async () => {
  files = await startSignUpFilesHouse();
  house = files.house;
}, START_LIMIT_MS);
afterAll(() => files?.end());
beforeEach(() => files.clear());

const setRules = (rules: object) => files.setRules(rules);

function newPerson() {
  people += 1;
  return { email: `fields-${process.pid}-${people}-${Date.now()}@mail.example`, password: 'correct horse' };
}
const SOMEBODY = { country: 'GB', currency: 'EUR', birth_date: '1990-05-05' };
const signUp = (fields: object, caller: Caller = callerOf(house.url)) =>
  caller.post('/platform/users/sign_up', { ...newPerson(), ...fields });

test('without a file the fields are those of a fresh installation, and nothing is missed', async () => {
  const system = SystemData.parse((await callerOf(house.url).get('/platform/system')).body);
  expect(system.player_fields).toEqual(FIELDS);
  expect(system.platform_settings).toMatchObject({
    deposit_needs_fields: false,
    marketing_channels: ['email', 'sms', 'push'],
  });
  expect(system.platform_settings.terms).toBeUndefined();
  expect(await missedBy(await signUpPlayer(house.url))).toEqual([]);
});

test('the file names the fields in its order, and sign-up needs each of them', async () => {
  const fields = ['first_name', 'last_name', 'email', 'password', 'nickname', 'municipality', 'mobile_phone'];
  setRules({ fields });
  expect((await callerOf(house.url).get('/platform/system')).body.player_fields).toEqual(fields);
  expect(detailsOf(await signUp({}))).toEqual([
    422,
    [
      { field: 'first_name', key: MISSING },
      { field: 'last_name', key: MISSING },
      { field: 'nickname', key: MISSING },
      { field: 'municipality', key: MISSING },
      { field: 'mobile_phone', key: MISSING },
    ],
  ]);
});

test.each([
  ['first_name', 'Ada1', 'error.field.name'],
  ['last_name', '  ', MISSING],
  ['nickname', 'A', 'error.field.nickname'],
  ['municipality', '123', 'error.field.municipality'],
  ['municipality', 'x'.repeat(101), 'error.field.municipality'],
  ['mobile_phone', '12', 'error.field.phone'],
  ['mobile_phone', '+44 20 7946 0000', 'error.field.phone_mobile'],
])('sign-up refuses %s "%s"', async (field, value, key) => {
  setRules({ fields: ['email', 'password', 'country', field] });
  expect(detailsOf(await signUp({ country: 'GB', [field]: value }))).toEqual([422, [{ field, key }]]);
});

test('an account has what was given, tidied, and nothing that is not asked for', async () => {
  setRules({ fields: ['email', 'password', 'country', 'first_name', 'municipality', 'mobile_phone'] });
  const answer = await signUp({
    country: 'GB',
    first_name: ' Ada ',
    last_name: 'Moor',
    municipality: ' Leeds ',
    mobile_phone: '07400 123456',
    birth_date: '1990-05-05',
    currency: 'USD',
  });
  expect(User.parse(answer.body)).toMatchObject({
    first_name: 'Ada',
    last_name: null,
    municipality: 'Leeds',
    mobile_phone: '+447400123456',
    currency: 'EUR',
    auth_fields_missed: [],
  });
  setRules({ fields: FIELDS });
  const caller = callerOf(house.url);
  await caller.post('/platform/users/sign_in', { email: answer.body.email, password: 'correct horse' });
  expect(await missedBy(caller)).toEqual(['birth_date']);
});

test('an account that is older than a field of the file lacks it until it is filled in', async () => {
  const player = await signUpPlayer(house.url);
  setRules({ fields: [...FIELDS, 'first_name', 'municipality', 'mobile_phone'] });
  expect(await missedBy(player)).toEqual(['first_name', 'municipality', 'mobile_phone']);
  const some = await player.post(MISSED, { first_name: 'Ada', municipality: 'Leeds' });
  expect([some.status, some.body.auth_fields_missed]).toEqual([200, ['mobile_phone']]);
  const rest = await player.post(MISSED, { mobile_phone: '07400 123457' });
  expect([rest.status, rest.body.auth_fields_missed]).toEqual([200, []]);
  expect(rest.body).toMatchObject({
    first_name: 'Ada',
    municipality: 'Leeds',
    mobile_phone: '+447400123457',
  });
});

test('wrong fields are named, and none of the others is saved', async () => {
  const player = await signUpPlayer(house.url);
  setRules({ fields: [...FIELDS, 'first_name', 'last_name', 'mobile_phone'] });
  expect(
    detailsOf(await player.post(MISSED, { first_name: 'Ada', last_name: '7', mobile_phone: '' })),
  ).toEqual([
    422,
    [
      { field: 'last_name', key: 'error.field.name' },
      { field: 'mobile_phone', key: MISSING },
    ],
  ]);
  expect(await missedBy(player)).toEqual(['first_name', 'last_name', 'mobile_phone']);
});

test('country and date of birth are given once; the same again changes nothing', async () => {
  setRules({ fields: ['email', 'password'] });
  const player = callerOf(house.url);
  await signUp({}, player);
  setRules({ fields: FIELDS });
  expect(await missedBy(player)).toEqual(['country', 'birth_date']);
  const given = { country: 'IE', birth_date: '1990-05-05' };
  expect((await player.post(MISSED, given)).body).toMatchObject({
    country: { code: 'IE' },
    auth_fields_missed: [],
  });
  expect((await player.post(MISSED, given)).status).toBe(200);
  expect(detailsOf(await player.post(MISSED, { country: 'GB', birth_date: '1990-05-06' }))).toEqual([
    422,
    [
      { field: 'country', key: 'error.field.fixed' },
      { field: 'birth_date', key: 'error.field.fixed' },
    ],
  ]);
});

test('nobody fills in a country that there is not, or that he is under age', async () => {
  setRules({ fields: ['email', 'password'] });
  const player = callerOf(house.url);
  await signUp({}, player);
  setRules({ fields: FIELDS });
  const born = `${new Date().getUTCFullYear() - 10}-01-01`;
  expect(detailsOf(await player.post(MISSED, { country: 'XX', birth_date: born }))).toEqual([
    422,
    [
      { field: 'country', key: 'error.field.country' },
      { field: 'birth_date', key: 'error.field.under_age' },
    ],
  ]);
});

test('a visitor fills in nothing, and what is no field is refused by its name', async () => {
  expect((await callerOf(house.url).post(MISSED, { first_name: 'Ada' })).status).toBe(401);
  const player = await signUpPlayer(house.url);
  expect(detailsOf(await player.post(MISSED, { email: 'a@mail.example' }))).toEqual([
    422,
    [{ field: 'email', key: 'error.request.invalid' }],
  ]);
});

test('sign-up needs the terms of now, and a new version is accepted again', async () => {
  setRules({ terms: { version: '2026-11', url: 'https://terms.example/' } });
  const system = (await callerOf(house.url).get('/platform/system')).body;
  expect(system.platform_settings.terms).toEqual({ version: '2026-11', url: 'https://terms.example/' });
  for (const terms of [undefined, '2026-10'])
    expect(detailsOf(await signUp({ ...SOMEBODY, terms }))).toEqual([
      422,
      [{ field: 'terms', key: 'error.field.terms' }],
    ]);
  const player = callerOf(house.url);
  expect((await signUp({ ...SOMEBODY, terms: '2026-11' }, player)).body.auth_fields_missed).toEqual([]);
  setRules({ terms: { version: '2027-01', url: null } });
  expect(await missedBy(player)).toEqual(['terms']);
  expect(detailsOf(await player.post(MISSED, { terms: '2026-11' }))).toEqual([
    422,
    [{ field: 'terms', key: 'error.field.terms' }],
  ]);
  expect((await player.post(MISSED, { terms: '2027-01' })).body.auth_fields_missed).toEqual([]);
});

test('deposits are refused while fields are missed, if the file says so; payouts are not', async () => {
  const player = await signUpPlayer(house.url);
  setRules({ fields: [...FIELDS, 'first_name'] });
  const money = { currency: 'EUR', amount: 2_000 };
  const deposit = (id: string) =>
    player.post('/platform/player/deposits', { ...money, request_id: id, card: 'test_success' });
  expect((await deposit(randomUUID())).body.status).toBe('succeeded');
  setRules({ fields: [...FIELDS, 'first_name'], deposit_needs_fields: true });
  const id = randomUUID();
  const refused = await deposit(id);
  expect([refused.status, refused.body.code, refused.body.data.localized_message]).toEqual([
    422,
    158,
    'Complete your details before you deposit.',
  ]);
  const payout = await player.post('/platform/player/payouts', { ...money, request_id: randomUUID() });
  expect(payout.body.status).toBe('initial');
  await player.post(MISSED, { first_name: 'Ada' });
  expect((await deposit(id)).body.status).toBe('succeeded');
});

test('a file with a fault leaves the fields of a fresh installation', async () => {
  setRules({ fields: ['email', 'password', 'shoe_size'] });
  expect((await callerOf(house.url).get('/platform/system')).body.player_fields).toEqual(FIELDS);
});
