import { expect, test } from 'vitest';
import { chooseSystemType, combinations, lineCount, standardSystemTypes } from './system.ts';

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
