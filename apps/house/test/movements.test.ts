import { Movement } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerEntries } from '../src/db/schema.ts';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { betsOf, playNumbers } from './support/game-bets.ts';
import { feedNow } from './support/games.ts';
import {
  type Caller,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { OPERATORS, ordered } from './support/operator.ts';
import { deposited, PAYMENTS, payoutOf } from './support/payments.ts';

const DAY_MS = 86_400_000;

let house: TestHouse;
let player: Caller & { id: string };
let ids: { readonly deposit: string; readonly paid: string; readonly waiting: string };

const statement = async (query = '') => (await player.get(`/platform/player/movements?${query}`)).body;
const listed = async (query = ''): Promise<Movement[]> =>
  (await statement(query)).data.map((one: unknown) => Movement.parse(one));
const kindsOf = (movements: readonly Movement[]) => movements.map(({ kind }) => kind);

beforeAll(async () => {
  house = await startTestHouse({ dev: true, operators: OPERATORS, ...PAYMENTS });
  player = await signUpPlayer(house.url);
  const deposit = await deposited(player, 'test_success');
  const selections = [pinned(house, quietMatch(house))];
  await player.post('/book/bets', placementOf([{ selections, stake: 1_500 }]));
  const event = openDraws(feedNow(house))[1] ?? 0;
  await playNumbers(house, player, { event, numbers: [7], stake: '3' });
  const paid = await payoutOf(player, 5_000);
  await ordered(house, 'decide-payout', { payout: paid.id, decision: 'approve' });
  await ordered(house, 'decide-payout', { payout: paid.id, decision: 'paid' });
  const waiting = await payoutOf(player, 1_000);
  ids = { deposit: deposit.id, paid: paid.id, waiting: waiting.id };
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('every movement is listed once, the newest first, with what it belongs to', async () => {
  const [game, bet] = await betsOf(player);
  const none = { bet_ref: null, game: null, payment_id: null };
  expect(await listed()).toMatchObject([
    { ...none, kind: 'payout_lock', direction: 'locked', amount: 1_000, payment_id: ids.waiting },
    { ...none, kind: 'payout_paid', direction: 'out', amount: 5_000, payment_id: ids.paid },
    { ...none, kind: 'payout_lock', direction: 'locked', amount: 5_000, payment_id: ids.paid },
    { ...none, kind: 'game_stake', direction: 'out', amount: 300, game: 'lotteries', bet_ref: game?.ref },
    { ...none, kind: 'stake', direction: 'out', amount: 1_500, bet_ref: bet?.ref },
    { ...none, kind: 'deposit', direction: 'in', amount: 2_000, payment_id: ids.deposit },
    { ...none, kind: 'welcome', direction: 'in', amount: 100_000, currency: 'EUR' },
  ]);
  await player.send('DELETE', `/platform/player/payouts/${ids.waiting}`);
  expect((await listed('limit=1'))[0]).toMatchObject({ kind: 'payout_release', direction: 'released' });
});

test('a statement is filtered by group, currency and time, and paged', async () => {
  expect(kindsOf(await listed('group=deposits'))).toEqual(['deposit']);
  expect(kindsOf(await listed('group=stakes'))).toEqual(['game_stake', 'stake']);
  expect(kindsOf(await listed('group=credits'))).toEqual(['welcome']);
  expect(new Set(kindsOf(await listed('group=payouts')))).toEqual(
    new Set(['payout_lock', 'payout_paid', 'payout_release']),
  );
  expect(await listed('group=winnings')).toEqual([]);
  expect(await listed('currency=JPY')).toEqual([]);
  const all = await listed();
  const [deposit] = await listed('group=deposits');
  const at = deposit?.at ?? 0;
  expect(await listed(`from=${at}`)).toEqual(all.filter((one) => one.at >= at));
  expect(await listed(`to=${at}`)).toEqual(all.filter((one) => one.at < at));
  expect(await listed('limit=2&page=2')).toEqual(all.slice(2, 4));
  expect((await statement('limit=2')).pagination).toEqual({
    total: all.length,
    page: 1,
    limit: 2,
    last_page: Math.ceil(all.length / 2),
  });
});

test('net deposits are deposits less paid payouts of the period, whatever else is filtered', async () => {
  const net = [{ currency: 'EUR', amount: 2_000 - 5_000 }];
  expect((await statement()).net_deposits).toEqual(net);
  expect((await statement('group=stakes&currency=JPY')).net_deposits).toEqual(net);
  expect((await statement(`from=${Date.now() + DAY_MS}`)).net_deposits).toEqual([]);
});

test('a statement goes back twelve months and no further', async () => {
  const other = await signUpPlayer(house.url);
  const own = async (query: string) => (await other.get(`/platform/player/movements?${query}`)).body;
  const age = (days: number) =>
    house.db
      .update(ledgerEntries)
      .set({ createdAt: Date.now() - days * DAY_MS })
      .where(eq(ledgerEntries.movement, `welcome:${other.id}`));
  await age(360);
  expect((await own('from=0')).data).toHaveLength(1);
  await age(370);
  expect(await own('from=0')).toMatchObject({ data: [], pagination: { total: 0, last_page: 1 } });
});

test.each(['group=bonuses', 'currency=XXX'])('a statement by %s is refused', async (query) => {
  const { status, body } = await player.get(`/platform/player/movements?${query}`);
  expect([400, 422]).toContain(status);
  expect(body.data.details).toMatchObject([{ field: query.split('=')[0] }]);
});

test('the same movements are lines of a file', async () => {
  const answer = await player.get('/platform/player/movements.csv?group=deposits');
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toContain('movements.csv');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const [deposit] = await listed('group=deposits');
  expect(answer.body).toBe(
    `time,kind,direction,amount,currency,bet,game,payment\r\n${new Date(deposit?.at ?? 0).toISOString()},deposit,in,20.00,EUR,,,${ids.deposit}\r\n`,
  );
  expect((await player.get('/platform/player/movements.csv?currency=XXX')).status).toBe(422);
});
