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

let house: TestHouse;

beforeAll(async () => {
  // Long enough that every bet in play is decided by the test's own hand.
  house = await startTestHouse({ betDelayMs: 60_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await house.db.execute<T>(query)).rows;

/** The laws of wallet/README.md, over everything that was ever written. */
async function expectLaws(): Promise<void> {
  const unbalanced = await rowsOf(
    sql`select movement from ledger_entries group by movement, currency having sum(amount) <> 0`,
  );
  expect(unbalanced).toEqual([]);
  const twoCurrencies = await rowsOf(
    sql`select movement from ledger_entries group by movement having count(distinct currency) > 1`,
  );
  expect(twoCurrencies).toEqual([]);
  const strayed = await rowsOf(sql`
    select a.player_id from accounts a
    where a.available <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account = 'player:' || a.player_id || ':available' and e.currency = a.currency)
       or a.locked <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account = 'player:' || a.player_id || ':locked' and e.currency = a.currency)`);
  expect(strayed).toEqual([]);
  const lockedApart = await rowsOf(sql`
    select a.player_id from accounts a
    where a.locked <> (select coalesce(sum(b.stake), 0) from bets b where b.player_id = a.player_id and b.currency = a.currency and b.status = 'submitted')`);
  expect(lockedApart).toEqual([]);
  const unpaid = await rowsOf(sql`
    select b.id from bets b
    where coalesce(b.win_amount, 0) <> (select coalesce(sum(amount), 0) from ledger_entries e where e.movement = 'payout:' || b.id and e.amount > 0)`);
  expect(unpaid).toEqual([]);
}

const books = () =>
  rowsOf(
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
        await settleMarkets(house.db, [{ marketKey, results: { '1': one.result }, at: Date.now() }]);
        return;
      }
      case 'sweep':
        await settleMissed(house.db, house.world);
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
          await expectLaws();
        },
      ),
      { numRuns: 12 },
    );
  },
  START_LIMIT_MS,
);

test('sending every request and every settlement again changes no entry', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house, 100);
  const placements = [1_000, 2_000].map((stake) =>
    placementOf([{ selections: [pinned(house, match)], stake }]),
  );
  const decision = { marketKey: `${match.id}/1/`, results: { '1': 'won' as const }, at: Date.now() };
  for (const placement of placements) await player.post('/book/bets', placement);
  await settleMarkets(house.db, [decision]);
  const before = await books();
  for (const placement of placements) await player.post('/book/bets', placement);
  await settleMarkets(house.db, [decision]);
  await settleMissed(house.db, house.world);
  expect(await books()).toEqual(before);
  await expectLaws();
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
