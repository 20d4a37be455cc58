import { expect, test } from 'vitest';
import type { MarketView } from '#data/views.ts';
import { lineColumns } from './row-columns.ts';
import { openLines, rowLine } from './row-markets.ts';

const [total] = lineColumns('football');
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
  const columns = lineColumns('football');
  const open = [{ id: columns[1]!.marketId, specifier: 'hcp=0', mostBalanced: false }];
  expect(openLines(columns, open)).toBe('\nhcp=0');
  expect(openLines([], open)).toBe('');
});
