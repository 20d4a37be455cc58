import { expect, test } from 'vitest';
import { LEAGUES_BY_SPORT } from '#catalogue/leagues-by-sport.ts';
import { createCalendar, type Fixture } from './calendar.ts';
import { contendersOf } from './contenders.ts';
import { dayOf, dayOfPlay, playDayOf } from './play-days.ts';
import { hasSeasons } from './seasons.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = dayOf(NOW);
const MINUTE_MS = 60_000;
const SPORTS = Object.entries(LEAGUES_BY_SPORT).map(([key, leagues]) => ({
  key,
  leagues,
  calendar: createCalendar(3, { code: Math.floor((leagues[0]?.id ?? 0) / 1000), leagues }),
}));
const LEAGUES = SPORTS.flatMap(({ key, calendar, leagues }) =>
  leagues.map((league) => ({ key, calendar, league })),
);

/** Minutes that a long match of a sport takes. */
const LONG: Record<string, number> = {
  table_tennis: 35,
  badminton: 55,
  darts: 80,
  tennis: 180,
  counter_strike: 150,
  valorant: 165,
  dota_2: 150,
  american_football: 200,
  cricket: 225,
  baseball: 210,
  ice_hockey: 165,
};
const longest = (key: string) => (LONG[key] ?? 140) * MINUTE_MS;

const sidesOf = ({ meeting }: Fixture) => [meeting.home.id, meeting.away.id];

test('there are 45 leagues or more over fifteen sports, of eight to twenty competitors, an even number', () => {
  expect(SPORTS).toHaveLength(15);
  expect(LEAGUES.length).toBeGreaterThanOrEqual(45);
  expect(new Set(LEAGUES.map(({ league }) => league.id)).size).toBe(LEAGUES.length);
  for (const { league } of LEAGUES) {
    const contenders = contendersOf(league);
    expect(contenders.length % 2).toBe(0);
    expect(contenders.length).toBeGreaterThanOrEqual(8);
    expect(contenders.length).toBeLessThanOrEqual(20);
    expect(new Set(contenders.map(({ name }) => name)).size).toBe(contenders.length);
    expect(new Set(contenders.map(({ code }) => code)).size).toBe(contenders.length);
    expect(contenders.every(({ kit, code }) => kit.a !== kit.b && /^[A-Z0-9]{3}$/.test(code))).toBe(true);
    const mean = contenders.reduce((sum, { rating }) => sum + rating, 0) / contenders.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
  }
});

test('the days of play of a league are numbered without a gap', () => {
  for (const { league } of LEAGUES) {
    const first = dayOfPlay(league, 1000);
    expect(playDayOf(league, first)).toBe(1000);
    for (let playDay = 1001; playDay < 1020; playDay += 1) {
      const day = dayOfPlay(league, playDay);
      expect(day).toBeGreaterThan(dayOfPlay(league, playDay - 1));
      expect(playDayOf(league, day)).toBe(playDay);
    }
  }
});

test('in a season each club meets each other once at home and once away', () => {
  for (const { calendar, league } of LEAGUES.filter((entry) => hasSeasons(entry.league))) {
    const season = calendar.seasonOn(league, DAY);
    const fixtures = Array.from({ length: season.playDays }, (_, index) =>
      calendar.fixturesOn(league, dayOfPlay(league, season.firstPlayDay + index)),
    ).flat();
    const size = contendersOf(league).length;
    expect(fixtures).toHaveLength(size * (size - 1));
    expect(new Set(fixtures.map((fixture) => sidesOf(fixture).join('-'))).size).toBe(size * (size - 1));
    expect(Math.max(...fixtures.map(({ round }) => round ?? 0))).toBe(season.rounds);
    for (const { start } of fixtures) expect(start + 5 * 60 * MINUTE_MS).toBeLessThanOrEqual(season.end);
  }
});

test('nobody is due in two matches at once', () => {
  for (const { key, calendar, league } of LEAGUES) {
    const last = new Map<string, number>();
    for (let day = DAY; day < DAY + 21; day += 1) {
      for (const fixture of calendar.fixturesOn(league, day)) {
        for (const id of sidesOf(fixture)) {
          expect(fixture.start - (last.get(id) ?? 0), league.name).toBeGreaterThanOrEqual(longest(key));
          last.set(id, fixture.start);
        }
      }
    }
  }
});

test('a match and a title race are found by their ids alone', () => {
  for (const { calendar, leagues } of SPORTS) {
    const fixtures = leagues.flatMap((league) => calendar.fixturesOn(league, DAY));
    expect(new Set(fixtures.map(({ meeting }) => meeting.matchId)).size).toBe(fixtures.length);
    for (const fixture of fixtures) {
      expect(fixture.meeting.matchId).toMatch(/^\d{10}$/);
      expect(calendar.fixtureOf(fixture.meeting.matchId)).toEqual(fixture);
      expect(calendar.seasonOf(fixture.meeting.matchId)).toBeUndefined();
    }
    for (const league of leagues.filter(hasSeasons)) {
      const season = calendar.seasonOn(league, DAY);
      expect(calendar.seasonOf(season.id)).toEqual({ league, season });
      expect(calendar.fixtureOf(season.id)).toBeUndefined();
    }
    expect(calendar.fixtureOf('1')).toBeUndefined();
    expect(calendar.fixtureOf('9900000000')).toBeUndefined();
  }
});
