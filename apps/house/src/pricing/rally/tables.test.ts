import { expect, test } from 'vitest';
import type { Contest } from './rules.ts';
import { keptByContest } from './tables.ts';
import { tennisContest, tennisRules } from './tennis.ts';

const RULES = tennisRules(2);
/** The contest of a number: no other has its chances. */
const contest = (number: number): Contest => tennisContest(RULES, [0.5, 0.5 + number / 10_000]);

/** How often something was made of each contest. */
function counting() {
  const made = new Map<string, number>();
  const of = keptByContest(({ key }) => {
    made.set(key, (made.get(key) ?? 0) + 1);
    return key;
  });
  return { of, made: (number: number) => made.get(contest(number).key) ?? 0 };
}

const times = (count: number, call: (index: number) => void) => {
  for (let index = 0; index < count; index += 1) call(index);
};

test('what is asked for is made once', () => {
  const { of, made } = counting();
  times(20_000, (index) => of(contest(index % 100)));
  expect([0, 50, 99].map(made)).toEqual([1, 1, 1]);
});

test('of many contests the latest are kept', () => {
  const { of, made } = counting();
  times(200, (index) => of(contest(index)));
  of(contest(199));
  of(contest(0));
  expect([made(199), made(0)]).toEqual([1, 2]);
});

test('what nobody asks for any more is let go, however few contests there are', () => {
  const { of, made } = counting();
  of(contest(0));
  times(4_000, () => of(contest(1)));
  of(contest(0));
  expect(made(0)).toBe(1);
  times(6_000, () => of(contest(1)));
  of(contest(0));
  expect([made(0), made(1)]).toEqual([2, 1]);
});
