import { ODDS_SCALE } from '@touchline/betting';
import { expect, test } from 'vitest';
import {
  BALLS,
  closingTime,
  DRAWN,
  drawChance,
  drawNumbers,
  drawOdds,
  drawTime,
  MOST_PICKED,
  nextDrawIndex,
} from './draw.ts';
import { openDraws, pastDraws } from './shown-draws.ts';

const SEED = 7;

test('six balls of 49 are drawn, none twice, the same whenever they are asked for', () => {
  const counts = new Map<number, number>();
  const draws = 4_000;
  for (let index = 0; index < draws; index += 1) {
    const numbers = drawNumbers(SEED, index);
    expect(new Set(numbers).size).toBe(DRAWN);
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(drawNumbers(SEED, 17)).toEqual(drawNumbers(SEED, 17));
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: BALLS }, (_, at) => at + 1),
  );
  const fair = (draws * DRAWN) / BALLS;
  for (const count of counts.values()) expect(Math.abs(count / fair - 1)).toBeLessThan(0.25);
});

// Source: the chances of the published 6/49 table.
test.each([
  [1, 0.12245],
  [2, 0.012755],
  [3, 0.0010855],
])('%i chosen numbers are all drawn with the chance %f, and pay less than is fair', (picked, chance) => {
  expect(drawChance(picked)).toBeCloseTo(chance, 5);
});

test('what pays is more for more numbers, and never more than is fair', () => {
  for (let picked = 1; picked <= MOST_PICKED; picked += 1) {
    expect(drawOdds(picked) / ODDS_SCALE).toBeLessThan(1 / drawChance(picked));
    if (picked > 1) expect(drawOdds(picked)).toBeGreaterThan(drawOdds(picked - 1));
  }
});

test('a draw that is closed takes no more bets, and is shown once it was held', () => {
  const index = 5_000_000;
  expect(nextDrawIndex(closingTime(index) - 1)).toBe(index);
  expect(nextDrawIndex(closingTime(index))).toBe(index + 1);
  expect(openDraws(closingTime(index))).not.toContain(index);
  expect(pastDraws(drawTime(index) - 1)[0]).toBe(index - 1);
  expect(pastDraws(drawTime(index))[0]).toBe(index);
  expect(pastDraws(closingTime(index + 1) - 1)[0]).toBe(index);
});
