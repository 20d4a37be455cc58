import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusConditions, bonusSelection } from '../test/bonus-stories.ts';
import { drawReward } from './lootbox.ts';
import { type FarmingBet, type FarmingRule, type FarmingState, farm } from './points.ts';
import { contenderOf, type Prize, prizesDue, ranking } from './prizes.ts';
import type { RewardRange } from './ranges.ts';
import { type GrantedReward, owedRewards, type RewardChange, rewardChanges } from './rewards.ts';

const RUNS = { numRuns: 500 };
const STATES: readonly FarmingState[] = [
  'open',
  'won',
  'lost',
  'void',
  'cancelled',
  'rejected',
  'cashed_out',
];
const state = fc.constantFrom(...STATES);
const selection = fc.tuple(bonusSelection, fc.boolean()).map(([one, isVoid]) => ({ ...one, isVoid }));
const bet: fc.Arbitrary<FarmingBet> = fc.record({
  id: fc.nat({ max: 99_999 }).map(String),
  placedAt: fc.nat({ max: 5 }),
  type: fc.constantFrom('SINGLE', 'COMBO', 'SYSTEM'),
  stake: fc.integer({ min: 1, max: 3000 }),
  currency: fc.constant('EUR'),
  state,
  isOwnMoney: fc.constantFrom(true, true, true, false),
  selections: fc.array(selection, { minLength: 1, maxLength: 3 }),
});
const bets = fc.uniqueArray(bet, { selector: ({ id }) => id, maxLength: 12 });
const ranges: readonly RewardRange[] = [
  { from: 50, reward: { kind: 'fixed', amount: 500 } },
  { from: 150, reward: { kind: 'average-stake', multiplier: 5000 } },
  { from: 300, reward: { kind: 'average-stake', multiplier: 20_000 } },
];
const rule = fc.tuple(bonusConditions, fc.boolean()).map(
  ([{ minOdds, matchStatus }, farmOncePerEvent]): FarmingRule => ({
    id: '3',
    version: 'v1',
    family: 'hunting',
    referenceStake: 1000,
    ranges,
    conditions: { ...ANY, minOdds, matchStatus, farmOncePerEvent },
  }),
);
const ANY: FarmingRule['conditions'] = {
  sportTypes: [],
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  matchIds: [],
  minOdds: null,
  maxOdds: null,
  matchStatus: 'all',
  selectionCount: { from: 1, to: null },
  betTypes: ['SINGLE', 'COMBO'],
  currency: 'EUR',
  minStake: null,
  onlyVerified: false,
  countries: [],
  validFrom: null,
  validTo: null,
  farmOncePerEvent: false,
};

const shuffled = <T>(items: readonly T[], seed: readonly number[]) =>
  items
    .map((item, index) => ({ item, key: seed[index] ?? index }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
const seeds = fc.array(fc.double({ noNaN: true }), { minLength: 24, maxLength: 24 });

function given(granted: readonly GrantedReward[], changes: readonly RewardChange[]): GrantedReward[] {
  const after = new Map(granted.map((reward) => [reward.rangeIndex, reward]));
  for (const { kind, rangeIndex, amount } of changes) {
    after.set(rangeIndex, {
      rangeIndex,
      amount,
      state: kind === 'deactivate' ? 'deactivated' : 'unused',
    });
  }
  return [...after.values()].toSorted((a, b) => a.rangeIndex - b.rangeIndex);
}

test('the order in which bets are given never matters', () => {
  fc.assert(
    fc.property(rule, bets, seeds, (terms, all, seed) => {
      expect(farm(terms, shuffled(all, seed))).toEqual(farm(terms, all));
    }),
    RUNS,
  );
});

test('settlements in any order, with corrections between, end with the same points and rewards', () => {
  fc.assert(
    fc.property(
      rule,
      bets,
      seeds,
      fc.array(state, { minLength: 24, maxLength: 24 }),
      (terms, all, seed, wrong) => {
        const decide = (order: readonly number[]) => {
          const now = all.map((one): FarmingBet => ({ ...one, state: 'open' }));
          let rewards: GrantedReward[] = [];
          const set = (index: number, to: FarmingState | undefined) => {
            const before = now[index];
            if (before === undefined || to === undefined) return;
            now[index] = { ...before, state: to };
            const owed = owedRewards(ranges, farm(terms, now));
            rewards = given(rewards, rewardChanges(owed, rewards));
          };
          for (const index of order) set(index, wrong[index]);
          for (const index of order) set(index, all[index]?.state);
          return { farmed: farm(terms, now), rewards: rewards.filter((one) => one.state === 'unused') };
        };
        const one = decide([...all.keys()]);
        const other = decide(shuffled([...all.keys()], seed));
        expect(other).toEqual(one);
        expect(one.farmed).toEqual(farm(terms, all));
        expect(one.rewards.map(({ rangeIndex, amount }) => ({ rangeIndex, amount }))).toEqual(
          owedRewards(ranges, one.farmed),
        );
      },
    ),
    RUNS,
  );
});

test('a bet that was cancelled, rejected, sold or called off leaves no trace', () => {
  const isTraced = ({ state: one }: FarmingBet) => one === 'open' || one === 'won' || one === 'lost';
  fc.assert(
    fc.property(rule, bets, (terms, all) => {
      expect(farm(terms, all)).toEqual(farm(terms, all.filter(isTraced)));
    }),
    RUNS,
  );
});

test('open bets only add, a win counts as a loss does, and bets with points are own money', () => {
  fc.assert(
    fc.property(rule, bets, (terms, all) => {
      const farmed = farm(terms, all);
      expect(farmed.potentialPoints).toBeGreaterThanOrEqual(farmed.points);
      const lost = all.map((one): FarmingBet => (one.state === 'won' ? { ...one, state: 'lost' } : one));
      expect(farm(terms, lost)).toEqual(farmed);
      const own = new Set(all.filter((one) => one.isOwnMoney).map(({ id }) => id));
      expect(farmed.bets.every(({ id }) => own.has(id))).toBe(true);
    }),
    RUNS,
  );
});

test('an event that counts once earns for one bet at most', () => {
  fc.assert(
    fc.property(bets, (all) => {
      const once = { ...ANY, farmOncePerEvent: true };
      const terms: FarmingRule = {
        id: '3',
        version: 'v1',
        family: 'hunting',
        referenceStake: 1,
        ranges,
        conditions: once,
      };
      const single = all.map((one) => ({ ...one, selections: one.selections.slice(0, 1) }));
      const farmed = farm(terms, single);
      expect(farmed.bets.length).toBeLessThanOrEqual(farmed.farmedMatchIds.length);
    }),
    RUNS,
  );
});

const granted = fc.uniqueArray(
  fc.record({
    rangeIndex: fc.nat({ max: 4 }),
    amount: fc.integer({ min: 1, max: 5 }),
    state: fc.constantFrom('unused' as const, 'used' as const, 'deactivated' as const),
  }),
  { selector: ({ rangeIndex }) => rangeIndex },
);
const owed = fc.uniqueArray(
  fc.record({ rangeIndex: fc.nat({ max: 4 }), amount: fc.integer({ min: 1, max: 5 }) }),
  { selector: ({ rangeIndex }) => rangeIndex },
);

test('once applied nothing is left to change, and a used reward never changes', () => {
  fc.assert(
    fc.property(owed, granted, (wanted, before) => {
      const changes = rewardChanges(wanted, before);
      const used = new Set(before.filter((one) => one.state === 'used').map((one) => one.rangeIndex));
      expect(changes.some(({ rangeIndex }) => used.has(rangeIndex))).toBe(false);
      expect(new Set(changes.map(({ rangeIndex }) => rangeIndex)).size).toBe(changes.length);
      expect(rewardChanges(wanted, given(before, changes))).toEqual([]);
    }),
    RUNS,
  );
});

test('prizes are paid once, whatever changes between payments, and never more than the pool', () => {
  const players = fc.array(bets, { maxLength: 6 });
  fc.assert(
    fc.property(rule, players, players, fc.nat({ max: 1_000_000 }), (terms, first, then, pool) => {
      const tournament = {
        ...terms,
        family: 'tournament' as const,
        initialPool: pool,
        contribution: 0,
        prizes: [5000, 3000, 2000],
      };
      const paid: Prize[] = [];
      for (const standing of [first, first, then]) {
        const contenders = standing.flatMap((own, id) => contenderOf(`${id}`, farm(terms, own)) ?? []);
        paid.push(...prizesDue(tournament, pool, ranking(contenders), paid));
      }
      const once = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
      once(paid.map(({ playerId }) => playerId));
      once(paid.map(({ position }) => position));
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(pool);
    }),
    RUNS,
  );
});

test('each reward of a lootbox is drawn by as many numbers as its weight', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(weights, (all) => {
      const rewards = all.map((weight, reward) => ({ weight, reward }));
      const total = all.reduce((sum, weight) => sum + weight, 0);
      const drawn = Array.from({ length: total }, (_none, number) =>
        drawReward(rewards, number.toString(16).padStart(64, '0')),
      );
      expect(rewards.map(({ reward }) => drawn.filter((one) => one === reward).length)).toEqual(all);
    }),
    RUNS,
  );
});
