import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import { changeUserLimits } from '../src/commands/change-user-limits.ts';
import { placeBets } from '../src/commands/place-bets.ts';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { createPlayPeriods } from '../src/limits/periods.ts';
import { openMissingUsage, recountUsage } from '../src/limits/recount-usage.ts';
import {
  bettableMatches,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws, expectUsageReplayed, type Jump } from './support/ledger-laws.ts';
import { IS_SOAK } from './support/soak.ts';

const ZONE = 'Europe/London';
const HOUR_MS = 3_600_000;

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: 60_000 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** The house with a players' clock that a test puts ahead, without playing the feed. */
function movedHouse() {
  const jumps: Jump[] = [];
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, told: (at: number) => at - ahead };
  return {
    house: { ...house, periods: createPlayPeriods(clock, ZONE) },
    jumps,
    jump(ms: number) {
      ahead += ms;
      jumps.push({ from: Date.now(), ahead });
    },
  };
}

type Step =
  | { readonly do: 'place'; readonly stake: number; readonly isLive: boolean; readonly currency: string }
  | { readonly do: 'decide'; readonly part: number }
  | { readonly do: 'settle'; readonly match: number; readonly result: LegResult }
  | { readonly do: 'jump'; readonly hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      stake: fc.integer({ min: 60, max: 9_000 }),
      isLive: fc.boolean(),
      currency: fc.constantFrom('EUR', 'GBP'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('decide' as const), part: fc.integer({ min: 0, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      match: fc.nat(2),
      result: fc.constantFrom<LegResult>('won', 'void', 'half_lost'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('jump' as const), hours: fc.integer({ min: 1, max: 24 * 200 }) }),
  },
);

test(
  'usage is a replay of the ledger and no limit is passed, however far the clock goes on and changes',
  async () => {
    const live = bettableMatches(house, 1)[0];
    let run = 0;
    const moved = movedHouse();
    const place = async (
      playerId: string,
      matches: readonly MatchRecord[],
      one: Extract<Step, { do: 'place' }>,
    ) => {
      const match = one.isLive && live ? live : matches[one.stake % 3];
      if (!match) return;
      const selections = [pinned(house, match, '1', 15_000)];
      const placement = placementOf([{ selections, stake: one.stake, currency: one.currency }]);
      await placeBets(moved.house, playerId, placement, 'en');
    };
    /** Takes so many thirds of each stake that waits; none refuses the bet. */
    const decideWaiting = async (playerId: string, thirds: number) => {
      const { rows } = await house.db.execute<{ id: string; stake: number }>(
        sql`select id, stake from bets where player_id = ${playerId} and status = 'submitted'`,
      );
      const against = thirds === 0 ? [{ name: 'suspended' as const }] : [];
      for (const { id, stake } of rows)
        await decideBet(moved.house, id, against, { stake: Math.ceil((stake * Math.max(1, thirds)) / 3) });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        const player = await signUpPlayer(house.url);
        await player.post('/platform/player/accounts', { currency: 'GBP' });
        const limits = { type: 'wager', period: 'week', value: 20_000, currency: null } as const;
        await changeUserLimits(moved.house, { id: player.id, country: 'GB' }, { kind: 'set', ...limits });
        const matches = [0, 1, 2].map((nth) => quietMatch(house, 3 * run + nth));
        run += 1;
        for (const one of steps) {
          if (one.do === 'jump') {
            // The time of a bet is converted by the clock as it is now, which moves in development alone.
            await decideWaiting(player.id, 3);
            moved.jump(one.hours * HOUR_MS);
          }
          if (one.do === 'place') await place(player.id, matches, one);
          if (one.do === 'decide') await decideWaiting(player.id, one.part);
          if (one.do === 'settle') {
            const marketKey = `${matches[one.match]?.id}/1/`;
            await settleMarkets(moved.house, [{ marketKey, results: { '1': one.result }, at: Date.now() }]);
          }
        }
        await expectUsageReplayed(house.db, { jumps: moved.jumps, zone: ZONE });
        const { rows } = await house.db.execute(
          sql`select player_id from play_usage where week_staked > 20000`,
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: IS_SOAK ? 60 : 8, endOnFailure: true },
    );
    await expectLedgerLaws(house.db, { isClockMoved: true });
  },
  (IS_SOAK ? 10 : 1) * START_LIMIT_MS,
);

test('usage that was not there, and usage that is counted again, are what the ledger says', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house, 90);
  for (const stake of [1_000, 2_000])
    await player.post('/book/bets', placementOf([{ selections: [pinned(house, match)], stake }]));
  await settleMarkets(house, [{ marketKey: `${match.id}/1/`, results: { '1': 'won' }, at: Date.now() }]);
  const usage = async () =>
    (
      await house.db.execute(
        sql`select currency, day_staked, week_staked, month_returned from play_usage where player_id = ${player.id}`,
      )
    ).rows;
  const before = await usage();
  expect(before).toEqual([{ currency: 'EUR', day_staked: 3_000, week_staked: 3_000, month_returned: 6_000 }]);
  await house.db.execute(sql`delete from play_usage where player_id = ${player.id}`);
  await openMissingUsage(house, Date.now());
  expect(await usage()).toEqual(before);
  await house.db.execute(
    sql`update play_usage set day_staked = 1, month_returned = 7 where player_id = ${player.id}`,
  );
  await recountUsage(house, player.id, Date.now());
  expect(await usage()).toEqual(before);
});
