import { expect, test } from 'vitest';
import { createWorld } from './create-world.ts';
import { createFootballFeed } from './football/football-feed.ts';

const SATURDAY = Date.UTC(2026, 10, 14, 16, 45);
const ANY_TIME = Date.UTC(2027, 2, 3, 4, 11, 9);

function playedFrom(startAt: number, calendarAt?: number) {
  const feeds = [createFootballFeed(7)];
  const world = createWorld({
    seed: 7,
    startAt,
    now: startAt,
    speed: 1,
    feeds,
    ...(calendarAt && { calendarAt }),
  });
  do world.advance(startAt);
  while (world.behind());
  return new Map(
    [...world.matches()].map(({ id, status, totalScore, startTime }) => [
      id,
      { status, totalScore, startsIn: startTime - startAt },
    ]),
  );
}

test('a season that begins at an instant of the calendar has its matches, whatever the hour is', () => {
  const then = playedFrom(SATURDAY);
  expect([...then.values()].filter(({ status }) => status === 1).length).toBeGreaterThan(5);
  expect(playedFrom(ANY_TIME, SATURDAY)).toEqual(then);
  expect(playedFrom(ANY_TIME)).not.toEqual(then);
});
