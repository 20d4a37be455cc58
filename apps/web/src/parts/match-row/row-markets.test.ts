import { expect, test } from 'vitest';
import type { MarketView, MatchView } from '#data/views.ts';
import { lineColumns } from './row-columns.ts';
import { openLines, rowLine } from './row-markets.ts';

const sport = (key: string) => ({ sport: { key } }) as MatchView; // only what columns read
const football = lineColumns(sport('football'), []);
const [total, handicap] = football;
const view = (specifier: string, most_balanced = false) =>
  ({ id: '18', specifier, most_balanced, outcomes: [], name: 'Total goals' }) as unknown as MarketView; // only what the row reads

test('the most balanced open line stands in the row', () => {
  const open = [
    { id: '18', specifier: 'total=1.5', mostBalanced: false },
    { id: '18', specifier: 'total=2.5', mostBalanced: true },
    { id: '16', specifier: 'hcp=0', mostBalanced: true },
  ];
  expect(rowLine(total!, openLines([total!], open), [view('total=2.5')])).toEqual({
    specifier: 'total=2.5',
    view: view('total=2.5'),
  });
});

test('a line that real time brought stands there before its names are known', () => {
  const open = [{ id: '18', specifier: 'total=3.5', mostBalanced: true }];
  expect(rowLine(total!, openLines([total!], open), [view('total=2.5')])).toEqual({
    specifier: 'total=3.5',
    view: undefined,
  });
});

test('without a live line the one that was read stands there', () => {
  expect(rowLine(total!, '', [view('total=1.5'), view('total=2.5', true)])?.specifier).toBe('total=2.5');
  expect(rowLine(total!, '', [])).toBeNull();
});

test('the lines of all columns stand one below the other, and a column without one is empty', () => {
  const open = [{ id: handicap?.marketId ?? '', specifier: 'hcp=0', mostBalanced: false }];
  expect(openLines(football, open)).toBe('\nhcp=0');
  expect(openLines([], open)).toBe('');
});

const market = (id: string, specifier: string, outcomes: readonly string[]) =>
  ({ id, specifier, outcomes: outcomes.map((outcome) => ({ id: outcome })) }) as unknown as MarketView; // as above

test('a sport that no table knows takes its foremost total and handicap about the whole match', () => {
  const named = [
    market('186', '', ['4', '5']),
    market('236', 'quarternr=1|total=8.5', ['12', '13']),
    market('11401', 'total=74.5', ['12', '13']),
    market('11402', 'total=2.5', ['12', '13']),
    market('11403', 'hcp=-3.5', ['1714', '1715']),
  ];
  expect(lineColumns(sport('badminton'), named).map(({ marketId }) => marketId)).toEqual(['11401', '11403']);
});

test('a sport with a preferred total shows it wherever it stands', () => {
  const named = [market('314', 'total=2.5', ['12', '13']), market('189', 'total=22.5', ['12', '13'])];
  expect(lineColumns(sport('tennis'), named)[0]?.marketId).toBe('189');
});

test('a sport without lines has empty columns', () => {
  expect(lineColumns(sport('chess'), []).map(({ marketId }) => marketId)).toEqual([null, null]);
});
