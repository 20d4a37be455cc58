import type { OddsAcceptMode } from '@touchline/contract';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideVipBet, refuseExpiredVipBets } from '../src/commands/decide-vip-bet.ts';
import { bets } from '../src/db/schema.ts';
import { findBet } from '../src/queries/bets.ts';
import { begunBreak } from './support/breaks.ts';
import {
  balanceOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const STAKE = 100_000;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A player who has staked all that he has on a match that has not begun. */
async function waiting(nth: number, meta = {}) {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house, nth);
  const answer = await player.post(
    '/book/bets',
    placementOf([{ selections: [pinned(house, match)], stake: STAKE }], undefined, meta),
  );
  const { id } = answer.body.bets[0];
  const bet = async () => (await player.get('/book/bets')).body.data[0];
  const move = (odds: number) => house.world.control.movePrice(match.id, `${match.id}/1/`, '1', odds);
  return { player, match, answer, id, bet, move };
}

const messages = async (playerId: string) =>
  (await house.port.history(userChannel(playerId), 50)).publications.map(({ data }) => data as UserMessage); // the house published them

test('a stake from the threshold on waits for a trader, its stake locked', async () => {
  const { player, answer, bet } = await waiting(0);
  expect((await player.get('/book/settings')).body.bet_limits.EUR.vip_stake).toBe(STAKE);
  expect(answer.body.bets[0]).toMatchObject({ status: 'submitted', is_vip: true });
  expect(answer.body.bets[0].decided_by).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect(await balanceOf(player)).toEqual({ available: 0, locked: STAKE });
  // Nobody but a trader takes it.
  await house.delayedBets.resume(Number.POSITIVE_INFINITY);
  expect(await bet()).toMatchObject({ status: 'submitted', is_vip: true, vip_offer: null });
});

test('a stake below the threshold is no matter of a trader', async () => {
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house))];
  const answer = await player.post('/book/bets', placementOf([{ selections, stake: STAKE - 1 }]));
  expect(answer.body.bets[0]).toMatchObject({ status: 'waiting_results', is_vip: false });
});

test('a trader takes the bet at the price of its placement', async () => {
  const { player, id, bet, move } = await waiting(1);
  move(21_000);
  expect(await decideVipBet(house, id, { kind: 'accept' })).toBe('done');
  expect(await bet()).toMatchObject({ status: 'waiting_results', odds: 20_000, decided_by: null });
  expect(await balanceOf(player)).toEqual({ available: 0, locked: 0 });
  expect(await decideVipBet(house, id, { kind: 'refuse' })).toBe('not_waiting');
});

test('a trader takes no bet whose price fell, unless the player takes any', async () => {
  const careful = await waiting(2);
  careful.move(19_000);
  expect(await decideVipBet(house, careful.id, { kind: 'accept' })).toBe('refused');
  expect(await careful.bet()).toMatchObject({ status: 'rejected', refusal: { code: 101 } });
  const careless = await waiting(3, { accept_odds_change: 'any' });
  careless.move(19_000);
  expect(await decideVipBet(house, careless.id, { kind: 'accept' })).toBe('done');
  expect(await careless.bet()).toMatchObject({ odds: 19_000, potential_return: 190_000 });
});

test('a refused bet gives back its stake, is told, and stands in the list of all bets alone', async () => {
  const { player, id, bet } = await waiting(4);
  expect(await decideVipBet(house, id, { kind: 'refuse' })).toBe('done');
  expect(await bet()).toMatchObject({
    status: 'rejected',
    refusal: { code: 117, details: [{ key: 'error.place_bets.vip_refused' }] },
  });
  expect(await balanceOf(player)).toEqual({ available: STAKE, locked: 0 });
  const told = await eventually(
    () => messages(player.id),
    (all) =>
      all.some((message) => message.event === 'bet_changed' && message.bet.status === 'rejected') &&
      all.some((message) => message.event === 'balance_changed' && message.account.balance.locked === 0),
  );
  expect(told.filter(({ event }) => event === 'balance_changed').at(-1)).toMatchObject({
    account: { balance: { available: STAKE, locked: 0 } },
  });
  for (const status of ['open', 'settled']) {
    const { body } = await player.get(`/book/bets?status=${status}`);
    expect(body.data).toEqual([]);
    expect(body.counts).toEqual({ open: 0, settled: 0 });
  }
});

test('the player takes a smaller stake that is offered, and the rest comes back', async () => {
  const { player, id, bet } = await waiting(5);
  expect(await decideVipBet(house, id, { kind: 'offer', stake: 40_000 })).toBe('done');
  const { vip_offer: offer } = await bet();
  expect(offer.stake).toBe(40_000);
  expect(offer.expires_at).toBeGreaterThan(Date.now() + 4 * 60_000);
  await eventually(
    () => messages(player.id),
    (all) => all.some((message) => message.event === 'bet_changed' && message.bet.vip_offer !== null),
  );
  const answer = await player.post(`/book/bets/${id}/vip-offer`, { accept: true });
  expect(answer.body).toMatchObject({
    status: 'waiting_results',
    stake: 40_000,
    potential_return: 80_000,
    vip_offer: null,
  });
  expect(await balanceOf(player)).toEqual({ available: 60_000, locked: 0 });
  expect((await player.post(`/book/bets/${id}/vip-offer`, { accept: true })).status).toBe(404);
});

test('the player declines an offer and has his stake back', async () => {
  const { player, id } = await waiting(6);
  await decideVipBet(house, id, { kind: 'offer', stake: 10 });
  const answer = await player.post(`/book/bets/${id}/vip-offer`, { accept: false });
  expect(answer.body).toMatchObject({ status: 'rejected', stake: STAKE, refusal: { code: 117 } });
  expect(await balanceOf(player)).toEqual({ available: STAKE, locked: 0 });
});

test('no offer reaches a player on a break; his bet is accepted or refused', async () => {
  const { player, id } = await waiting(14);
  await begunBreak(player);
  expect(await decideVipBet(house, id, { kind: 'offer', stake: 40_000 })).toBe('on_break');
  const [row] = await house.db.select().from(bets).where(eq(bets.id, id));
  expect(row).toMatchObject({ status: 'submitted', vipOffer: null });
  expect(await decideVipBet(house, id, { kind: 'refuse' })).toBe('done');
});

test('only the player whose bet it is answers, and only what was offered', async () => {
  const { player, id } = await waiting(7);
  expect((await player.post(`/book/bets/${id}/vip-offer`, { accept: true })).status).toBe(404);
  await decideVipBet(house, id, { kind: 'offer', stake: 1_000 });
  const stranger = await signUpPlayer(house.url);
  expect((await stranger.post(`/book/bets/${id}/vip-offer`, { accept: true })).status).toBe(404);
  expect(await decideVipBet(house, 'nobody', { kind: 'accept' })).toBe('not_waiting');
});

test.each([STAKE, STAKE + 1, 9, 10.5, -1])('a stake of %d cannot be offered', async (stake) => {
  const { id, bet } = await waiting(8);
  expect(await decideVipBet(house, id, { kind: 'offer', stake })).toBe('wrong_stake');
  expect((await bet()).vip_offer).toBeNull();
});

test('without a word in time the bet is refused, and so is an offer without an answer', async () => {
  const [silent, offered, patient] = [await waiting(9), await waiting(10), await waiting(11)];
  await decideVipBet(house, offered.id, { kind: 'offer', stake: 1_000 });
  const past = Date.now() - 1;
  await house.db.execute(sql`update bets set decided_by = ${past} where id in (${silent.id}, ${offered.id})`);
  await house.db.execute(
    sql`update bets set vip_offer = jsonb_set(vip_offer, '{expires_at}', to_jsonb(${past}::bigint)) where id = ${offered.id}`,
  );
  const late = await offered.player.post(`/book/bets/${offered.id}/vip-offer`, { accept: true });
  expect(late.status).toBe(404);
  await refuseExpiredVipBets(house);
  expect((await silent.bet()).status).toBe('rejected');
  expect((await offered.bet()).status).toBe('rejected');
  expect(await balanceOf(offered.player)).toEqual({ available: STAKE, locked: 0 });
  expect((await patient.bet()).status).toBe('submitted');
});

test('the price of a custom bet is looked at again when a trader takes it', async () => {
  const custom = async (nth: number, mode: OddsAcceptMode) => {
    const player = await signUpPlayer(house.url);
    const { id: match_id } = quietMatch(house, nth);
    const total = { match_id, market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 1 };
    const selections = [{ ...total, market_id: '1', specifier: '', outcome_id: '1' }, total];
    const any = { accept_odds_change: 'any' } as const;
    const sent = placementOf([{ selections, stake: STAKE, custom_odds: 30_000 }], undefined, any);
    const [{ id, odds }] = (await player.post('/book/bets', sent)).body.bets;
    // As if its price had fallen since.
    await house.db.execute(
      sql`update bets set custom_odds = ${odds + 500}, custom_asked = null, odds = ${odds + 500}, accept_mode = ${mode} where id = ${id}`,
    );
    const outcome = await decideVipBet(house, id, { kind: 'accept' });
    return { outcome, odds, bet: (await player.get('/book/bets')).body.data[0] };
  };
  const refused = await custom(12, 'none');
  expect(refused.outcome).toBe('refused');
  expect(refused.bet.refusal).toMatchObject({ code: 120, details: [{ current_custom_odds: refused.odds }] });
  const taken = await custom(13, 'any');
  expect(taken.bet).toMatchObject({ status: 'waiting_results', odds: taken.odds });
});

test(
  'a bet that waits for a trader still waits after a restart',
  async () => {
    const before = await startTestHouse();
    const player = await signUpPlayer(before.url);
    const selections = [pinned(before, quietMatch(before))];
    const answer = await player.post(
      '/book/bets',
      placementOf([{ selections, stake: STAKE }], undefined, { accept_odds_change: 'any' }),
    );
    const { id } = answer.body.bets[0];
    const after = await before.restart();
    expect(await findBet(after, id, 'en')).toMatchObject({ status: 'submitted', is_vip: true });
    expect(await decideVipBet(after, id, { kind: 'accept' })).toBe('done');
    expect(await findBet(after, id, 'en')).toMatchObject({ status: 'waiting_results' });
    await after.end();
  },
  START_LIMIT_MS,
);
