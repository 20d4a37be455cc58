import { expect, test } from 'vitest';
import { hash } from '../../random.ts';
import { scriptCricket } from './script.ts';

const matches = Array.from({ length: 400 }, (_, index) =>
  scriptCricket(hash('script', index), { home: 1, away: 1, superOver: 0.5 }),
);
const lasts = matches.flatMap(({ steps }) => steps.slice(-1).map(({ state }) => state));

test('no innings has more than 120 balls or ten wickets', () => {
  const innings = lasts.flatMap(({ home, away }) => [home, away]);
  expect(innings.every(({ balls, wickets }) => balls <= 120 && wickets <= 10)).toBe(true);
  expect(lasts.every(({ home }) => home.balls === 120 || home.wickets === 10)).toBe(true);
});

test('a chase ends with the ball that passes the score', () => {
  for (const { home, away } of lasts) {
    expect(away.runs).toBeLessThanOrEqual(home.runs + 6);
    expect(away.runs > home.runs || away.balls === 120 || away.wickets === 10).toBe(true);
  }
});

test('a level score leads to a super over, and nothing else does', () => {
  for (const { home, away, superOver, winner } of lasts) {
    expect(superOver !== null).toBe(home.runs === away.runs);
    expect(winner).not.toBeNull();
  }
  expect(lasts.some(({ superOver }) => superOver !== null)).toBe(true);
});

test('overs and falls of wickets tell the same story as the score', () => {
  for (const { runs, overs, balls, falls, wickets } of lasts.flatMap(({ home, away }) => [home, away])) {
    expect(overs.reduce((sum, over) => sum + over, 0)).toBe(runs);
    expect(overs.length).toBe(Math.ceil(balls / 6));
    expect(falls.length).toBe(wickets);
  }
});
