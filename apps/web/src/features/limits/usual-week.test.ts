import type { PlayWeek } from '@touchline/contract';
import { expect, test } from 'vitest';
import { usualStakes } from './usual-week.ts';

const weeks = (...staked: number[]): PlayWeek[] =>
  staked.map((amount, at) => ({ start: at, staked: amount, won: 0, minutes: null }));

test.each([
  ['no week', weeks(), null],
  ['two full weeks', weeks(1_000, 1_000, 1_000), null],
  ['weeks without bets between', weeks(1_000, 0, 0, 1_000, 0), null],
  ['three full weeks', weeks(1_000, 3_000, 2_000, 0), 2_000],
  ['an even number of weeks takes the lower of the middle', weeks(1_000, 2_000, 3_000, 4_000, 0), 2_000],
  ['this week counts for nothing', weeks(1_000, 1_000, 1_000, 90_000), 1_000],
  ['two digits are left', weeks(12_345, 12_345, 12_345, 0), 12_000],
  ['small amounts stay', weeks(7, 7, 7, 0), 7],
] as const)('%s', (_, given, usual) => {
  expect(usualStakes(given)).toBe(usual);
});
