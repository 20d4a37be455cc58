import { expect, test } from 'vitest';
import { IS_SOAK } from '../../test/support/soak.ts';
import { createWorld } from './create-world.ts';
import { createCalendar } from './league/calendar.ts';
import { dayOf, startOfDay } from './league/play-days.ts';
import type { MatchPlay } from './sport.ts';
import { createSportFeeds, LEAGUE_SPORTS } from './sports.ts';
import { differences } from './test/differences.ts';
import { reach } from './test/reach.ts';
import type { WorldChange } from './world.ts';

// A world of all sports holds some 3,700 matches: opening one takes several seconds on a busy machine.

const START = Date.UTC(2026, 10, 21, 19, 30);
const MINUTE = 60_000;
/** How long worlds run. */
const RUN_MS = IS_SOAK ? 3 * MINUTE : MINUTE;
/** Of the sports one in so many is played. */
const EACH = IS_SOAK ? 1 : 4;
/** Matches of a league that are played. */
const OF_LEAGUE = IS_SOAK ? 2 : 1;
/** Upcoming matches of a sport whose prices are looked at. */
const PRICED = IS_SOAK ? 1_000 : 10;

test('an evening holds sixteen sports, 60 leagues, 1,000 upcoming matches and dozens in play', () => {
  const world = createWorld({ seed: 1, startAt: START, now: START, speed: 1 });
  const matches = [...world.matches()];
  const live = matches.filter((match) => match.status === 1);
  const upcoming = matches.filter((match) => match.type === 'match' && match.status === 0);
  expect(world.sports().map(({ priority }) => priority)).toEqual(world.sports().map((_, index) => index + 1));
  expect(world.sports()).toHaveLength(16);
  expect(world.tournaments().length).toBeGreaterThanOrEqual(60);
  expect(upcoming.length).toBeGreaterThanOrEqual(1000);
  expect(live.length).toBeGreaterThanOrEqual(60);
  expect(live.length).toBeLessThanOrEqual(130);
  expect(new Set(live.map(({ sportId }) => sportId)).size).toBeGreaterThanOrEqual(14);
  for (const list of [world.sports(), world.categories(), world.tournaments(), matches])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const { id, strip } of world.sports()) {
    const ofSport = upcoming.filter(({ sportId }) => sportId === id);
    expect(ofSport.length).toBeGreaterThanOrEqual(10);
    const priced = ofSport.slice(0, PRICED);
    for (const { markets } of priced) {
      const top = [...markets.values()]
        .filter(({ groups }) => groups.includes('top'))
        .map((market) => market.id);
      expect(top).toContain(strip.main.id);
      expect(top).toContain(strip.secondary.id);
    }
    const known = new Set(world.templates(id).map((template) => template.id));
    for (const { markets } of priced)
      for (const market of markets.values()) expect(known).toContain(market.id);
  }
});

test('a world of many sports that was away, or was opened later, shows what the one that ran on shows', () => {
  const feeds = () =>
    createSportFeeds(5).filter(({ sport }, index) => sport.key !== 'football' && index % EACH === 0);
  const options = { seed: 5, startAt: START, speed: 6 };
  const running = createWorld({ ...options, now: START, feeds: feeds() });
  const away = createWorld({ ...options, now: START, feeds: feeds() });
  const end = START + RUN_MS;
  const versions = new Map<string, number>();
  const settled: WorldChange[] = [];
  for (let now = START; now <= end; now += 1000) {
    for (const change of reach(running, now)) {
      if (change.type === 'provider_status') continue;
      expect(change.v).toBeGreaterThanOrEqual(versions.get(change.matchId) ?? 0);
      versions.set(change.matchId, change.v);
      if (change.type === 'settled') settled.push(change);
    }
  }
  const caughtUp = reach(away, end).filter((change) => change.type === 'settled');
  const later = createWorld({ ...options, now: end, feeds: feeds() });
  reach(later, end);
  expect(differences(away, running)).toEqual([]);
  expect(differences(later, running)).toEqual([]);
  const named = (changes: readonly WorldChange[]) =>
    changes.flatMap((change) =>
      change.type === 'settled' ? [`${change.marketKey} ${JSON.stringify(change.results)}`] : [],
    );
  expect(named(caughtUp).sort()).toEqual(named(settled).sort());
  expect(settled.length).toBeGreaterThan(100);
});

test('round the clock dozens of matches are in play, on evenings about a hundred, and hardly ever is a sport without one', () => {
  const STEP = 10 * MINUTE;
  const steps = (24 * 60 * MINUTE) / STEP;
  const first = dayOf(START);
  const midnight = startOfDay(first);
  const all = new Array<number>(steps).fill(0);
  for (const sport of LEAGUE_SPORTS) {
    const calendar = createCalendar(2, sport);
    const inPlay = new Array<number>(steps).fill(0);
    const fixtures = [first - 1, first, first + 1].flatMap((day) =>
      sport.leagues.flatMap((league) => calendar.fixturesOn(league, day)),
    );
    for (const { meeting, start } of fixtures) {
      const { startsAt, endsAt } = sport.play(meeting);
      const from = Math.max(0, Math.ceil((start + startsAt - midnight) / STEP));
      const to = Math.min(steps, Math.ceil((start + endsAt - midnight) / STEP));
      for (let step = from; step < to; step += 1) {
        inPlay[step] = (inPlay[step] ?? 0) + 1;
        all[step] = (all[step] ?? 0) + 1;
      }
    }
    expect(inPlay.filter((count) => count === 0).length, sport.sport.key).toBeLessThanOrEqual(steps / 6);
  }
  // Football adds twelve to twenty.
  expect(Math.min(...all)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...all)).toBeLessThanOrEqual(108);
  const evening = all.slice(19 * 6, 20 * 6);
  expect(Math.min(...evening)).toBeGreaterThanOrEqual(65);
});

/** Some matches of a sport. */
function playsOf(sport: (typeof LEAGUE_SPORTS)[number]): MatchPlay[] {
  const calendar = createCalendar(2, sport);
  const fixtures = sport.leagues.map((league) =>
    [0, 1, 2, 3, 4, 5, 6]
      .flatMap((day) => calendar.fixturesOn(league, dayOf(START) + day))
      .slice(0, OF_LEAGUE),
  );
  return fixtures.flat().map(({ meeting }) => sport.play(meeting));
}

test.each(LEAGUE_SPORTS.map((sport) => [sport.sport.key, sport] as const))(
  '%s: whatever is quoted is settled by the end, and is not quoted afterwards',
  (_, sport) => {
    for (const play of playsOf(sport)) {
      const quoted = new Map<string, { marketId: string; specifier: string; last: number }>();
      expect(play.startsAt).toBeGreaterThanOrEqual(0);
      expect(play.endsAt).toBeLessThanOrEqual(sport.longestMs);
      const moments = play.moments.filter((moment, index) => index % 5 === 0 && moment < play.endsAt);
      for (const at of [-60 * MINUTE, ...moments]) {
        for (const { marketId, specifier, outcomes } of play.quote(at, Math.floor(at / 10_000))) {
          quoted.set(`${marketId}/${specifier}`, { marketId, specifier, last: at });
          for (const { odds } of outcomes) {
            expect(odds).toBeGreaterThanOrEqual(10_100);
            expect(Number.isSafeInteger(odds)).toBe(true);
          }
        }
      }
      expect(quoted.size).toBeGreaterThanOrEqual(5);
      for (const { marketId, specifier, last } of quoted.values()) {
        const verdict = play.verdict(marketId, specifier, play.endsAt);
        expect(verdict, `${marketId}/${specifier}`).not.toBeNull();
        expect(verdict?.final).toBe(true);
        expect(verdict?.since).toBeGreaterThan(last);
      }
      expect(play.view(play.endsAt)).toMatchObject({ status: 4, stage: 100 });
      expect(play.view(play.endsAt).totalScore).not.toBeNull();
    }
  },
);
