import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLeagueOrder, prioritiesOf } from './league-order.ts';

const LEAGUES = [
  { id: 'a', priority: 1 },
  { id: 'b', priority: 2 },
  { id: 'c', priority: 1 },
];

const sorted = (priorityOf: (league: (typeof LEAGUES)[number]) => number) =>
  LEAGUES.toSorted((one, other) => priorityOf(one) - priorityOf(other)).map(({ id }) => id);

function orderIn(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'league-order-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (text) writeFileSync(join(folder, 'league-order.json'), text);
  return createLeagueOrder(folder);
}

test('leagues that an order names come first, in its order; the others keep theirs', () => {
  expect(sorted(prioritiesOf(['b', 'x', 'c']))).toEqual(['b', 'c', 'a']);
  expect(sorted(prioritiesOf([]))).toEqual(['a', 'c', 'b']);
});

test('an operator orders the leagues of each place', async () => {
  const order = orderIn('{"top": ["b"], "sport": ["c"]}');
  expect(sorted(await order.priorities('top'))).toEqual(['b', 'a', 'c']);
  expect(sorted(await order.priorities('sport'))).toEqual(['c', 'a', 'b']);
  expect(sorted(await order.priorities('category'))).toEqual(['a', 'c', 'b']);
  expect(sorted(await order.priorities(undefined))).toEqual(['a', 'c', 'b']);
});

test('without a file menus follow the order of the catalogue', async () => {
  const priorityOf = await orderIn('').priorities('top');
  expect(priorityOf({ id: '17', priority: 1 })).toBeLessThan(priorityOf({ id: '31', priority: 2 }));
  expect(priorityOf({ id: '31', priority: 2 })).toBeLessThan(priorityOf({ id: '18', priority: 1 }));
});

test('a file that cannot be used is told, and the order stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const priorityOf = await orderIn('{"home": []}').priorities('top');
  expect(warn).toHaveBeenCalled();
  expect(priorityOf({ id: '17', priority: 9 })).toBe(1);
});
