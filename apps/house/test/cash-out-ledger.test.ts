import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { betOf, movePrice, sell, suspend } from './support/cash-out.ts';
import {
  bettableMatches,
  type Caller,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { IS_SOAK } from './support/soak.ts';

const DELAY_MS = 40;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: DELAY_MS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await house.db.execute<Record<string, number>>(query)).rows;

/** The laws of the ledger, and what is true of sales beside them. */
async function expectLaws(): Promise<void> {
  await expectLedgerLaws(house.db);
  const soldAndSettled = sql`
    select b.id from bets b where b.status = 'cashed_out' and exists (
      select from ledger_entries e where e.bet_id = b.id and e.kind = 'payout')`;
  expect(await rowsOf(soldAndSettled)).toEqual([]);
  const otherParts = sql`
    select b.id from bets b where coalesce(b.open_stake, b.stake) + (
      select coalesce(sum(c.stake), 0) from cash_outs c where c.bet_id = b.id and c.status = 'done') <> b.stake`;
  expect(await rowsOf(otherParts)).toEqual([]);
  const unsaid = sql`select id from cash_outs where status = 'done' and (paid < least or paid > asked)`;
  expect(await rowsOf(unsaid)).toEqual([]);
  const aboveReturn = sql`select id from bets where win_amount > max_payout or (status = 'cashed_out' and win_amount >= (odds * stake) / 10000)`;
  expect(await rowsOf(aboveReturn)).toEqual([]);
}

type Step =
  | { readonly do: 'place'; readonly match: number; readonly legs: number; readonly live: boolean }
  | {
      readonly do: 'sell';
      readonly bet: number;
      readonly percent: number | null;
      readonly tolerance: number;
      readonly again: boolean;
    }
  | { readonly do: 'rule'; readonly bet: number; readonly share: number }
  | { readonly do: 'move'; readonly match: number; readonly odds: number }
  | { readonly do: 'suspend'; readonly match: number; readonly on: boolean }
  | { readonly do: 'settle'; readonly match: number; readonly result: LegResult }
  | { readonly do: 'sweep' };

const match = fc.nat(4);
const bet = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      match,
      legs: fc.integer({ min: 1, max: 2 }),
      live: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      bet,
      percent: fc.option(fc.integer({ min: 10, max: 90 })),
      tolerance: fc.integer({ min: 0, max: 20 }),
      again: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      bet,
      share: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      match,
      odds: fc.integer({ min: 11_000, max: 40_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('suspend' as const), match, on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      match,
      result: fc.constantFrom<LegResult>('won', 'lost', 'void', 'half_won', 'half_lost'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
);

/** A player with five matches, the last two in play, and the steps that may be taken with them. */
function stage(player: Caller, firstMatch: number) {
  const upcoming = [0, 1, 2].map((nth) => quietMatch(house, firstMatch + nth));
  const matches = [...upcoming, ...bettableMatches(house, 1).slice(0, 2)];
  const ids: string[] = [];
  const nthMatch = (nth: number) => matches[nth % matches.length] as MatchRecord; // there are always three

  const place = async ({ match: nth, legs, live }: Extract<Step, { do: 'place' }>) => {
    const first = nthMatch(live ? 3 + (nth % 2) : nth % 3);
    const chosen = [...new Set([first, nthMatch((nth + 1) % 3)])].slice(0, legs);
    const selections = chosen.map((one) => pinned(house, one));
    const { body } = await player.post('/book/bets', placementOf([{ selections, stake: 1_000 }]));
    const [placed] = body.bets ?? [];
    if (placed) ids.push(placed.id);
  };
  const order = async ({ bet: nth, percent, tolerance, again }: Extract<Step, { do: 'sell' }>) => {
    const id = ids[nth % Math.max(1, ids.length)];
    const offer = id === undefined ? null : (await betOf(player, id)).to_cashout;
    if (id === undefined || offer === null) return;
    const request_id = `order-${firstMatch}-${Math.random()}`;
    const more = {
      tolerance_percent: tolerance,
      request_id,
      ...(percent !== null && { part_percent: percent }),
    };
    await Promise.all([0, ...(again ? [1] : [])].map(() => sell(player, id, offer, more)));
  };
  return async (one: Step): Promise<void> => {
    if (one.do === 'place') return place(one);
    if (one.do === 'sell') return order(one);
    if (one.do === 'move') return void movePrice(house, nthMatch(one.match), one.odds);
    if (one.do === 'suspend') return void suspend(house, nthMatch(one.match), one.on);
    if (one.do === 'sweep') return void (await settleMissed(house));
    if (one.do === 'settle') {
      const decision = {
        marketKey: `${nthMatch(one.match).id}/1/`,
        results: { '1': one.result },
        at: Date.now(),
      };
      return void (await settleMarkets(house, [decision]));
    }
    const id = ids[one.bet % Math.max(1, ids.length)];
    if (id !== undefined)
      await player.post(`/book/bets/${id}/auto-cashout`, { at: Math.round(1_000 * one.share) });
  };
}

test(
  'whatever is sold, in parts, twice, by rule, while prices move and markets settle, no money comes out of nothing',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 10 }),
        async (batches) => {
          const player = await signUpPlayer(house.url);
          const take = stage(player, 3 * run++);
          // Steps of a batch run at the same time.
          for (const batch of batches) await Promise.all(batch.map(take));
          await expectLaws();
          const waiting = sql`select count(*)::int as sales from cash_outs where status = 'in_progress'`;
          await eventually(
            () => rowsOf(waiting),
            ([row]) => row?.sales === 0,
          );
          await expectLaws();
        },
      ),
      { numRuns: IS_SOAK ? 100 : 20, endOnFailure: true },
    );
    const sold = sql`select count(*)::int as sales, count(distinct bet_id)::int as bets from cash_outs where status = 'done'`;
    const [{ sales, bets } = { sales: 0, bets: 0 }] = await rowsOf(sold);
    expect(bets).toBeGreaterThan(10);
    expect(sales).toBeGreaterThan(bets);
  },
  (IS_SOAK ? 10 : 1) * START_LIMIT_MS,
);
