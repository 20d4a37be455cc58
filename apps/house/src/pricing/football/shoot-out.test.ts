import { expect, test } from 'vitest';
import {
  KICK_SCORED,
  type Kicks,
  NO_KICKS,
  nextKicker,
  shootOutChance,
  shootOutWinner,
  withKick,
} from './shoot-out.ts';

const after = (...kicks: [side: 0 | 1, isGoal: boolean][]): Kicks =>
  kicks.reduce((before, [side, isGoal]) => withKick(before, side, isGoal), NO_KICKS);
const rounds = (count: number, home: boolean, away: boolean) =>
  Array.from({ length: count }, (): [0 | 1, boolean][] => [
    [0, home],
    [1, away],
  ]).flat();

test('a shoot-out is won when the other side cannot catch up any more', () => {
  expect(shootOutWinner(NO_KICKS)).toBeNull();
  expect(shootOutWinner(after(...rounds(2, true, false)))).toBeNull();
  expect(shootOutWinner(after(...rounds(3, true, false)))).toBe(0);
  expect(shootOutWinner(after(...rounds(2, false, true), [0, false]))).toBeNull();
  expect(shootOutWinner(after(...rounds(2, false, true), [0, false], [1, true]))).toBe(1);
});

test('after five kicks each the first round that one side alone scores in decides', () => {
  const level = rounds(5, true, true);
  expect(shootOutWinner(after(...level))).toBeNull();
  expect(shootOutWinner(after(...level, [0, true]))).toBeNull();
  expect(shootOutWinner(after(...level, [0, true], [1, false]))).toBe(0);
  expect(shootOutWinner(after(...level, [0, false], [1, true]))).toBe(1);
});

test('the side that kicked first goes on, then the other', () => {
  expect(nextKicker(NO_KICKS)).toBeNull();
  expect(nextKicker(after([1, true]))).toBe(0);
  expect(nextKicker(after([1, true], [0, true]))).toBe(1);
});

test('the chance before a kick is the mean of those after it', () => {
  const moments = [
    after([1, true]),
    after(...rounds(2, true, true), [0, false]),
    after(...rounds(4, true, true)),
    after(...rounds(5, true, true), [0, true]),
  ];
  for (const kicks of moments) {
    const side = nextKicker(kicks) ?? 0;
    const mean =
      KICK_SCORED * shootOutChance(withKick(kicks, side, true)) +
      (1 - KICK_SCORED) * shootOutChance(withKick(kicks, side, false));
    expect(shootOutChance(kicks)).toBeCloseTo(mean, 12);
  }
});

test('with the sides exchanged the chances are', () => {
  const ahead = shootOutChance(after([0, true], [1, false]));
  expect(ahead).toBeGreaterThan(0.5);
  expect(shootOutChance(after([1, true], [0, false]))).toBeCloseTo(1 - ahead, 12);
  expect(shootOutChance(NO_KICKS)).toBe(0.5);
  expect(shootOutChance(after(...rounds(3, true, false)))).toBe(1);
});
