import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intensitiesFor } from '#pricing/football/intensity.ts';
import { withFate } from '../fates.ts';
import { playFootball } from './play.ts';
import { momentOf } from './script.ts';
import { halfOfMinute, type ToldTie, toldTie } from './test/told-tie.ts';

interface Vector extends ToldTie {
  name: string;
  abandoned?: number;
  stage: number;
  score: [number, number];
  periods: Record<string, [number, number]>;
  results: Record<string, Record<string, string>>;
}

const { matches: VECTORS } = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/football/ties.json', import.meta.url), 'utf8'),
) as { matches: Vector[] }; // the file is written for this shape

test.each(VECTORS)('$name', (vector) => {
  const script = toldTie(vector);
  const whole = playFootball({
    key: 1,
    intensities: intensitiesFor([1.5, 1.2]),
    squads: { home: [], away: [] },
    script,
    depth: 'full',
    openings: null,
  });
  const { abandoned } = vector;
  const play =
    abandoned === undefined
      ? whole
      : withFate(whole, {
          kind: 'abandoned',
          at: momentOf(script, halfOfMinute(abandoned), abandoned * 60),
        });
  const { endsAt } = play;
  const view = play.view(endsAt);
  expect(view).toMatchObject({ status: 4, stage: vector.stage, totalScore: vector.score, suspension: null });
  expect(Object.fromEntries(view.periodScores.map(({ key, home, away }) => [key, [home, away]]))).toEqual(
    vector.periods,
  );
  const announced = new Map<string, Record<string, string>>();
  for (const moment of play.moments)
    for (const { marketId, specifier, results } of play.verdictsAt(moment)) {
      const key = `${marketId} ${specifier}`.trim();
      announced.set(key, { ...announced.get(key), ...results });
    }
  for (const [key, results] of Object.entries(vector.results)) {
    const [marketId = '', specifier = ''] = key.split(' ');
    expect(play.verdict(marketId, specifier, endsAt)?.results, key).toEqual(results);
    expect(announced.get(key), key).toEqual(results);
  }
  expect(play.quote(endsAt, 0)).toEqual([]);
});
