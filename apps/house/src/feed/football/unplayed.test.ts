import { expect, test } from 'vitest';
import { CUPS } from '#catalogue/football/cups.ts';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { dayOf, type Fixture, fixturesOn } from './calendar.ts';
import { cupFixturesOn } from './cup-calendar.ts';
import { playFootball } from './play.ts';
import { intensitiesOf, playKeyOf, scriptOf, squadsOf } from './season-table.ts';
import { playLater } from './unplayed.ts';

const SEED = 3;
const FAR = -24 * 3_600_000;
const DAY = dayOf(Date.UTC(2026, 10, 20));

const matchOf = (fixture: Fixture) => ({
  key: playKeyOf(SEED, fixture),
  intensities: intensitiesOf(fixture),
  squads: squadsOf(fixture),
  depth: 'full' as const,
  openings: null,
  isKnockOut: fixture.league.isKnockOut === true,
});
const fixtures = [
  ...LEAGUES.flatMap((league) => fixturesOn(SEED, league, DAY)).slice(0, 1),
  ...CUPS.flatMap((cup) => cupFixturesOn(SEED, cup, DAY)).slice(0, 1),
];

test.each(fixtures)(
  'a match of $league.name that lies ahead is shown and priced as one whose script is known',
  (fixture) => {
    const match = matchOf(fixture);
    const later = playLater(match, () => scriptOf(SEED, fixture));
    const known = playFootball({ ...match, script: scriptOf(SEED, fixture) });
    expect(later.view(FAR)).toEqual(known.view(FAR));
    expect(later.quote(FAR, 1)).toEqual(known.quote(FAR, 1));
    expect(later.quote(FAR, 1).some(({ marketId }) => marketId === '2')).toBe(match.isKnockOut);
  },
);

test('a football match that lies ahead is shown and priced without its script, which is written once', () => {
  const [fixture] = fixtures;
  if (fixture === undefined) throw new Error('no match is played on that day');
  let written = 0;
  const match = matchOf(fixture);
  const play = playLater(match, () => {
    written += 1;
    return scriptOf(SEED, fixture);
  });
  expect(play.view(FAR)).toMatchObject({ status: 0, totalScore: null });
  expect(play.quote(FAR, 1).length).toBeGreaterThan(100);
  expect(play.simulate?.(FAR, 1)).not.toBeNull();
  expect([...play.verdictsAt(FAR), ...play.verdictsUntil(FAR)]).toEqual([]);
  expect(play.verdict('1', '', FAR)).toBeNull();
  expect(written).toBe(0);
  expect(play.view(play.startsAt)).toMatchObject({ status: 1, totalScore: [0, 0] });
  expect(play.view(play.endsAt)).toMatchObject({ status: 4, stage: 100 });
  expect(play.verdict('1', '', play.endsAt)).not.toBeNull();
  expect(written).toBe(1);
});
