import { ErrorBody, UserLimit, UserLimitUsage } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { betOf } from './support/cash-out.ts';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { PAYMENTS, sendDeposit } from './support/payments.ts';

const HOUR_MS = 3_600_000;
const PATH = '/platform/user_limits';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ ...PAYMENTS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const setLimit = (player: Caller, limit: object) => player.post(PATH, limit);
async function limited(player: Caller, limit: object): Promise<UserLimit> {
  const { status, body } = await setLimit(player, limit);
  expect([status, body.data]).toEqual([200, undefined]);
  return UserLimit.parse(body);
}
const statusesOf = async (player: Caller) =>
  (await player.get(PATH)).body.map(({ status, value }: UserLimit) => [status, value]);
const usageOf = async (player: Caller): Promise<UserLimitUsage[]> =>
  UserLimitUsage.array().parse((await player.get('/platform/player/limit_usage')).body.data);
const place = (player: Caller, stakes: readonly number[], currency = 'EUR') =>
  player.post(
    '/book/bets',
    placementOf(stakes.map((stake) => ({ selections: [pinned(house, quietMatch(house))], stake, currency }))),
  );
/** Moves a player's limits into the past: the feed would have to play all of the time. */
const hoursLater = (player: { readonly id: string }, hours: number) =>
  house.db.execute(sql`update own_limits set created_at = created_at - ${hours * HOUR_MS}::bigint,
    confirm_from = confirm_from - ${hours * HOUR_MS}::bigint, confirm_until = confirm_until - ${hours * HOUR_MS}::bigint
    where player_id = ${player.id}`);
const wager = { type: 'wager', period: 'day', value: 5_000 };

test('a first limit and a lower one are in force at once; every field is told', async () => {
  const player = await signUpPlayer(house.url);
  expect((await player.get(PATH)).body).toEqual([]);
  const first = await limited(player, wager);
  expect(first).toMatchObject({
    type: 'wager',
    status: 'active',
    strategy: 'calendar',
    period: 'day',
    parent_type: null,
    value: 5_000,
    currency: 'EUR',
    disable_at: null,
    confirm_from: null,
    confirm_until: null,
  });
  await limited(player, { ...wager, value: 4_000 });
  expect(await statusesOf(player)).toEqual([['active', 4_000]]);
  const check = await limited(player, { type: 'reality_check', value: 30 });
  expect(check).toMatchObject({ parent_type: 'session', strategy: null, period: null, currency: null });
});

test('a higher limit waits a day, and then for the player', async () => {
  const player = await signUpPlayer(house.url);
  await limited(player, wager);
  const higher = await limited(player, { ...wager, value: 9_000 });
  expect(higher.status).toBe('unconfirmed');
  expect((higher.confirm_from ?? 0) - higher.created_at).toBe(24 * HOUR_MS);
  const confirm = () => player.post(`${PATH}/${higher.id}/confirm`);
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 178 } });
  await hoursLater(player, 24);
  expect(await statusesOf(player)).toEqual([
    ['active', 5_000],
    ['unconfirmed', 9_000],
  ]);
  expect((await confirm()).body.status).toBe('active');
  expect(await statusesOf(player)).toEqual([['active', 9_000]]);
  expect((await place(player, [8_000])).status).toBe(200);
});

test('a higher limit that nobody confirms lapses, and the old one stays', async () => {
  const player = await signUpPlayer(house.url);
  const first = await limited(player, { type: 'bet', value: 2_000 });
  const higher = await limited(player, { type: 'bet', value: 3_000 });
  await hoursLater(player, 8 * 24);
  expect(await statusesOf(player)).toEqual([
    ['active', 2_000],
    ['disabled', 3_000],
  ]);
  expect(await player.post(`${PATH}/${higher.id}/confirm`)).toMatchObject({
    status: 409,
    body: { code: 178 },
  });
  expect(await player.post(`${PATH}/${first.id}/keep`)).toMatchObject({ status: 409, body: { code: 179 } });
});

test('a removal stays in force until it is confirmed, and can be taken back', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await limited(player, { type: 'bet', value: 2_000 });
  const remove = () => player.send('DELETE', `${PATH}/${id}`);
  expect((await remove()).body.status).toBe('unconfirmed_disabled');
  expect(await remove()).toMatchObject({ status: 409, body: { code: 179 } });
  expect((await place(player, [2_001])).body.code).toBe(170);
  expect((await player.post(`${PATH}/${id}/keep`)).body.status).toBe('active');
  await remove();
  await hoursLater(player, 24);
  expect((await player.post(`${PATH}/${id}/confirm`)).body.status).toBe('disabled');
  expect(await statusesOf(player)).toEqual([]);
  expect((await place(player, [2_001])).status).toBe(200);
});

test("a player of Spain waits seven days; another player's limit is nobody's", async () => {
  const player = callerOf(house.url);
  const signUp = await player.post('/platform/users/sign_up', {
    email: `spain-${Date.now()}@mail.example`,
    password: 'correct horse',
    country: 'ES',
    currency: 'EUR',
    birth_date: '1990-05-05',
  });
  expect(signUp.status).toBe(200);
  await limited(player, wager);
  const higher = await limited(player, { ...wager, value: 9_000 });
  expect((higher.confirm_from ?? 0) - higher.created_at).toBe(7 * 24 * HOUR_MS);
  const stranger = await signUpPlayer(house.url);
  for (const call of ['confirm', 'keep'])
    expect((await stranger.post(`${PATH}/${higher.id}/${call}`)).status).toBe(404);
  expect((await stranger.send('DELETE', `${PATH}/${higher.id}`)).status).toBe(404);
});

test.each([
  ['a break', { type: 'cooling_off', value: 10 }, 'type'],
  ['no period', { type: 'loss', value: 10 }, 'period'],
  ['a period of a single bet', { type: 'bet', period: 'day', value: 10 }, 'period'],
  ['less than nothing', { type: 'bet', value: -1 }, 'value'],
  ['half a cent', { type: 'bet', value: 0.5 }, 'value'],
  ['a currency that is not offered', { type: 'bet', value: 10, currency: 'XXX' }, 'currency'],
  ['the currency of a time', { type: 'session', value: 60, currency: 'EUR' }, 'currency'],
  ['too short a session', { type: 'session', value: 9 }, 'value'],
  ['a day longer than a day', { type: 'time', period: 'day', value: 1_441 }, 'value'],
  ['too rare a check', { type: 'reality_check', value: 121 }, 'value'],
  ['an unknown field', { type: 'bet', value: 10, strategy: 'rolling' }, null],
])('%s is refused with its field', async (_, limit, field) => {
  const player = await signUpPlayer(house.url);
  const { status, body } = await setLimit(player, limit);
  expect(status).toBe(422);
  if (field !== null) expect(ErrorBody.parse(body).data.details).toMatchObject([{ field }]);
});

test('nobody reads or sets limits without signing in', async () => {
  const visitor = callerOf(house.url);
  expect((await visitor.get(PATH)).status).toBe(401);
  expect((await setLimit(visitor, wager)).status).toBe(401);
});

test('a stake above the limit of a bet is refused with 170, the others of the slip go on', async () => {
  const player = await signUpPlayer(house.url);
  await limited(player, { type: 'bet', value: 2_000 });
  const { body } = await place(player, [2_001, 2_000, 1_000]);
  expect(body.bets).toHaveLength(2);
  expect(body.refused).toMatchObject([
    {
      bet_id: 'b1',
      code: 170,
      localized_message: 'Your limit for a single bet is €20.00.',
      details: [{ key: 'error.place_bets.bet_limit', field: 'stake', limit: 2_000 }],
    },
  ]);
});

test('stakes of a period are refused with 171 once they pass the limit, with the rest and the next period', async () => {
  const player = await signUpPlayer(house.url);
  await limited(player, wager);
  const { body } = await place(player, [2_000, 2_000, 2_000]);
  expect(body.bets).toHaveLength(2);
  const [refused] = body.refused;
  expect(refused).toMatchObject({ bet_id: 'b3', code: 171, details: [{ limit: 1_000, period: 'day' }] });
  expect(refused.localized_message).toMatch(/^You have €10\.00 left of your stake limit\. .* UTC\.$/);
  const { restarts_at: restartsAt } = refused.details[0];
  const [used] = await usageOf(player);
  expect(used).toMatchObject({ type: 'wager', used: 4_000, rest: 1_000, value: 5_000, currency: 'EUR' });
  expect(Math.abs((used?.restarts_at ?? 0) - restartsAt)).toBeLessThan(2);
  // Moves the day that was counted: the feed would have to play until the next one.
  await house.db.execute(
    sql`update play_usage set day_start = day_start - 86400000 where player_id = ${player.id}`,
  );
  expect(await usageOf(player)).toMatchObject([{ used: 0, rest: 5_000 }]);
  expect((await place(player, [5_000])).status).toBe(200);
});

test('returns count back for losses, which are refused with 172, and not for stakes', async () => {
  const player = await signUpPlayer(house.url);
  await limited(player, { type: 'loss', period: 'week', value: 3_000 });
  const match = quietMatch(house, 20);
  const selections = [pinned(house, match, '1', 20_000)];
  const placed = await player.post('/book/bets', placementOf([{ selections, stake: 3_000 }]));
  expect((await place(player, [100])).body).toMatchObject({
    code: 172,
    data: { details: [{ limit: 0, period: 'week' }] },
  });
  await settleMarkets(house, [{ marketKey: `${match.id}/1/`, results: { '1': 'won' }, at: Date.now() }]);
  expect(await betOf(player, placed.body.bets[0].id)).toMatchObject({ win_amount: 6_000 });
  expect(await usageOf(player)).toMatchObject([{ used: -3_000, rest: 6_000 }]);
  expect((await place(player, [6_000])).status).toBe(200);
});

test('one limit covers all currencies at the reference rates, stakes rounded up and the rest down', async () => {
  const player = await signUpPlayer(house.url);
  await player.post('/platform/player/accounts', { currency: 'USD' });
  await sendDeposit(player, 'test_success', { currency: 'USD', amount: 10_000 });
  await limited(player, { ...wager, value: 1_000 });
  expect((await place(player, [501], 'USD')).status).toBe(200);
  expect(await usageOf(player)).toMatchObject([{ used: 461, rest: 539 }]);
  expect((await place(player, [600], 'USD')).body).toMatchObject({
    code: 171,
    data: { details: [{ limit: 585 }] },
  });
  const inDollars = await limited(player, { ...wager, value: 1_000, currency: 'USD' });
  expect(inDollars).toMatchObject({ status: 'active', currency: 'USD' });
  expect(await usageOf(player)).toMatchObject([{ used: 502, rest: 498, currency: 'USD' }]);
});

test('a deposit is refused with 173 before the provider is asked; what is on its way counts', async () => {
  const player = await signUpPlayer(house.url);
  await limited(player, { type: 'deposit', period: 'month', value: 5_000 });
  expect((await sendDeposit(player, 'test_success')).body.status).toBe('succeeded');
  expect((await sendDeposit(player, 'test_silent')).body.status).toBe('pending');
  const { status, body } = await sendDeposit(player, 'test_success');
  expect([status, body.code]).toEqual([422, 173]);
  expect(body.data.details).toMatchObject([{ field: 'amount', limit: 1_000, period: 'month' }]);
  expect(body.data.localized_message).toMatch(/^You have €10\.00 left of your deposit limit\. .* UTC\.$/);
  expect(await usageOf(player)).toMatchObject([{ type: 'deposit', used: 4_000, rest: 1_000 }]);
  expect((await player.get('/platform/player/payments')).body.data).toHaveLength(2);
});
