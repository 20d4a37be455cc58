import { expect, test } from 'vitest';
import { CUPS } from '#catalogue/football/cups.ts';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { fateKindOf } from '../fates.ts';
import { dayOf, type Fixture, fixtureOf, fixturesOn, timeOn } from './calendar.ts';
import { cupFixtureOf, cupFixturesOn, cupListedFrom } from './cup-calendar.ts';
import { factsAt } from './facts.ts';
import { endOf } from './script.ts';
import { FOOTBALL_FATES, playKeyOf, scriptOf } from './season-table.ts';

const SEED = 3;
const DAY = dayOf(Date.UTC(2026, 10, 20));
const DAYS = Array.from({ length: 12 }, (_, index) => DAY + index);
const EACH = CUPS.flatMap((cup) =>
  DAYS.map((day) => ({ cup, day, fixtures: cupFixturesOn(SEED, cup, day) })),
);

const clubsOf = (fixtures: readonly Fixture[]) => fixtures.flatMap(({ home, away }) => [home.id, away.id]);

function throughOf(fixture: Fixture): string | null {
  if (fateKindOf(FOOTBALL_FATES, playKeyOf(SEED, fixture)) !== null) return null;
  const script = scriptOf(SEED, fixture);
  const { through } = factsAt(script, endOf(script));
  return through === null ? 'nobody' : ([fixture.home.id, fixture.away.id][through] ?? '');
}

test('each round has half the matches of the one before it, down to a final, and nobody plays twice in one', () => {
  for (const { cup, fixtures } of EACH) {
    const first = cup.clubs.split(', ').length / 2;
    for (const { round } of fixtures) expect(fixtures).toHaveLength(first / 2 ** (round - 1));
    expect(new Set(clubsOf(fixtures)).size).toBe(2 * fixtures.length);
  }
  expect(new Set(EACH.map(({ fixtures }) => fixtures.length))).toEqual(new Set([8, 4, 2, 1]));
});

test('who goes through meets the next one who does, and who is out plays no more until the next draw', () => {
  for (const { cup, day, fixtures } of EACH) {
    if (fixtures[0]?.round === 1) continue;
    const before = cupFixturesOn(SEED, cup, day - 1);
    clubsOf(fixtures).forEach((club, index) => {
      const match = before[index] as Fixture; // twice as many as this round has
      expect([match.home.id, match.away.id]).toContain(club);
      const through = throughOf(match);
      if (through !== null) expect(club).toBe(through);
    });
  }
});

test('a round is listed when the one before it is over, and over before the next midnight', () => {
  for (const { day, fixtures } of EACH) {
    for (const fixture of fixtures) {
      const listed = cupListedFrom(fixture, day);
      expect(listed).toBeLessThan(fixture.start);
      if (fixture.round > 1) expect(listed).toBe(timeOn(day, 0));
      expect(fixture.start + endOf(scriptOf(SEED, fixture))).toBeLessThan(timeOn(day + 1, 0));
    }
  }
});

test('a match of a cup is found by its id alone, which is no match of a league', () => {
  const leagues = LEAGUES.flatMap((league) => DAYS.flatMap((day) => fixturesOn(SEED, league, day)));
  const cups = EACH.flatMap(({ fixtures }) => fixtures);
  const ids = [...leagues, ...cups].map(({ matchId }) => matchId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const fixture of cups) {
    expect(cupFixtureOf(SEED, fixture.matchId)).toEqual(fixture);
    expect(fixtureOf(SEED, fixture.matchId)).toBeUndefined();
  }
  for (const { matchId } of leagues) expect(cupFixtureOf(SEED, matchId)).toBeUndefined();
});
