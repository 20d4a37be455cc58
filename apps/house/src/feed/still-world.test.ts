import { expect, test } from 'vitest';
import { createWorld } from './create-world.ts';
import { createFootballFeed } from './football/football-feed.ts';
import { reach } from './test/reach.ts';
import type { MatchRecord, World } from './world.ts';

const START = Date.UTC(2026, 10, 14, 16, 45);
const MINUTE = 60_000;

function openWorld(isStill: boolean) {
  const options = { seed: 7, startAt: START, now: START, speed: 1, feeds: [createFootballFeed(7)], isStill };
  const world = createWorld(options);
  for (const { id, status } of world.matches()) if (status === 1) world.follow(id, 60 * MINUTE);
  // What was priced by this is announced.
  reach(world, START);
  return world;
}

const pricesOf = ({ markets }: MatchRecord) =>
  JSON.stringify([...markets.values()].map(({ key, status, outcomes }) => [key, status, outcomes]));

function inPlay(world: World): MatchRecord {
  const match = [...world.matches()].find(({ status, clock }) => status === 1 && clock?.stopped === false);
  if (match === undefined) throw new Error('Nothing is in play.');
  return match;
}

test('in a world that stands still nothing happens, and the feed counts as heard', () => {
  const world = openWorld(true);
  const match = inPlay(world);
  const { totalScore, clock } = match;
  const before = pricesOf(match);
  expect(reach(world, START + 10 * MINUTE)).toEqual([]);
  expect(pricesOf(match)).toBe(before);
  expect([match.totalScore, match.clock]).toEqual([totalScore, clock]);
  expect(clock?.rate).toBe(0);
  expect(world.heardAt()).toBe(START + 10 * MINUTE);
});

test('it is moved by hand: one match by a goal or a price, all of them by time', () => {
  const world = openWorld(true);
  const match = inPlay(world);
  const [home, away] = match.totalScore ?? [0, 0];
  expect(world.control.score(match.id, 'home')).toBe(true);
  expect(match.totalScore).toEqual([home + 1, away]);
  reach(world, START + MINUTE);
  expect(world.control.jump(START + 5 * MINUTE)).toBe(true);
  expect(reach(world, START + 2 * MINUTE).length).toBeGreaterThan(0);
  expect(world.feedTime(START + 2 * MINUTE)).toBe(START + 5 * MINUTE);
});

test('it shows what a world that ran shows at the same time', () => {
  const [still, running] = [openWorld(true), openWorld(false)];
  still.control.jump(START + 7 * MINUTE);
  reach(still, START);
  reach(running, START + 7 * MINUTE);
  const shown = (world: World) =>
    [...world.matches()]
      .filter(({ status }) => status === 1)
      .map((match) => [match.id, match.totalScore, pricesOf(match)]);
  expect(shown(still)).toEqual(shown(running));
});
