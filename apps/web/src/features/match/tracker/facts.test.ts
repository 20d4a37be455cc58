import type { MatchState } from '@touchline/client/live';
import { expect, test } from 'vitest';
import { attackOf, isBreakPoint, lastNotable, lineOf, marksOf, periodBars, runOf } from './facts.ts';

const row = (key: string, home: number, away: number) => ({ key, home, away });

test('the attack is of the side that the feed names, as far as it says', () => {
  expect(attackOf([row('possession', 58, 42), row('attack', 3, 0)])).toEqual({ side: 'home', level: 3 });
  expect(attackOf([row('attack', 0, 2)])).toEqual({ side: 'away', level: 2 });
  expect(attackOf([row('attack', 0, 0)])).toEqual({ side: null, level: 0 });
});

test('a feed that tells no attack shows none', () => {
  expect(attackOf([row('possession', 58, 42)])).toBeNull();
});

test('a level that is not known yet is drawn as the highest one', () => {
  expect(attackOf([row('attack', 0, 7)])).toEqual({ side: 'away', level: 3 });
});

test('a run belongs to the side that scored last', () => {
  expect(runOf([row('run', 8, 0)])).toEqual({ side: 'home', points: 8 });
  expect(runOf([row('run', 0, 3)])).toEqual({ side: 'away', points: 3 });
  expect(runOf([row('run', 0, 0)])).toBeNull();
  expect(runOf([])).toBeNull();
});

const game = (server: 'home' | 'away', home: string, away: string) =>
  isBreakPoint({ server, gameScore: [home, away] } as unknown as MatchState); // reads these two alone

test.each([
  ['home', '30', '40', true],
  ['home', '0', '40', true],
  ['home', '40', '50', true],
  ['home', '40', '40', false],
  ['home', '40', '30', false],
  ['home', '50', '40', false],
  ['away', '40', '15', true],
  ['away', '40', '40', false],
  ['home', '5', '6', false],
] as const)('%s serves at %s:%s – break point: %s', (server, home, away, isOne) => {
  expect(game(server, home, away)).toBe(isOne);
});

const incident = (id: string, type: string, side: 'home' | 'away' | null, minute: number, stoppage = 0) => ({
  id,
  type,
  side,
  minute,
  stoppage,
  player: null,
  score: null,
});

test('goals, cards and corners stand at their minute; what belongs to no side does not', () => {
  const marks = marksOf(
    [
      incident('1', 'period', null, 1),
      incident('2', 'corner', 'home', 9),
      incident('3', 'own_goal', 'away', 45, 2),
      incident('4', 'yellow_red_card', 'home', 90, 4),
      incident('5', 'var', 'home', 50),
    ],
    90,
  );
  expect(marks).toEqual([
    { id: '2', kind: 'corner', side: 'home', place: 0.1 },
    { id: '3', kind: 'goal', side: 'away', place: 0.5 },
    { id: '4', kind: 'red', side: 'home', place: 1 },
  ]);
});

test('overtime stands at the end of the line', () => {
  expect(marksOf([incident('1', 'goal', 'home', 63)], 60)[0]?.place).toBe(1);
});

test('the line of football grows with extra time, that of ice hockey does not', () => {
  const periods = [{ key: '40', home: 0, away: 0 }];
  expect(lineOf('football', [])).toEqual({ length: 90, ends: [45] });
  expect(lineOf('football', periods)).toEqual({ length: 120, ends: [45, 90, 105] });
  expect(lineOf('ice_hockey', periods).length).toBe(60);
});

test('the highest quarter fills its bar', () => {
  expect(
    periodBars([
      { key: '13', home: 30, away: 15 },
      { key: '14', home: 0, away: 6 },
    ]),
  ).toEqual([
    { key: '13', home: 1, away: 0.5 },
    { key: '14', home: 0, away: 0.2 },
  ]);
  expect(periodBars([{ key: '13', home: 0, away: 0 }])).toEqual([{ key: '13', home: 0, away: 0 }]);
});

test('a corner is not said aloud, what came before it was', () => {
  const said = lastNotable([incident('1', 'goal', 'home', 5), incident('2', 'corner', 'away', 9)]);
  expect(said?.id).toBe('1');
  expect(lastNotable([incident('2', 'corner', 'away', 9)])).toBeUndefined();
});
