import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createSportFeeds } from '#feed/sports.ts';
import { hasOpenPrices } from './open-prices.ts';

const NOW = Date.UTC(2026, 10, 21, 18);
const world = createWorld({
  seed: 1,
  startAt: NOW,
  now: NOW,
  speed: 1,
  feeds: createSportFeeds(1).filter(({ sport }) => sport.key === 'football'),
});

function liveMatches() {
  const live = [...world.matches()].filter((match) => match.status === 1 && hasOpenPrices(world, match));
  return live.filter(({ clock, suspension }) => suspension === null && clock !== null && !clock.stopped);
}

const settle = (key: string, outcomeIds: readonly string[]) =>
  world.control.settle(
    key.slice(0, key.indexOf('/')),
    key,
    Object.fromEntries(outcomeIds.map((id, index) => [id, index === 0 ? 'won' : 'lost'])),
  );

test('a match that lies ahead has open prices, whether somebody has asked for them or not', () => {
  const ahead = [...world.matches()].filter(({ isUnpriced }) => isUnpriced === true);
  expect(ahead.length).toBeGreaterThan(100);
  for (const match of ahead) {
    expect([hasOpenPrices(world, match), match.isOffered, match.isUnpriced]).toEqual([true, true, true]);
    expect(match.markets.size).toBeGreaterThan(0);
    expect([hasOpenPrices(world, match), match.isOffered, match.isUnpriced]).toEqual([true, true, false]);
  }
});

test('a match whose markets of the result are decided has no open prices, whatever else is offered', () => {
  const [match] = liveMatches();
  if (!match) throw new Error('A match is in play.');
  const left = [...match.markets.values()].filter(
    ({ id, specifier, outcomes }) => id === '1' || (specifier === '' && outcomes[0]?.id === '4'),
  );
  for (const { key, outcomes } of left)
    settle(
      key,
      outcomes.map(({ id }) => id),
    );
  expect(hasOpenPrices(world, match)).toBe(false);
  expect(match.isOffered).toBe(true);
});

test('a suspended main market is not open, though another one would be', () => {
  const [match] = liveMatches();
  world.control.suspend(match?.id ?? '', `${match?.id}/1/`, true);
  expect(match && hasOpenPrices(world, match)).toBe(false);
});

test('a match that a goal suspends keeps its position', () => {
  const [match] = liveMatches();
  expect(world.control.score(match?.id ?? '', 'home')).toBe(true);
  expect(match?.suspension).toBe('goal');
  expect(match && hasOpenPrices(world, match)).toBe(true);
});
