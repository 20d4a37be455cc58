import { expect, test } from 'vitest';
import { standingsColumns, standingsFigure } from './standings-columns.ts';

const row = (drawn: number, scored: number, conceded: number) => ({
  position: 1,
  competitor: { id: '1', name: 'Harbour City', code: 'HAR', logo: null, kit: null },
  played: 3,
  won: 1,
  drawn,
  lost: 1,
  scored,
  conceded,
  points: 4,
});

test('draws have a column where there were any', () => {
  expect(standingsColumns([row(0, 1, 1), row(1, 1, 1)])).toContain('drawn');
  expect(standingsColumns([row(0, 1, 1), row(0, 2, 1)])).not.toContain('drawn');
});

test.each([
  [5, 2, '+3'],
  [2, 5, '-3'],
  [2, 2, '0'],
])('%i scored and %i conceded is a difference of %s', (scored, conceded, shown) => {
  expect(standingsFigure(row(1, scored, conceded), 'difference')).toBe(shown);
});

test('other figures are shown as they are', () => {
  expect(standingsFigure(row(1, 5, 2), 'points')).toBe('4');
  expect(standingsFigure(row(1, 5, 2), 'conceded')).toBe('2');
});
