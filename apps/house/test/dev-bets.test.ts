import { ERROR_CODES } from '@touchline/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betLimits, currencyOf } from '../src/wallet/currencies.ts';
import {
  type Answer,
  balanceOf,
  bettableMatches,
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

let house: TestHouse;
let dev: Caller;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, betDelayMs: 1_500 });
  dev = callerOf(house.url);
  player = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const switchOn = (name: string, more: object = {}) =>
  dev.post('/dev/scenarios', { name, on: true, player: player.email, ...more });

let taken = 0;
/** A bet on a match that has not begun, and what it can be sold for. */
async function sellable(): Promise<{ id: string; offer: number }> {
  taken += 1;
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house, taken))] }]);
  const id: string = (await player.post('/book/bets', placement)).body.bets[0].id;
  const bet = (await player.get('/book/bets?limit=1')).body.data[0];
  return { id, offer: bet.to_cashout };
}

const sell = ({ id, offer }: { id: string; offer: number }): Promise<Answer> =>
  player.post('/book/bets/cashout', { bet_id: id, to_cashout: offer });

const statusOf = async (id: string) => {
  const { data } = (await player.get('/book/bets?limit=50')).body;
  return data.find((bet: { id: string }) => bet.id === id)?.status;
};

test('the offer falls as the sale arrives: the answer has the one that is now, and the bet is kept', async () => {
  const bet = await sellable();
  await switchOn('cash-out-changed');
  const answer = await sell(bet);
  expect(answer.body.code).toBe(ERROR_CODES.cash_out_changed.code);
  expect(answer.body.data.details[0].offer).toBeLessThan(bet.offer);
  expect(await statusOf(bet.id)).toBe('waiting_results');
});

test('a market is suspended as the sale arrives: nothing is sold', async () => {
  const bet = await sellable();
  await switchOn('cash-out-suspended', { seconds: 1 });
  expect((await sell(bet)).body.code).toBe(ERROR_CODES.cash_out_not_offered.code);
  expect(await statusOf(bet.id)).toBe('waiting_results');
});

test('a market is suspended during the delay: the sale fails and the bet goes on', async () => {
  const inPlay = () => {
    const match = bettableMatches(house, 1).find(({ clock }) => clock !== null && !clock.stopped);
    if (!match) throw new Error('Nothing is in play.');
    return player.post('/book/bets', placementOf([{ selections: [pinned(house, match, '3')] }]));
  };
  // What happens in the match may refuse a bet on it.
  const placed = await eventually(inPlay, ({ status }) => status === 200);
  const id: string = placed.body.bets[0].id;
  await eventually(
    () => statusOf(id),
    (status) => status === 'waiting_results',
  );
  const [{ to_cashout: offer }] = (await player.get('/book/bets?limit=1')).body.data;
  await switchOn('cash-out-fails', { seconds: 10 });
  expect((await sell({ id, offer })).body.status).toBe('cashout_in_progress');
  await eventually(
    () => statusOf(id),
    (status) => status === 'waiting_results',
  );
});

test('the sale is answered late, and carried out once', async () => {
  const bet = await sellable();
  await switchOn('cash-out-slow', { seconds: 0.4 });
  const startedAt = Date.now();
  expect((await sell(bet)).body.status).toBe('cashed_out');
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(400);
});

test('the answer of a sale is lost: the bet is sold all the same', async () => {
  const bet = await sellable();
  await switchOn('cash-out-answer-lost');
  await expect(sell(bet)).rejects.toThrow();
  expect(await statusOf(bet.id)).toBe('cashed_out');
});

test('the house fails before it reads the sale: the bet is kept', async () => {
  const bet = await sellable();
  await switchOn('cash-out-house-fails');
  expect((await sell(bet)).status).toBe(500);
  expect(await statusOf(bet.id)).toBe('waiting_results');
});

/** A bet that waits for a trader, of a player who has just that much money. */
async function vipBet() {
  const rich = await signUpPlayer(house.url);
  const euro = currencyOf('EUR');
  const stake = euro ? betLimits(euro).vipStake : 0;
  taken += 1;
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house, taken))], stake }]);
  const id: string = (await rich.post('/book/bets', placement)).body.bets[0].id;
  return { rich, id, stake };
}

test('a trader accepts a bet that waits for him', async () => {
  const { rich, id, stake } = await vipBet();
  expect((await dev.get('/dev/vip')).body).toMatchObject([{ id, player: rich.email, stake, offered: null }]);
  expect((await dev.get('/dev')).body).toContain('<button>Accept</button>');
  expect((await dev.post('/dev/vip', { bet_id: id, decision: 'accept' })).status).toBe(200);
  expect((await rich.get('/book/bets')).body.data[0].status).toBe('waiting_results');
  expect((await dev.get('/dev/vip')).body).toEqual([]);
});

test('a trader offers another stake, or refuses', async () => {
  const { rich, id, stake } = await vipBet();
  const offer = (amount?: number) => dev.post('/dev/vip', { bet_id: id, decision: 'offer', stake: amount });
  expect((await offer()).status).toBe(422);
  expect((await offer(stake + 1)).status).toBe(422);
  expect((await offer(stake / 2)).status).toBe(200);
  expect((await rich.get('/book/bets')).body.data[0].vip_offer.stake).toBe(stake / 2);
  expect((await dev.get('/dev')).body).toContain(`offered: ${stake / 2}`);
  expect((await dev.post('/dev/vip', { bet_id: id, decision: 'refuse' })).status).toBe(200);
  expect(await balanceOf(rich)).toEqual({ available: 100_000, locked: 0 });
  expect((await dev.post('/dev/vip', { bet_id: id, decision: 'refuse' })).status).toBe(404);
});
