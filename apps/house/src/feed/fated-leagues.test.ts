import { expect, test } from 'vitest';
import { createWorld } from './create-world.ts';
import type { FateShares } from './fates.ts';
import { createLeagueFeed } from './league/league-feed.ts';
import { LEAGUE_SPORTS } from './sports.ts';

const NOON = Date.UTC(2026, 10, 14, 12);
const SEED = 7;
const BADMINTON = LEAGUE_SPORTS.filter(({ sport }) => sport.key === 'badminton');

/** A world of badminton in which matches meet their fates so often. */
function worldWith(fates: FateShares) {
  const feeds = BADMINTON.map((sport) => createLeagueFeed(SEED, { ...sport, fates }));
  const world = createWorld({ seed: SEED, startAt: NOON, now: NOON, speed: 1, feeds });
  while (world.behind()) world.advance(NOON);
  return world;
}

const upcoming = (world: ReturnType<typeof worldWith>) =>
  [...world.matches()].find(({ status, type }) => status === 0 && type === 'match')?.id ?? '';

test('what was given up is shown as such, and is nobody’s win', async () => {
  const world = worldWith({ walkover: 0.5, retired: 0.5 });
  const over = [...world.matches()].filter(({ status }) => status >= 3);
  expect(over.length).toBeGreaterThan(10);
  expect(new Set(over.map(({ stage }) => stage))).toEqual(new Set([91, 92]));
  expect(await world.history.form(upcoming(world))).toEqual({ home: [], away: [] });
});

test('what came to its end is form', async () => {
  const world = worldWith({ walkover: 0, retired: 0 });
  const { home, away } = await world.history.form(upcoming(world));
  expect(home.length + away.length).toBeGreaterThan(0);
});
