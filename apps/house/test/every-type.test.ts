import { type SettlementInput, type SystemType, settleBet } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import { offeredSystems } from '../src/bets/system-types.ts';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import type { LegResult } from '../src/feed/world.ts';
import {
  type Caller,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  type TestBet,
  type TestHouse,
} from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await house.db.execute<T>(query)).rows;

const RESULTS = {
  won: 'win',
  lost: 'lose',
  void: 'void',
  half_won: 'half_win',
  half_lost: 'half_lose',
} as const;
const TYPES = { single: 'SINGLE', double: 'COMBO', treble: 'COMBO', accumulator: 'COMBO' } as const;

interface PlayedBet {
  readonly kind: 'combo' | 'system' | 'custom';
  readonly count: number;
  readonly stake: number;
  /** Which of the systems of its size. */
  readonly system: number;
  /** A trader takes it with this part of its stake, in per cent. */
  readonly part: number;
}

const bet: fc.Arbitrary<PlayedBet> = fc.record({
  kind: fc.constantFrom('combo' as const, 'system' as const, 'custom' as const),
  count: fc.integer({ min: 1, max: 4 }),
  // From 1,000.00 on a trader decides.
  stake: fc.oneof(fc.integer({ min: 100, max: 30_000 }), fc.constant(100_000)),
  system: fc.nat(),
  part: fc.integer({ min: 10, max: 100 }),
});
const results = fc.array(fc.constantFrom<LegResult>('won', 'lost', 'void', 'half_won', 'half_lost'), {
  minLength: 7,
  maxLength: 7,
});
const prices = fc.array(fc.integer({ min: 11_000, max: 90_000 }), { minLength: 7, maxLength: 7 });

/** A bet of the slip on the matches from `first` on. */
function slipBet({ kind, count, stake, system }: PlayedBet, first: number, odds: readonly number[]): TestBet {
  if (kind === 'custom') {
    const match = quietMatch(house, first);
    const total = { match_id: match.id, market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 1 };
    const home = { ...total, market_id: '1', specifier: '', outcome_id: '1' };
    return { selections: [home, total], stake, custom_odds: 30_000 };
  }
  const size = kind === 'system' ? Math.max(3, count) : count;
  const selections = Array.from({ length: size }, (_, index) =>
    pinned(house, quietMatch(house, first + index), '1', odds[index]),
  );
  if (kind === 'combo') return { selections, stake };
  const types = offeredSystems(house.options).filter(({ totalCount }) => totalCount === size);
  return { selections, stake, system_id: types[system % types.length]?.id ?? '' };
}

/** Takes what waits for a trader, with a part of its stake. */
async function decideWaiting(player: Caller & { id: string }, part: number): Promise<void> {
  const waiting = await rowsOf<{ id: string; stake: number }>(
    sql`select id, stake from bets where player_id = ${player.id} and status = 'submitted'`,
  );
  for (const { id, stake } of waiting)
    await decideBet(house, id, [], { stake: Math.ceil((stake * part) / 100) });
}

async function settleAll(first: number, outcome: readonly LegResult[]): Promise<void> {
  const decisions = outcome.flatMap((result, index) => {
    const { id } = quietMatch(house, first + index);
    const at = Date.now();
    return [
      { marketKey: `${id}/1/`, results: { '1': result }, at },
      { marketKey: `${id}/18/total=2.5`, results: { '12': result === 'won' ? 'won' : 'lost' } as const, at },
    ];
  });
  for (const decision of decisions) await settleMarkets(house, [decision]);
}

type Row = {
  type: keyof typeof TYPES | 'system' | 'custom_bet';
  stake: number;
  custom_odds: number | null;
  max_payout: number;
  win_amount: number;
  result: string;
  status: string;
  system: { id: string; total_count: number; win_count: number; folds?: number[] } | null;
  legs: { odds: number; status: keyof typeof RESULTS | 'open' }[];
};

const typeOf = (type: Row['type']): SettlementInput['betType'] =>
  type === 'system' ? 'SYSTEM' : type === 'custom_bet' ? 'CUSTOM_BET' : TYPES[type];

function systemOf({ system }: Row): SystemType | null {
  if (system === null) return null;
  const { id, total_count, win_count, folds } = system;
  return { id, totalCount: total_count, winCount: win_count, ...(folds && { folds }) };
}

const settlementOf = (row: Row) =>
  settleBet({
    betType: typeOf(row.type),
    stake: row.stake,
    maxPayout: row.max_payout,
    customOdds: row.custom_odds,
    systemType: systemOf(row),
    selections: row.legs.map(({ odds, status }) => ({
      odds,
      result: status === 'open' ? 'undecided' : RESULTS[status],
    })),
  });

const betsOf = (playerId: string) =>
  rowsOf<Row>(sql`
    select b.type, b.stake, b.custom_odds, b.max_payout, b.win_amount, b.result, b.status, b.system,
      (select jsonb_agg(jsonb_build_object('odds', s.odds, 'status', s.status) order by s.ordinal) from bet_selections s where s.bet_id = b.id) as legs
    from bets b where b.player_id = ${playerId}`);

test(
  'a bet of any type is paid what the rules say, and the ledger sums to zero',
  async () => {
    let run = 0;
    const placed = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(bet, { minLength: 1, maxLength: 3 }),
        prices,
        results,
        async (bets, odds, ends) => {
          const player = await signUpPlayer(house.url);
          const first = 7 * run++;
          for (const one of bets) {
            const placement = placementOf([slipBet(one, first, odds)], undefined, {
              accept_odds_change: 'any',
            });
            await player.post('/book/bets', placement);
            await decideWaiting(player, one.part);
          }
          await settleAll(first, ends);
          const rows = await betsOf(player.id);
          for (const row of rows) {
            placed.add(row.type);
            const { payout, result } = settlementOf(row);
            expect([row.status, row.result, row.win_amount]).toEqual(['done', result, payout]);
          }
          const staked = rows.reduce((sum, row) => sum + row.stake, 0);
          const won = rows.reduce((sum, row) => sum + row.win_amount, 0);
          const [account] = await rowsOf(
            sql`select available, locked from accounts where player_id = ${player.id}`,
          );
          expect(account).toEqual({ available: 100_000 - staked + won, locked: 0 });
          const [ledger] = await rowsOf<{ sum: number }>(
            sql`select sum(amount)::bigint as sum from ledger_entries where currency = 'EUR'`,
          );
          expect(Number(ledger?.sum)).toBe(0);
        },
      ),
      { numRuns: 15, seed: 7 },
    );
    // The seed is one in which every type is placed.
    expect([...placed].toSorted()).toEqual([
      'accumulator',
      'custom_bet',
      'double',
      'single',
      'system',
      'treble',
    ]);
  },
  START_LIMIT_MS,
);
