import { expect, test } from 'vitest';
import { scoreCells } from './score-cells.ts';

const period = (key: string, home: number, away: number) => ({ key, home, away });
const shown = (state: Parameters<typeof scoreCells>[0], sport: string) =>
  scoreCells(state, sport).map(({ kind, values }) => `${kind} ${values.join('-')}`);

test('tennis shows sets, the games of each set and the points in play', () => {
  const periods = [period('8', 6, 3), period('9', 2, 3)];
  expect(shown({ score: [1, 0], periods, stage: 9, gameScore: ['30', '40'] }, 'tennis')).toEqual([
    'total 1-0',
    'early 6-3',
    'period 2-3',
    'points 30-40',
  ]);
});

test('points that are the score of the set are not said twice', () => {
  const periods = [period('8', 7, 9)];
  expect(shown({ score: [0, 0], periods, stage: 8, gameScore: ['7', '9'] }, 'table_tennis')).toEqual([
    'total 0-0',
    'period 7-9',
  ]);
});

test('basketball shows its quarters before the sum', () => {
  const periods = [period('13', 24, 22), period('14', 19, 25)];
  expect(shown({ score: [43, 47], periods, stage: 14, gameScore: null }, 'basketball')).toEqual([
    'early 24-22',
    'period 19-25',
    'total 43-47',
  ]);
});

test('football and baseball show one number each', () => {
  expect(
    shown({ score: [2, 1], periods: [period('6', 1, 1)], stage: 7, gameScore: null }, 'football'),
  ).toEqual(['total 2-1']);
  expect(
    shown({ score: [2, 1], periods: [period('401', 2, 1)], stage: 402, gameScore: null }, 'baseball'),
  ).toEqual(['total 2-1']);
});

test('the kicks of a shoot-out stand beside the score of football', () => {
  const periods = [period('6', 0, 1), period('7', 1, 0), period('40', 0, 0), period('50', 4, 3)];
  expect(shown({ score: [1, 1], periods, stage: 50, gameScore: null }, 'football')).toEqual([
    'total 1-1',
    'period 4-3',
  ]);
});

test('cricket shows runs and wickets', () => {
  const state = { score: [182, 95] as const, periods: [], stage: 502, gameScore: ['182/6', '95/3'] as const };
  expect(shown(state, 'cricket')).toEqual(['total 182/6-95/3']);
});

test('before the start there is no score', () => {
  expect(shown({ score: null, periods: [], stage: 0, gameScore: null }, 'tennis')).toEqual([]);
});
