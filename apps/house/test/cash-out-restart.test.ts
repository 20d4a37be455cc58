import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { betsWithIds } from '../src/bets/cash-out-bet.ts';
import { offerNow } from '../src/bets/cash-out-offer.ts';
import { startSale } from '../src/bets/cash-out-statement.ts';
import type { MatchRecord } from '../src/feed/world.ts';
import { randomId } from '../src/players/ids.ts';
import { betOf, decidedBet, movePrice } from './support/cash-out.ts';
import { newDataDir } from './support/data-template.ts';
import {
  balanceOf,
  type Caller,
  callerOf,
  eventually,
  marketOf,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const houses: TestHouse[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string) {
  const house = await startTestHouse({ dataDir, databaseUrl: null });
  houses.push(house);
  return house;
}

/** Places a bet at the price that the script says, which the next house says as well. */
async function placeAsPlayed(player: Caller, match: MatchRecord): Promise<string> {
  const odds = marketOf(match, '1')?.outcomes.find(({ id }) => id === '1')?.odds ?? 0;
  const selection = { match_id: match.id, market_id: '1', specifier: '', outcome_id: '1', odds };
  const placement = placementOf([{ selections: [selection] }]);
  const meta = { ...placement.meta, accept_odds_change: 'any' as const };
  const { body } = await player.post('/book/bets', { ...placement, meta });
  return body.bets[0].id;
}

/** Begins a sale whose delay ends at `decidedBy`, and lets nobody wait for it, as a house does that is killed now. */
async function beginUnwatched(house: TestHouse, betId: string, least: number, decidedBy: number) {
  const [held] = await betsWithIds(house.db, [betId]);
  if (!held) throw new Error('The bet was placed.');
  await house.livePrices.ensure(held.legs.map((leg) => leg.marketKey));
  const { seen } = offerNow(house.world, held);
  const { playerId, stake, corrections } = held.bet;
  const sale = {
    id: randomId(),
    betId,
    playerId,
    requestId: randomId(),
    percent: 100,
    stake,
    openStake: stake,
    corrections,
  };
  return startSale(house.db, { ...sale, asked: 600, least, seen, now: Date.now() }, decidedBy);
}

test(
  'sales in progress are decided by the next start, and rules go on',
  async () => {
    const dataDir = await newDataDir();
    folders.push(dataDir);
    const first = await start(dataDir);
    const player = await signUpPlayer(first.url);
    const [paid, failed, ruled] = [0, 1, 2].map((nth) => quietMatch(first, nth));
    if (!paid || !failed || !ruled) throw new Error('Three matches were asked for.');
    const ids = [];
    for (const match of [paid, failed, ruled]) ids.push(await placeAsPlayed(player, match));
    const [paidId = '', failedId = '', ruledId = ''] = ids;
    expect(await beginUnwatched(first, paidId, 1, Date.now())).toBe(true);
    expect(await beginUnwatched(first, failedId, 1, Date.now() + 60_000)).toBe(true);
    const at = Math.floor(0.94 * (await betOf(player, ruledId)).potential_return);
    expect((await player.post(`/book/bets/${ruledId}/auto-cashout`, { at })).body.auto_cash_out).toEqual({
      at,
    });
    expect((await betOf(player, paidId)).status).toBe('cashout_in_progress');
    await first.stop();
    houses.length = 0;

    const second = await start(dataDir);
    const after = callerOf(second.url);
    await after.post('/platform/users/sign_in', { email: player.email, password: 'correct horse' });
    const sold = await decidedBet(after, paidId);
    expect(sold).toMatchObject({ status: 'cashed_out', cash_outs: [{ stake: 1_000 }] });
    expect(sold.win_amount).toBeLessThanOrEqual(600);
    expect(await betOf(after, failedId)).toMatchObject({ status: 'cashout_in_progress' });
    second.world.control.settle(failed.id, `${failed.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
    await eventually(
      () => betOf(after, failedId),
      ({ status }) => status === 'done',
    );
    movePrice(second, ruled, 10_010);
    const byRule = await eventually(
      () => betOf(after, ruledId),
      ({ status }) => status === 'cashed_out',
    );
    const balance = await balanceOf(after);
    expect(balance).toEqual({
      available: 97_000 + (sold.win_amount ?? 0) + (byRule.win_amount ?? 0),
      locked: 0,
    });
  },
  2 * START_LIMIT_MS,
);
