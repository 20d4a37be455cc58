import { expect, test } from 'vitest';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { dayOf, fixturesOn } from './calendar.ts';
import { intensitiesOf, playKeyOf, scriptOf, squadsOf } from './season-table.ts';
import { playLater } from './unplayed.ts';

const SEED = 3;
const FAR = -24 * 3_600_000;
const DAY = dayOf(Date.UTC(2026, 10, 20));

test('a football match that lies ahead is shown and priced without its script, which is written once', () => {
  const fixture = LEAGUES.flatMap((league) => fixturesOn(SEED, league, DAY))[0];
  if (fixture === undefined) throw new Error('no match is played on that day');
  let written = 0;
  const match = {
    key: playKeyOf(SEED, fixture),
    intensities: intensitiesOf(fixture),
    squads: squadsOf(fixture),
    depth: 'full',
    openings: null,
  } as const;
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
