import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import { settleVoided } from '../src/commands/settle-voided.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { playingMatch, sell } from './support/cash-out.ts';
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
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { callOperators, OPERATORS, order } from './support/operator.ts';
import { IS_SOAK } from './support/soak.ts';

/** Matches that one run bets on, and runs. */
const MATCHES = 3;
const RUNS = IS_SOAK ? 150 : 12;
/** One run in so many has a restart of the house in the middle. */
const RESTART_EVERY = 8;
const LIMIT_MS = (IS_SOAK ? 10 : 1) * START_LIMIT_MS;
let house: TestHouse;

beforeAll(async () => {
  // Long enough that every bet in play is decided by the test's own hand.
  house = await startTestHouse({ operators: OPERATORS, betDelayMs: 60_000 });
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
      // One in four is in play, and waits.
      live: fc.nat(3).map((one) => one === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decide' as const), reject: fc.boolean() }) },
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

/** A run in which money moves for every reason, whatever the random ones come to. */
const EVERY_KIND: Step[][] = [
  [{ do: 'place', legs: 1, match: 0, stake: 1_000, live: true }],
  [{ do: 'decide', reject: true }],
  [{ do: 'place', legs: 1, match: 0, stake: 1_000, live: true }],
  [{ do: 'decide', reject: false }],
  [{ do: 'place', legs: 1, match: 0, stake: 1_000, live: false }],
  [{ do: 'sell', percent: 40 }],
  [{ do: 'place', legs: 1, match: 1, stake: 1_000, live: false }],
  [{ do: 'settle', match: 1, result: 'won' }],
  [{ do: 'resettle', match: 1, result: 'lost' }],
];

const keyOf = (id: string) => `${id}/1/`;
const resultsOf = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;

async function sellFirst(player: Caller, percent: number): Promise<void> {
  const { body } = await player.get('/book/bets?status=open');
  const bet = body.data.find(({ to_cashout }: { to_cashout: number | null }) => to_cashout !== null);
  if (bet) await sell(player, bet.id, bet.to_cashout, { part_percent: percent });
}

/** Takes or refuses a bet that waits, twice at the same time. */
async function decideFirst(playerId: string, reject: boolean): Promise<void> {
  const { rows } = await house.db.execute<{ id: string }>(
    sql`select id from bets where player_id = ${playerId} and status = 'submitted' limit 1`,
  );
  const reasons = reject ? [{ name: 'suspended' as const }] : [];
  await Promise.all(rows.flatMap(({ id }) => [decideBet(house, id, reasons), decideBet(house, id, reasons)]));
}

/** Takes one step. What is refused is as good as what is done: the laws hold after both. */
function taker(player: Caller & { id: string }, matches: readonly string[]) {
  const sent: ReturnType<typeof placementOf>[] = [];
  const at = (index: number): string => {
    const id = matches[index % MATCHES];
    if (id === undefined) throw new Error('A run has its matches.');
    return id;
  };
  const place = async ({ legs, match, stake, live }: Extract<Step, { do: 'place' }>) => {
    const upcoming = Array.from({ length: legs }, (_, index) => house.world.match(at(match + index)));
    const chosen = [...(live ? [playingMatch(house)] : []), ...upcoming];
    const open = chosen.filter((one): one is MatchRecord => one?.markets.get(keyOf(one.id))?.status === 1);
    if (open.length === 0) return;
    const placement = placementOf([
      { selections: open.map((one) => pinned(house, one, '1', 15_000)), stake },
    ]);
    sent.push(placement);
    await player.post('/book/bets', placement);
  };
  return async (one: Step): Promise<unknown> => {
    switch (one.do) {
      case 'place':
        return place(one);
      case 'repeat':
        return sent[0] && player.post('/book/bets', sent[0]);
      case 'decide':
        return decideFirst(player.id, one.reject);
      case 'settle':
        return settleMarkets(house, [
          { marketKey: keyOf(at(one.match)), results: resultsOf(one.result), at: Date.now() },
        ]);
      case 'resettle':
        return order(house, 'resettle', { target: keyOf(at(one.match)), results: resultsOf(one.result) });
      case 'void':
        return order(house, 'void', { target: keyOf(at(one.match)) });
      case 'sell':
        return sellFirst(player, one.percent);
      case 'sweep':
        await settleVoided(house, Date.now());
        return settleMissed(house);
    }
  };
}

test(
  'whatever is placed, decided, sold, settled, settled again and voided at the same time, a restart between, the ledger holds, and so does the log',
  async () => {
    const stock = bettableMatches(house).filter(({ startTime }) => startTime > Date.now() + 2 * 3_600_000);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 10 }),
        fc.nat(7),
        async (batches, restartAfter) => {
          run += 1;
          const player = await signUpPlayer(house.url);
          // Matches that nobody has bet on yet, as long as there are any.
          const matches = stock.splice(0, MATCHES);
          stock.push(...matches);
          const take = taker(
            player,
            matches.map(({ id }) => id),
          );
          for (const [index, batch] of batches.entries()) {
            // Steps of a batch run at the same time.
            await Promise.all(batch.map(take));
            if (run % RESTART_EVERY === 0 && index === restartAfter % batches.length)
              house = await house.restart();
          }
          await expectLedgerLaws(house.db);
        },
      ),
      { numRuns: RUNS, endOnFailure: true, examples: [[EVERY_KIND, 0]] },
    );
    expect(run).toBeGreaterThanOrEqual(RESTART_EVERY);
    expect((await callOperators(house, '/audit/verify')).body.broken).toBeNull();
    // The steps were not all refused.
    const { rows } = await house.db.execute<{ kind: string }>(sql`select distinct kind from ledger_entries`);
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['stake', 'lock', 'accept', 'release', 'payout', 'cash_out', 'reversal']),
    );
  },
  LIMIT_MS,
);
