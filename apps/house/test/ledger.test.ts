import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import { settleMarkets, settleMissed } from '../src/commands/settle-bets.ts';
import type { LegResult } from '../src/feed/world.ts';
import {
  bettableMatches,
  type Caller,
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

let house: TestHouse;

beforeAll(async () => {
  // Long enough that every bet in play is decided by the test's own hand.
  house = await startTestHouse({ betDelayMs: 60_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await house.db.execute<T>(query)).rows;

const books = () =>
  rowsOf<{ account: string }>(
    sql`select account, currency, sum(amount)::bigint as total, count(*)::int as entries from ledger_entries group by 1, 2 order by 1, 2`,
  );

type Step =
  | {
      readonly do: 'place';
      readonly match: number;
      readonly legs: number;
      readonly stake: number;
      readonly live: boolean;
    }
  | { readonly do: 'repeat' }
  | { readonly do: 'decide'; readonly reject: boolean }
  | { readonly do: 'settle'; readonly match: number; readonly result: LegResult }
  | { readonly do: 'sweep' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      match: fc.nat(5),
      legs: fc.integer({ min: 1, max: 3 }),
      stake: fc.integer({ min: 10, max: 60_000 }),
      live: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'repeat' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), reject: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      match: fc.nat(7),
      result: fc.constantFrom<LegResult>('won', 'lost', 'void', 'half_won', 'half_lost'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
);

/** A player, six matches, and the steps that may be taken with them. */
async function stage(player: Caller & { id: string }, firstMatch: number) {
  const upcoming = Array.from({ length: 6 }, (_, index) => quietMatch(house, firstMatch + index));
  const live = bettableMatches(house, 1).slice(0, 2);
  const matches = [...upcoming, ...live];
  const sent: ReturnType<typeof placementOf>[] = [];

  const place = async ({ match, legs, stake, live: isLive }: Extract<Step, { do: 'place' }>) => {
    const base = Array.from({ length: legs }, (_, index) => upcoming[(match + index) % 6]);
    const chosen = isLive && live[0] ? [live[match % live.length], ...base.slice(1)] : base;
    const selections = chosen.flatMap((one) => (one ? [pinned(house, one, '1', 15_000)] : []));
    const placement = placementOf([{ selections, stake }]);
    sent.push(placement);
    await player.post('/book/bets', placement);
  };
  const decide = async (reject: boolean) => {
    const [bet] = await rowsOf<{ id: string }>(
      sql`select id from bets where player_id = ${player.id} and status = 'submitted' limit 1`,
    );
    if (!bet) return;
    const reasons = reject ? [{ name: 'suspended' as const }] : [];
    await Promise.all([1, 2].map(() => decideBet(house, bet.id, reasons)));
  };
  return async (one: Step): Promise<void> => {
    switch (one.do) {
      case 'place':
        return place(one);
      case 'repeat':
        if (sent[0]) await player.post('/book/bets', sent[0]);
        return;
      case 'decide':
        return decide(one.reject);
      case 'settle': {
        const marketKey = `${matches[one.match]?.id}/1/`;
        await settleMarkets(house, [{ marketKey, results: { '1': one.result }, at: Date.now() }]);
        return;
      }
      case 'sweep':
        await settleMissed(house);
    }
  };
}

test(
  'whatever happens in whatever order, every movement balances and every balance is the sum of its entries',
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
        async (batches) => {
          const player = await signUpPlayer(house.url);
          const take = await stage(player, 6 * run++);
          // Steps of a batch run at the same time.
          for (const batch of batches) await Promise.all(batch.map(take));
          await expectLedgerLaws(house.db);
        },
      ),
      { numRuns: IS_SOAK ? 60 : 12, endOnFailure: true },
    );
  },
  (IS_SOAK ? 10 : 1) * START_LIMIT_MS,
);

test('sending every request and every settlement again changes no entry', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house, 100);
  const placements = [1_000, 2_000].map((stake) =>
    placementOf([{ selections: [pinned(house, match)], stake }]),
  );
  const decision = { marketKey: `${match.id}/1/`, results: { '1': 'won' as const }, at: Date.now() };
  for (const placement of placements) await player.post('/book/bets', placement);
  await settleMarkets(house, [decision]);
  // What other tests left open may end meanwhile; that the other side of each entry is there, the laws say.
  const ownBooks = async () => (await books()).filter(({ account }) => account.includes(player.id));
  const before = await ownBooks();
  expect(before.length).toBeGreaterThan(0);
  for (const placement of placements) await player.post('/book/bets', placement);
  await settleMarkets(house, [decision]);
  await settleMissed(house);
  expect(await ownBooks()).toEqual(before);
  await expectLedgerLaws(house.db);
});

test('the welcome money comes out of an account of the house', async () => {
  const player = await signUpPlayer(house.url, 'KWD');
  const entries = await rowsOf(
    sql`select account, amount, currency from ledger_entries where movement = ${`welcome:${player.id}`} order by amount`,
  );
  expect(entries).toEqual([
    { account: 'house:welcome', amount: -1_000_000, currency: 'KWD' },
    { account: `player:${player.id}:available`, amount: 1_000_000, currency: 'KWD' },
  ]);
});

test('a balance below zero cannot be written', async () => {
  const player = await signUpPlayer(house.url);
  const overdraw = house.db.execute(
    sql`update accounts set available = available - 100001 where player_id = ${player.id}`,
  );
  await expect(overdraw).rejects.toThrow();
});

/** A payment that nothing was booked for. */
const payment = (kind: string, status: string) => sql`
  insert into payments (id, player_id, request_id, fingerprint, kind, status, currency, amount, created_at)
  select 'p1', id, 'request-1', '', ${kind}::text, ${status}::text, 'EUR', 1000, 1 from players limit 1`;

test.each([
  ['a movement has two sides', sql`delete from ledger_entries where movement like 'stake:%' and amount > 0`],
  ['sums of their entries', sql`update accounts set available = available + 1`],
  ['locked is the stakes', sql`update bets set status = 'submitted'`],
  ['debited once', sql`update bets set stake = stake + 1 where status = 'waiting_results'`],
  ['paid what it says', sql`update bets set win_amount = coalesce(win_amount, 0) + 1`],
  ['name each other', sql`delete from placement_requests`],
  ['a deposit that succeeded', payment('deposit', 'succeeded')],
  ['a payout is locked once', payment('payout', 'declined')],
  ['has its payment', sql`update ledger_entries set kind = 'deposit' where kind = 'welcome'`],
  ['has usage', sql`delete from play_usage`],
  ['usage is a replay', sql`update play_usage set week_staked = week_staked + 1`],
  ['usage is a replay', sql`update play_usage set month_start = 0`],
  ['has its bet', sql`update ledger_entries set bet_id = 'nobody' where kind = 'welcome'`],
])('the law "%s" is found broken where it is', async (law, harm) => {
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house, 101))];
  expect((await player.post('/book/bets', placementOf([{ selections }]))).status).toBe(200);
  const undone = new Error('Nothing of this is kept.');
  const harmed = house.db.transaction(async (tx) => {
    await tx.execute(harm);
    await expect(expectLedgerLaws(tx)).rejects.toThrow(law);
    throw undone;
  });
  await expect(harmed).rejects.toBe(undone);
  await expectLedgerLaws(house.db);
});
