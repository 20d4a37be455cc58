import { expect, test } from 'vitest';
import { periodTable } from './period-columns.ts';

const period = (key: string, home: number, away: number) => ({ key, home, away });

test('finished sets have a winner, the running one has none, and the points of the game stand apart', () => {
  const table = periodTable(
    {
      score: [1, 0],
      periods: [period('8', 6, 3), period('9', 2, 3)],
      stage: 9,
      status: 1,
      gameScore: ['30', '40'],
    },
    'tennis',
  );
  expect(table?.columns.map(({ winner, isRunning }) => [winner, isRunning])).toEqual([
    ['home', false],
    [null, true],
  ]);
  expect(table).toMatchObject({ total: ['1', '0'], totalWord: 'sets', points: ['30', '40'] });
});

test('an inning runs in both of its halves', () => {
  const table = periodTable(
    {
      score: [3, 1],
      periods: [period('401', 3, 1), period('403', 0, 0)],
      stage: 404,
      status: 1,
      gameScore: null,
    },
    'baseball',
  );
  expect(table?.columns.map(({ stage, isRunning }) => [stage.number, isRunning])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('football has its halves in the table when it is over', () => {
  const state = {
    score: [2, 1] as const,
    periods: [period('6', 1, 1), period('7', 1, 0)],
    stage: 7,
    gameScore: null,
  };
  expect(periodTable({ ...state, status: 1 }, 'football')).toBeNull();
  expect(periodTable({ ...state, stage: 100, status: 4 }, 'football')?.columns).toHaveLength(2);
});

test('extra time and penalties bring the table into a football match in play, and the total leaves the kicks out', () => {
  const halves = [period('6', 1, 1), period('7', 1, 1)];
  const state = { score: [2, 2] as const, periods: halves, stage: 32, status: 1, gameScore: null } as const;
  expect(periodTable(state, 'football')).toBeNull();
  const periods = [...halves, period('40', 0, 0), period('50', 4, 3)];
  const table = periodTable({ ...state, periods, stage: 50 }, 'football');
  expect(table?.columns.map(({ stage, isRunning }) => [stage.kind, isRunning])).toEqual([
    ['half', false],
    ['half', false],
    ['overtime', false],
    ['penalties', true],
  ]);
  expect(table?.total).toEqual(['2', '2']);
});

test('runs and wickets are the total of cricket', () => {
  const table = periodTable(
    {
      score: [182, 95],
      periods: [period('501', 182, 0), period('502', 0, 95)],
      stage: 502,
      status: 1,
      gameScore: ['182/6', '95/3'],
    },
    'cricket',
  );
  expect(table).toMatchObject({ columns: [], total: ['182/6', '95/3'], points: null });
});

test('the kills of a map do not say who won it', () => {
  const periods = [period('141', 26, 31), period('142', 3, 4)];
  const table = periodTable({ score: [1, 0], periods, stage: 142, status: 1, gameScore: null }, 'dota_2');
  expect(table?.columns.map(({ winner }) => winner)).toEqual([null, null]);
});
