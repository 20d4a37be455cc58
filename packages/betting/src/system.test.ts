import { expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/systems.json';
import { chooseSystemType, combinations, fullCoverTypes, lineCount, standardSystemTypes } from './system.ts';

const offered = standardSystemTypes();
const yankee = { id: 'yankee', totalCount: 4, winCount: 2, folds: [2, 3, 4] };

test('systems are offered for 3 to 16 selections, every fold size from 2 to one below', () => {
  expect(offered).toHaveLength(105);
  expect(offered.every((type) => type.winCount >= 2 && type.winCount < type.totalCount)).toBe(true);
  expect(offered[0]).toEqual({ id: '2/3', totalCount: 3, winCount: 2 });
  expect(offered.at(-1)).toEqual({ id: '15/16', totalCount: 16, winCount: 15 });
  expect(new Set(offered.map((type) => type.id)).size).toBe(offered.length);
});

test('a system keeps its fold size when the number of selections changes', () => {
  expect(chooseSystemType(offered, 5, { id: '3/4', totalCount: 4, winCount: 3 })?.id).toBe('3/5');
  expect(chooseSystemType(offered, 4, { id: '3/5', totalCount: 5, winCount: 3 })?.id).toBe('3/4');
});

test('a fold size that no longer fits becomes one below the number', () => {
  expect(chooseSystemType(offered, 4, { id: '4/5', totalCount: 5, winCount: 4 })?.id).toBe('3/4');
});

test('without an offered system there is none', () => {
  expect(chooseSystemType(offered, 2, { id: '2/3', totalCount: 3, winCount: 2 })).toBeNull();
  expect(chooseSystemType(offered, 17, { id: '8/16', totalCount: 16, winCount: 8 })).toBeNull();
  expect(chooseSystemType([], 3, null)).toBeNull();
});

test('without a choice before, the first offered of the size is taken', () => {
  expect(chooseSystemType(offered, 6, null)?.id).toBe('2/6');
});

test('the named full covers have the folds and lines that are published', () => {
  const named = fullCoverTypes().map((type) => ({ ...type, lines: lineCount(type) }));
  const published = vectors.fullCovers.map(({ id, totalCount, folds, lines }) => ({
    id,
    totalCount,
    winCount: Math.min(...folds),
    folds,
    lines,
  }));
  expect(named).toEqual(published);
});

test('a full cover becomes the one of its kind, with or without singles, when its size changes', () => {
  const all = [...offered, ...fullCoverTypes()];
  const cover = (id: string) => fullCoverTypes().find((type) => type.id === id) ?? null;
  const then = (id: string, count: number) => chooseSystemType(all, count, cover(id))?.id ?? null;
  expect(['trixie', 'yankee', 'canadian', 'heinz', 'super-heinz'].map((id, at) => then(id, at + 4))).toEqual([
    'yankee',
    'canadian',
    'heinz',
    'super-heinz',
    'goliath',
  ]);
  expect(['patent', 'lucky15', 'lucky31'].map((id, at) => then(id, at + 4))).toEqual([
    'lucky15',
    'lucky31',
    'lucky63',
  ]);
  expect([then('lucky15', 3), then('goliath', 7), then('trixie', 2)]).toEqual([
    'patent',
    'super-heinz',
    null,
  ]);
});

test('a full cover without one of its kind becomes a plain system of doubles', () => {
  const all = [...offered, ...fullCoverTypes()];
  const goliath = fullCoverTypes().at(-1) ?? null;
  const lucky63 = fullCoverTypes().find(({ id }) => id === 'lucky63') ?? null;
  expect(chooseSystemType(all, 9, goliath)?.id).toBe('2/9');
  expect(chooseSystemType(all, 7, lucky63)?.id).toBe('2/7');
});

test('without a choice before, plain systems come before covers', () => {
  expect(chooseSystemType([...fullCoverTypes(), ...offered], 3, null)?.id).toBe('2/3');
  expect(chooseSystemType(fullCoverTypes(), 3, null)?.id).toBe('trixie');
});

test('a full cover stays while its size does and turns into a plain system after', () => {
  expect(chooseSystemType([...offered, yankee], 4, yankee)).toBe(yankee);
  expect(chooseSystemType([...offered, yankee], 5, yankee)?.id).toBe('2/5');
  expect(lineCount(yankee)).toBe(11);
});

test('counts that are not whole are bugs', () => {
  expect(() => combinations(-1, 2)).toThrow('combinations');
  expect(() => combinations(3, 0.5)).toThrow('combinations');
  expect(combinations(3, 5)).toBe(0);
});
