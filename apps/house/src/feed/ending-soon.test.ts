import { expect, test } from 'vitest';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { createWorld, type WorldOptions } from './create-world.ts';
import { dayOf, fixturesOn } from './football/calendar.ts';
import { createFootballFeed } from './football/football-feed.ts';
import { scriptOf } from './football/season-table.ts';
import { reach } from './test/reach.ts';

const START = Date.UTC(2026, 10, 20, 2, 0, 0);
const MINUTE = 60_000;

const footballWorld = (options: WorldOptions) =>
  createWorld({ ...options, feeds: [createFootballFeed(options.seed)] });

test('round the clock ten open markets or more settle within three minutes', () => {
  for (const hour of [0.4, 7.1, 12.7, 18.9]) {
    const now = START + hour * 60 * MINUTE;
    const world = footballWorld({ seed: 11, startAt: START, now, speed: 1 });
    expect(world.endingSoon(now).length).toBeGreaterThanOrEqual(10);
  }
});

test('in every minute of two days twelve to twenty matches are live', () => {
  const first = dayOf(START);
  const spans = [first - 1, first, first + 1, first + 2].flatMap((day) =>
    LEAGUES.flatMap((league) => fixturesOn(11, league, day)).map((fixture) => {
      const { kickOff, fullTime } = scriptOf(11, fixture);
      return [fixture.start + kickOff, fixture.start + fullTime] as const;
    }),
  );
  for (let now = START; now < START + 2 * 24 * 60 * MINUTE; now += MINUTE) {
    const live = spans.filter(([from, to]) => from <= now && now < to).length;
    expect(live).toBeGreaterThanOrEqual(12);
    expect(live).toBeLessThanOrEqual(20);
  }
});

test('what is listed as ending soon is settled by the time named', () => {
  const world = footballWorld({ seed: 12, startAt: START, now: START, speed: 1 });
  const listed = world.endingSoon(START);
  const settled = new Map<string, number>();
  const watched = new Set(listed.map((entry) => entry.marketKey));
  for (let now = START; now <= START + 4 * MINUTE; now += 1000) {
    for (const change of reach(world, now)) {
      if (change.type === 'settled' && change.final) settled.set(change.marketKey, change.at);
    }
  }
  const windows = [...watched].filter((key) => key.includes('/from='));
  expect(windows.length).toBeGreaterThan(5);
  for (const { marketKey, settlesBy } of listed) {
    if (windows.includes(marketKey)) expect(settled.get(marketKey)).toBeLessThanOrEqual(settlesBy);
  }
});

test('a window takes no more bets in its last twenty seconds', () => {
  const world = footballWorld({ seed: 12, startAt: START, now: START, speed: 1 });
  for (let now = START; now <= START + 5 * MINUTE; now += 1000) {
    reach(world, now);
    for (const match of world.matches()) {
      if (match.status !== 1) continue;
      for (const market of match.markets.values())
        if (market.nextBetStop !== null && market.nextBetStop <= now) expect(market.status).not.toBe(1);
    }
  }
});
