import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserLimitUsages } from '@touchline/contract';
import { CAPABILITIES } from '@touchline/contract/constants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newDataDir } from './support/data-template.ts';
import {
  type Caller,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { deposited, PAYMENTS, sendDeposit } from './support/payments.ts';

// What a player answers before his first deposit.

let house: TestHouse;
let dataDir: string;
const DUE = [422, 184];
const CARD = 'test_success';

/** Writes the operator's policy of limits. */
const place = (policy: object) => writeFileSync(join(dataDir, 'limits.json'), JSON.stringify(policy));

beforeAll(async () => {
  dataDir = await newDataDir();
  house = await startTestHouse({ dev: true, ...PAYMENTS, dataDir });
}, START_LIMIT_MS);
beforeEach(() => place({}));
afterAll(() => house?.end());

const isDue = async (player: Caller) =>
  UserLimitUsages.parse((await player.get('/platform/player/limit_usage')).body).deposit_limit_due;
const verdict = async (player: Caller) => {
  const { status, body } = await sendDeposit(player, CARD);
  return status === 200 ? [status, body.status] : [status, body.code];
};
const decline = (player: Caller, body: object = { type: 'deposit' }) =>
  player.post('/platform/user_limits/decline', body);
const setLimit = (player: Caller, body: object) => player.post('/platform/user_limits', body);

test('a first deposit is refused until a deposit limit is set; limits of other types are no answer', async () => {
  const player = await signUpPlayer(house.url);
  expect(await isDue(player)).toBe(true);
  await setLimit(player, { type: 'wager', period: 'week', value: 10_000 });
  expect(await verdict(player)).toEqual(DUE);
  const set = await setLimit(player, { type: 'deposit', period: 'month', value: 10_000 });
  expect([set.status, await isDue(player)]).toEqual([200, false]);
  expect(await verdict(player)).toEqual([200, 'succeeded']);
});

test('a declined limit is stored with its time and counts on every device, after a restart too', async () => {
  const player = await signUpPlayer(house.url);
  const before = Date.now();
  const { status, body } = await decline(player);
  expect([status, body.type]).toEqual([200, 'deposit']);
  expect(body.declined_at).toBeGreaterThanOrEqual(before);
  expect((await decline(player)).body).toEqual(body);
  const login = { email: player.email, password: 'correct horse' };
  const other = callerOf(house.url);
  expect((await other.post('/platform/users/sign_in', login)).status).toBe(200);
  expect(await isDue(other)).toBe(false);
  house = await house.restart();
  expect(await verdict(player)).toEqual([200, 'succeeded']);
  const { body: file } = await player.get('/platform/player/export');
  expect(JSON.stringify(file)).toContain(String(body.declined_at));
});

test('declining wants a player and a type that is asked about', async () => {
  expect((await decline(callerOf(house.url))).status).toBe(401);
  const player = await signUpPlayer(house.url);
  for (const body of [{}, { type: 'wager' }, { type: 'deposit', why: 'none' }])
    expect((await decline(player, body)).status, JSON.stringify(body)).toBe(422);
  expect(await verdict(player)).toEqual(DUE);
});

test('a player who has paid in is not asked, and neither is one whose country is not', async () => {
  place({ default: { ask_before_first_deposit: false } });
  const player = await signUpPlayer(house.url);
  await deposited(player, CARD);
  place({});
  expect(await isDue(player)).toBe(false);
  expect(await verdict(player)).toEqual([200, 'succeeded']);
  place({ countries: { GB: { ask_before_first_deposit: false } } });
  expect(await isDue(await signUpPlayer(house.url))).toBe(false);
});

test(
  'without the calls of limits nobody is asked',
  async () => {
    const folder = await newDataDir();
    const bare = await startTestHouse({
      ...PAYMENTS,
      dataDir: folder,
      capabilities: CAPABILITIES.filter((one) => one !== 'user_limits'),
    });
    writeFileSync(join(folder, 'limits.json'), '{}');
    const player = await signUpPlayer(bare.url);
    expect((await sendDeposit(player, CARD)).status).toBe(200);
    await bare.end();
  },
  START_LIMIT_MS,
);
