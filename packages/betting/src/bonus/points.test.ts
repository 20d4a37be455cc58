import { describe, expect, test } from 'vitest';
import vectors from '../../../../fixtures/betting/bonus-points.json';
import { drawReward, lootboxProgress, rewardChances } from './lootbox.ts';
import { type Farmed, type FarmingBet, type FarmingRule, farm, potentialPointsOf } from './points.ts';
import { contenderOf, isFinal, poolOf, prizesDue, ranking } from './prizes.ts';
import { proveBonus } from './proof.ts';
import type { RewardRange } from './ranges.ts';
import { type GrantedReward, multipliedAmount, owedRewards, rewardChanges } from './rewards.ts';

const { conditions: CONDITIONS, referenceStake } = vectors;
// The vectors are JSON without our types, here and below.
const ranges = vectors.ranges as readonly RewardRange[];
const hunting = (conditions: object): FarmingRule =>
  ({
    id: '3',
    version: 'v1',
    family: 'hunting',
    referenceStake,
    ranges,
    conditions: { ...CONDITIONS, ...conditions },
  }) as FarmingRule;

describe('bets earn points as the vectors say', () => {
  test.each(vectors.rows)('$name', (row) => {
    const bets = row.bets as unknown as readonly FarmingBet[];
    const { bets: farmed, ...sums } = farm(hunting(row.conditions), bets);
    const byBet = Object.fromEntries(farmed.map(({ id, points }) => [id, points]));
    expect({ byBet, ...sums }).toEqual(row.expect);
  });
});

test('the points that a bet of the slip can earn are those that it has when it is open', () => {
  const selections = [25_000, 18_000, 14_000].map((odds, index) => ({
    sportKey: 'football',
    matchId: `${index}`,
    odds,
    matchStatus: 0,
  }));
  const bet = { type: 'COMBO', stake: 700, currency: 'EUR', selections } as const;
  const rule = hunting({});
  const facts = { now: 0, country: null, isVerified: false, usesLeft: null, farmedMatchIds: [] };
  const placed = { ...bet, id: '1', placedAt: 1, state: 'open', isOwnMoney: true } as const;
  const open = { ...placed, selections: selections.map((one) => ({ ...one, isVoid: false })) };
  // (1.50 + 0.80) × 0.7 = 1.61 points.
  expect(potentialPointsOf(rule, bet, proveBonus(rule, bet, facts))).toBe(161);
  expect(farm(rule, [open]).potentialPoints).toBe(161);
});

describe('ranges owe rewards as the vectors say', () => {
  test.each(vectors.owed)('$name', ({ bets, decided, withOpen }) => {
    expect(owedRewards(ranges, { bets })).toEqual(decided);
    expect(owedRewards(ranges, { bets }, 'with-open')).toEqual(withOpen);
  });
  test.each(vectors.changes)('$name', ({ owed, granted, expect: changes }) => {
    expect(rewardChanges(owed, granted as readonly GrantedReward[])).toEqual(changes);
  });
});

const tournament = (initialPool: number, contribution: number) => ({
  ...hunting({}),
  family: 'tournament' as const,
  initialPool,
  contribution,
  prizes: vectors.shares,
});

test('a boosted freebet is its amount times the multiplier, rounded down', () => {
  // 7.77 × 1.5 = 11.655; the highest amount keeps its last unit.
  expect(multipliedAmount(777, 15_000)).toBe(1165);
  expect(multipliedAmount(Number.MAX_SAFE_INTEGER, 10_000)).toBe(Number.MAX_SAFE_INTEGER);
});

describe('tournaments end as the vectors say', () => {
  test.each(vectors.rankings)('$name', ({ contenders, order }) => {
    const ranked = ranking(contenders);
    expect(ranked.map(({ playerId }) => playerId)).toEqual(order);
    expect(ranked.map(({ position }) => position)).toEqual(order.map((_id, index) => index + 1));
  });
  test.each(vectors.pools)('$name', ({ initialPool, contribution, stakes, pool }) => {
    expect(poolOf(tournament(initialPool, contribution), stakes)).toBe(pool);
  });
  test.each(vectors.prizes)('$name', ({ pool, contenders, paid, due }) => {
    expect(prizesDue(tournament(0, 0), pool, ranking(contenders), paid)).toEqual(due);
  });
  test.each(vectors.finals)('$name', (row) => {
    expect(isFinal(row.endsAt, row.now, row.openBets)).toBe(row.isFinal);
  });
});

const farmedBet = (id: number, isOpen: boolean) => ({
  id: `${id}`,
  placedAt: id,
  stake: 1000,
  points: 100,
  isOpen,
});

test('a contender is ranked by the last decided bet with points; without one he is none', () => {
  const nothing = { potentialPoints: 0, betsCount: 0, averageStake: 0, farmedMatchIds: [] };
  const bets = [farmedBet(1, false), farmedBet(5, false), farmedBet(9, true)];
  const contender = contenderOf('7', { ...nothing, bets, points: 200 });
  expect(contender).toEqual({ playerId: '7', points: 200, lastBetAt: 5 });
  expect(contenderOf('7', { ...nothing, bets: [farmedBet(9, true)], points: 0 })).toBeNull();
});

describe('lootboxes open as the vectors say', () => {
  const { rewards, chances, draws, progress } = vectors.lootbox;
  test.each(progress)('$name', ({ counts, threshold, betsCount, open, expect: reached, ...points }) => {
    const bets = Array.from({ length: betsCount + open }, (_none, at) => farmedBet(at, at >= betsCount));
    const farmed: Farmed = { bets, betsCount, averageStake: 0, farmedMatchIds: [], ...points };
    const rule = { ...hunting({}), family: 'lootbox' as const, threshold, rewards };
    expect(lootboxProgress({ ...rule, counts: counts as 'bets' | 'points' }, farmed)).toEqual(reached);
  });
  test.each(draws)('$digest draws $reward', ({ digest, reward }) => {
    expect(drawReward(rewards, digest)).toBe(reward);
  });
  test('the chance of each reward is its weight among all', () => {
    const shown = rewardChances(rewards).map(({ chance }) => chance);
    expect(shown.map((one) => [Number(one.numerator), Number(one.denominator)])).toEqual(chances);
  });
  test('what is no digest, or no reward, draws nothing', () => {
    expect(() => drawReward(rewards, 'abc')).toThrow(RangeError);
    expect(() => drawReward([], '0'.repeat(64))).toThrow(RangeError);
  });
});
