import { expect, test } from 'vitest';
import { clubsOf } from '#catalogue/football/clubs.ts';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { dayOf, fixtureOf, fixturesOn, seasonOn } from './calendar.ts';

const DAY = dayOf(Date.UTC(2026, 10, 20));

test('a club plays once on each day of its season', () => {
  for (const league of LEAGUES) {
    const clubs = fixturesOn(3, league, DAY).flatMap(({ home, away }) => [home.id, away.id]);
    expect(new Set(clubs).size).toBe(clubsOf(String(league.id)).length);
  }
});

test('in a season each club meets each other once at home and once away', () => {
  for (const league of LEAGUES) {
    const season = seasonOn(3, league, DAY);
    const pairs = Array.from({ length: season.days }, (_, round) =>
      fixturesOn(3, league, season.firstDay + round),
    )
      .flat()
      .map(({ home, away }) => `${home.id}-${away.id}`);
    const clubs = clubsOf(String(league.id)).length;
    expect(new Set(pairs).size).toBe(clubs * (clubs - 1));
    expect(pairs).toHaveLength(clubs * (clubs - 1));
  }
});

test('a match is found by its id alone', () => {
  const fixtures = LEAGUES.flatMap((league) => fixturesOn(3, league, DAY));
  expect(new Set(fixtures.map((fixture) => fixture.matchId)).size).toBe(fixtures.length);
  for (const fixture of fixtures) expect(fixtureOf(3, fixture.matchId)).toEqual(fixture);
  expect(fixtureOf(3, 'x')).toBeUndefined();
  expect(fixtureOf(3, `${DAY * 200 + 199}`)).toBeUndefined();
});
