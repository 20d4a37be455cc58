import { expect, test } from 'vitest';
import type { ScoreSimulation } from '#feed/world.ts';
import { intensitiesFor } from '../football/intensity.ts';
import { buildModel } from '../football/model.ts';
import { FOOTBALL_SLOTS } from '../football/slots.ts';
import { KICK_OFF } from '../football/test/kick-off.ts';
import { conflictsOf, lockOf } from './conflicts.ts';
import { jointOf, type Pick, simulatedScorers } from './test/picks.ts';

const slotAt = (marketId: string, specifier = '') =>
  FOOTBALL_SLOTS.find((slot) => slot.marketId === marketId && slot.specifier === specifier)!;
const pickOf = (marketId: string, outcomeId: string, specifier = ''): Pick => ({
  slot: slotAt(marketId, specifier),
  outcomeId,
  odds: 20_000,
});

const before = (): ScoreSimulation => {
  const model = buildModel(intensitiesFor([1.6, 1.1]), KICK_OFF);
  return {
    first: [model.first.home, model.first.away],
    second: [model.second.home, model.second.away],
    score: [0, 0],
    scorers: simulatedScorers(),
  };
};

test.each([
  [
    'home win and away win',
    [pickOf('1', '1'), pickOf('83', '3'), pickOf('60', '3')],
    'contradictory',
    [0, 1, 2],
  ],
  ['home win and draw no bet away', [pickOf('1', '1'), pickOf('11', '5')], 'contradictory', [0, 1]],
  ['over 2.5 and 1–0', [pickOf('18', '12', 'total=2.5'), pickOf('45', '276')], 'contradictory', [0, 1]],
  [
    'a scorer of a side that does not score',
    [pickOf('10010', 'h1'), pickOf('10043', '74')],
    'contradictory',
    [0, 1],
  ],
  [
    'over 1.5 and over 2.5',
    [pickOf('18', '12', 'total=1.5'), pickOf('18', '12', 'total=2.5')],
    'implied',
    [0, 1],
  ],
  ['home win and home or draw', [pickOf('1', '1'), pickOf('10', '9')], 'implied', [1, 0]],
  ['two goals and one goal of a player', [pickOf('10011', 'h1'), pickOf('10010', 'h1')], 'implied', [1, 0]],
  [
    'home and away score, which both teams to score says',
    [pickOf('10010', 'h1'), pickOf('10010', 'a1'), pickOf('29', '74')],
    'implied',
    [2, 0, 1],
  ],
] as const)('%s: refused as %s', (_, picks, reason, selections) => {
  expect(conflictsOf(jointOf(before(), picks))).toEqual([{ reason, selections }]);
});

test('what can be combined has no conflict', () => {
  const picks = [pickOf('1', '1'), pickOf('18', '12', 'total=2.5'), pickOf('10010', 'h1')];
  expect(conflictsOf(jointOf(before(), picks))).toEqual([]);
  expect(lockOf(jointOf(before(), picks))).toBeNull();
});

test('a leg that brings the stake back more often than it adds is refused with its name', () => {
  // A draw gives the stake back, and who wins by scoring three hardly ever draws.
  const picks = [pickOf('19', '12', 'total=2.5'), pickOf('11', '4')];
  expect(conflictsOf(jointOf(before(), picks))).toEqual([{ reason: 'below_minimum', selections: [1] }]);
});

test('an outcome is locked when it cannot come true beside the picks, or when one says the other', () => {
  const lock = (...picks: Pick[]) => lockOf(jointOf(before(), picks));
  expect(lock(pickOf('1', '1'), pickOf('10', '11'))).toBe('contradictory');
  expect(lock(pickOf('18', '12', 'total=2.5'), pickOf('18', '12', 'total=1.5'))).toBe('implied');
  expect(lock(pickOf('18', '12', 'total=1.5'), pickOf('18', '12', 'total=2.5'))).toBe('implied');
  expect(lock(pickOf('1', '1'))).toBeNull();
});
