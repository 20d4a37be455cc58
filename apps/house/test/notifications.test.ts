import type { Notification } from '@touchline/contract';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import * as routes from '@touchline/contract/http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideVipBet } from '../src/commands/decide-vip-bet.ts';
import { KEPT_NOTIFICATIONS } from '../src/commands/forget-notifications.ts';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import type { LegResult } from '../src/feed/world.ts';
import {
  type Caller,
  callerOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const VIP_STAKE = 100_000;
let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

const freshMatch = () => quietMatch(house, used++);

async function place(player: Caller, stake = 1_000) {
  const match = freshMatch();
  const answer = await player.post(
    '/book/bets',
    placementOf([{ selections: [pinned(house, match)], stake }]),
  );
  expect(answer.status).toBe(200);
  return { id: answer.body.bets[0].id as string, match };
}

const settle = (matchId: string, result: LegResult) =>
  settleMarkets(house, [
    { marketKey: `${matchId}/1/`, results: { '1': result, '2': 'lost', '3': 'lost' }, at: Date.now() },
  ]).then(() => house.outbox.wake());

const told = async (player: Caller, locale = 'en'): Promise<Notification[]> =>
  (await player.get('/book/notifications', { 'accept-language': locale })).body.data;
const unread = async (player: Caller): Promise<number> =>
  (await player.get('/book/notifications/counters')).body.unread;
const typesOf = async (player: Caller) => (await told(player)).map(({ type }) => type);

const messagesTo = async (playerId: string): Promise<UserMessage[]> =>
  (await house.port.history(userChannel(playerId), 50)).publications.map(({ data }) => data as UserMessage); // the house published them

test('a new player is welcomed with what his account holds, in his language', async () => {
  const player = await signUpPlayer(house.url);
  const answer = await player.get('/book/notifications');
  expect(
    routes.getNotifications.responses[200].content['application/json'].schema.parse(answer.body),
  ).toEqual(answer.body);
  expect(answer.body.data).toMatchObject([
    {
      type: 'welcome',
      title: 'Welcome: €1,000.00 to start with',
      caption: '',
      object_type: 'account',
      object_ref: null,
      read: false,
    },
  ]);
  expect((await told(player, 'de'))[0]?.title).toBe('Willkommen: 1.000,00\u00a0€ zum Start');
  expect((await told(player, 'ar'))[0]?.title).toContain('أهلًا بك');
});

test('a bet that won is told with its amount and reference, and published after it', async () => {
  const player = await signUpPlayer(house.url);
  const { id, match } = await place(player);
  await settle(match.id, 'won');
  const [first] = await told(player);
  const [bet] = (await player.get('/book/bets')).body.data;
  expect(first).toMatchObject({
    type: 'bet_won',
    title: 'Bet won: €20.00',
    caption: `Single · ${bet.ref}`,
    object_type: 'bet',
    object_ref: bet.ref,
    read: false,
  });
  expect(bet.id).toBe(id);
  const messages = await eventually(
    () => messagesTo(player.id),
    (all) => all.some(({ event }) => event === 'unread_counters_changed'),
  );
  expect(messages.find(({ event }) => event === 'notification')).toMatchObject({ notification: first });
  expect(messages.find(({ event }) => event === 'unread_counters_changed')).toMatchObject({ unread: 2 });
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length);
});

test.each([
  ['void', ['bet_void', 'welcome']],
  ['half_won', ['bet_won', 'welcome']],
  ['half_lost', ['bet_half_lost', 'welcome']],
  ['lost', ['welcome']],
] as const)('a bet whose selection is %s tells %j', async (result, types) => {
  const player = await signUpPlayer(house.url);
  const { match } = await place(player);
  await settle(match.id, result);
  expect(await typesOf(player)).toEqual(types);
});

test('a bet is told of once, however often its market is settled, and nobody else hears of it', async () => {
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const { match } = await place(player);
  await Promise.all([1, 2, 3].map(() => settle(match.id, 'won')));
  expect(await typesOf(player)).toEqual(['bet_won', 'welcome']);
  expect(await typesOf(other)).toEqual(['welcome']);
});

test('what cannot be paid is not told either', async () => {
  const player = await signUpPlayer(house.url);
  const { id, match } = await place(player);
  // The ledger holds a movement once: the second payout of a bet fails, and its whole statement with it.
  await house.db.execute(sql`
    insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at)
    values ('payout:' || ${id}::text, 'payout', 'house:bets', null, 'EUR', 0, ${id}, 0)`);
  await expect(settle(match.id, 'won')).rejects.toThrow();
  expect(await typesOf(player)).toEqual(['welcome']);
  await house.db.execute(sql`delete from ledger_entries where movement = 'payout:' || ${id}::text`);
});

test('reading counts down for the player alone, and his other pages are told', async () => {
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const { match } = await place(player);
  await settle(match.id, 'won');
  expect(await unread(player)).toBe(2);
  const [won, welcome] = await told(player);
  const foreign = (await told(other))[0]?.id;
  const read = await player.post('/book/notifications/read', { ids: [won?.id, foreign, 'nobody'] });
  expect(read.body).toEqual({ unread: 1 });
  expect((await told(player)).map((one) => one.read)).toEqual([true, false]);
  expect(await unread(other)).toBe(1);
  await eventually(
    () => messagesTo(player.id),
    (all) => all.some((message) => message.event === 'unread_counters_changed' && message.unread === 1),
  );
  expect((await player.post('/book/notifications/read-all')).body).toEqual({ unread: 0 });
  expect((await told(player)).find(({ id }) => id === welcome?.id)?.read).toBe(true);
  expect(await unread(other)).toBe(1);
});

test('a visitor is told nothing', async () => {
  const visitor = callerOf(house.url);
  for (const path of ['', '/counters'])
    expect((await visitor.get(`/book/notifications${path}`)).status).toBe(401);
  expect((await visitor.post('/book/notifications/read-all')).status).toBe(401);
  expect((await visitor.post('/book/notifications/read', { ids: ['1'] })).status).toBe(401);
});

test('a trader tells what became of a large bet, and the player is not told of his own answer', async () => {
  const [taken, refused, offered] = [
    await signUpPlayer(house.url),
    await signUpPlayer(house.url),
    await signUpPlayer(house.url),
  ];
  await decideVipBet(house, (await place(taken, VIP_STAKE)).id, { kind: 'accept' });
  expect((await told(taken))[0]).toMatchObject({
    type: 'vip_accepted',
    body: 'A trader accepted your bet with a stake of €1,000.00.',
  });
  await decideVipBet(house, (await place(refused, VIP_STAKE)).id, { kind: 'refuse' });
  expect((await told(refused))[0]).toMatchObject({ type: 'vip_refused' });
  const { id } = await place(offered, VIP_STAKE);
  await decideVipBet(house, id, { kind: 'offer', stake: 40_000 });
  expect((await told(offered))[0]).toMatchObject({ type: 'vip_offer', title: 'Offer from a trader' });
  expect((await offered.post(`/book/bets/${id}/vip-offer`, { accept: true })).status).toBe(200);
  expect(await typesOf(offered)).toEqual(['vip_offer', 'welcome']);
});

test('the newest are kept, page by page', async () => {
  const player = await signUpPlayer(house.url);
  await house.db.execute(sql`
    insert into notifications (player_id, type, object_type, facts, created_at)
    select ${player.id}::text, 'welcome', 'account', '{"amount": 100, "currency": "EUR"}'::jsonb, n
    from generate_series(1, ${KEPT_NOTIFICATIONS + 20}) n`);
  const { match } = await place(player);
  await settle(match.id, 'won');
  const page = await eventually(
    async () => (await player.get('/book/notifications?limit=30&page=7')).body,
    ({ pagination }) => pagination.total === KEPT_NOTIFICATIONS,
  );
  expect(page.pagination).toEqual({ total: 200, page: 7, limit: 30, last_page: 7 });
  expect(page.data).toHaveLength(20);
  expect((await typesOf(player))[0]).toBe('bet_won');
});
