import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import { settleVoided } from '../src/commands/settle-voided.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { sell } from './support/cash-out.ts';
import {
  bettableMatches,
  type Caller,
  pinned,
  placementOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { callOperators, expectBalanced, order, SECRET } from './support/operator.ts';

/** Matches that one run bets on, and runs. */
const MATCHES = 3;
const RUNS = 25;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operatorSecret: SECRET, betDelayMs: 0 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const anyMatch = fc.nat(MATCHES - 1);
const anyResult = fc.constantFrom<LegResult>('won', 'lost', 'void', 'half_won', 'half_lost');
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      legs: fc.integer({ min: 1, max: MATCHES }),
      match: anyMatch,
      stake: fc.integer({ min: 10, max: 60_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('settle' as const), match: anyMatch, result: anyResult }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('resettle' as const), match: anyMatch, result: anyResult }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), match: anyMatch }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sell' as const), percent: fc.constantFrom(40, 100) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const keyOf = ({ id }: MatchRecord) => `${id}/1/`;
const resultsOf = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;

async function sellFirst(player: Caller, percent: number): Promise<void> {
  const { body } = await player.get('/book/bets?status=open');
  const bet = body.data.find(({ to_cashout }: { to_cashout: number | null }) => to_cashout !== null);
  if (bet) await sell(player, bet.id, bet.to_cashout, { part_percent: percent });
}

/** Takes one step. What is refused is as good as what is done: the laws hold after both. */
function taker(player: Caller, matches: readonly MatchRecord[]) {
  const at = (index: number): MatchRecord => {
    const match = matches[index % MATCHES];
    if (!match) throw new Error('A run has its matches.');
    return match;
  };
  const place = async ({ legs, match, stake }: Extract<Step, { do: 'place' }>) => {
    const chosen = Array.from({ length: legs }, (_, index) => at(match + index));
    const open = chosen.filter((one) => one.markets.get(keyOf(one))?.status === 1);
    if (open.length === 0) return;
    const selections = open.map((one) => pinned(house, one, '1', 15_000));
    await player.post('/book/bets', placementOf([{ selections, stake }]));
  };
  return async (one: Step): Promise<unknown> => {
    switch (one.do) {
      case 'place':
        return place(one);
      case 'settle':
        return settleMarkets(house.db, [
          { marketKey: keyOf(at(one.match)), results: resultsOf(one.result), at: Date.now() },
        ]);
      case 'resettle':
        return order(house, 'resettle', { target: keyOf(at(one.match)), results: resultsOf(one.result) });
      case 'void':
        return order(house, 'void', { target: keyOf(at(one.match)) });
      case 'sell':
        return sellFirst(player, one.percent);
      case 'sweep':
        await settleVoided(house.db, Date.now());
        return settleMissed(house.db, house.world);
    }
  };
}

test(
  'whatever is placed, sold, settled, settled again and voided at the same time, the ledger holds, and so does the log',
  async () => {
    const stock = bettableMatches(house).filter(({ startTime }) => startTime > Date.now() + 2 * 3_600_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
        async (batches) => {
          const player = await signUpPlayer(house.url);
          const take = taker(player, stock.splice(0, MATCHES));
          // Steps of a batch run at the same time.
          for (const batch of batches) await Promise.all(batch.map(take));
          await expectBalanced(house);
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect((await callOperators(house, '/audit/verify')).body.broken).toBeNull();
    // The steps were not all refused.
    const { rows } = await house.db.execute<{ kind: string }>(sql`select distinct kind from ledger_entries`);
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['stake', 'payout', 'cash_out', 'reversal']));
  },
  START_LIMIT_MS,
);
