import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intensitiesFor } from '#pricing/football/intensity.ts';
import { type Fate, fateKindOf, fateOf, withFate } from './fates.ts';
import { playFootball } from './football/play.ts';
import { momentOf } from './football/script.ts';
import { toldMatch } from './football/test/told-match.ts';
import { playRally } from './rally/rally-match.ts';
import { badmintonPlay, tableTennisPlay } from './rally/sports/point-sports.ts';
import { tennisPlay } from './rally/sports/tennis.ts';
import { meeting } from './rally/test/meetings.ts';
import type { MatchPlay } from './sport.ts';

interface Vectors {
  goals: [minute: number, side: 'home' | 'away'][];
  fates: {
    kind: Fate['kind'];
    at: number | null;
    stands: Record<string, Record<string, string>>;
    void: string[];
  }[];
}
const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../fixtures/football/fates.json', import.meta.url), 'utf8'),
) as Vectors; // the file is written for this shape

const halfOf = (minute: number) => (minute > 45 ? 2 : 1);
const SCRIPT = toldMatch(
  VECTORS.goals.map(([minute, side]) => ({ minute, half: halfOf(minute), type: 'goal', side, player: null })),
);
const FOOTBALL = playFootball({
  key: 1,
  intensities: intensitiesFor([1.5, 1.2]),
  squads: { home: [], away: [] },
  script: SCRIPT,
  depth: 'full',
  openings: null,
});

test.each(VECTORS.fates)('$kind in minute $at: what was decided stands, the rest is void', (vector) => {
  const { kind, at, stands, void: voids } = vector;
  const fatedAt = at === null ? FOOTBALL.startsAt : momentOf(SCRIPT, halfOf(at), at * 60);
  const play = withFate(FOOTBALL, { kind, at: fatedAt });
  const resultsOf = (key: string) => {
    const [marketId = '', specifier = ''] = key.split(' ');
    return play.verdict(marketId, specifier, fatedAt)?.results;
  };
  for (const [key, results] of Object.entries(stands)) expect(resultsOf(key), key).toEqual(results);
  for (const key of voids) {
    expect(Object.values(resultsOf(key) ?? {}).length, key).toBeGreaterThan(1);
    expect(new Set(Object.values(resultsOf(key) ?? {})), key).toEqual(new Set(['void']));
  }
});

const PERSONS = { tennis: tennisPlay, table_tennis: tableTennisPlay, badminton: badmintonPlay };
const KEYS = Array.from({ length: 12 }, (_, index) => index + 1);
const marketsOf = (verdicts: readonly { marketId: string; specifier: string }[]) =>
  new Set(verdicts.map(({ marketId, specifier }) => `${marketId}/${specifier}`));

/** The same results by market and outcome, in the order in which they came. */
const resultsOf = (play: MatchPlay, at: number) =>
  play.verdictsUntil(at).map(({ marketId, specifier, results }) => [marketId, specifier, results]);

for (const [sport, make] of Object.entries(PERSONS)) {
  test.each(KEYS)(`${sport} %i, given up: up to then as it was, then void and over`, (key) => {
    const whole = playRally(make(meeting(key)), key);
    const fate = fateOf({ walkover: 0, retired: 1 }, key, whole);
    if (fate === null) throw new Error('This one is always given up.');
    expect(fate.at).toBeGreaterThan(whole.startsAt);
    expect(fate.at).toBeLessThan(whole.endsAt);
    const play = withFate(whole, fate);
    expect(play.moments).toEqual(play.moments.toSorted((a, b) => a - b));
    const before = fate.at - 1;
    expect(play.view(before)).toEqual(whole.view(before));
    expect(resultsOf(play, before)).toEqual(resultsOf(whole, before));
    expect(play.quote(fate.at, 0)).toEqual([]);
    expect(play.view(fate.at)).toMatchObject({
      status: 4,
      stage: 92,
      totalScore: whole.view(before).totalScore,
    });
    expect(play.view(play.moments.at(-1) ?? 0).status).toBe(3);
    // Whatever could be bet on before it has an end.
    const ended = marketsOf(play.verdictsUntil(fate.at));
    for (const at of [whole.startsAt - 1, whole.startsAt, before])
      for (const market of marketsOf(play.quote(at, 0))) expect([...ended]).toContain(market);
    const voids = play.verdictsAt(fate.at);
    expect(voids.length).toBeGreaterThan(0);
    for (const { marketId, specifier, results } of voids) {
      expect(new Set(Object.values(results))).toEqual(new Set(['void']));
      expect(play.verdict(marketId, specifier, fate.at)?.results).toMatchObject(results);
    }
    expect(play.verdict('186', '', fate.at)?.results).toEqual({ '4': 'void', '5': 'void' });
  });

  test(`${sport}: a walkover voids everything`, () => {
    const whole = playRally(make(meeting(3)), 3);
    const fate = fateOf({ walkover: 1, retired: 0 }, 3, whole);
    expect(fate).toEqual({ kind: 'walkover', at: whole.startsAt });
    const play = withFate(whole, fate as Fate); // as it was just seen
    expect(play.view(whole.startsAt)).toMatchObject({ status: 4, stage: 91 });
    expect(play.quote(whole.startsAt - 1, 0).length).toBeGreaterThan(5);
    const results = play.verdictsUntil(whole.startsAt).flatMap((verdict) => Object.values(verdict.results));
    expect(new Set(results)).toEqual(new Set(['void']));
  });
}

test('fates come as often as they are said to', () => {
  const whole = playRally(tennisPlay(meeting(1)), 1);
  const drawn = Array.from({ length: 4_000 }, (_, key) =>
    fateOf({ walkover: 0.05, retired: 0.1 }, key, whole),
  );
  const share = (kind: string) => drawn.filter((fate) => fate?.kind === kind).length / drawn.length;
  expect(share('walkover')).toBeCloseTo(0.05, 1);
  expect(share('retired')).toBeCloseTo(0.1, 1);
});

test('weather takes its part beside, and changes nothing of who does not come or gives up', () => {
  const whole = playRally(tennisPlay(meeting(1)), 1);
  const shares = { walkover: 0.05, retired: 0.1, postponed: 0.03, abandoned: 0.02 };
  const keys = Array.from({ length: 4_000 }, (_, key) => key);
  const kinds = keys.map((key) => fateKindOf(shares, key));
  const share = (kind: string) => kinds.filter((one) => one === kind).length / kinds.length;
  expect(share('postponed')).toBeCloseTo(0.03, 1);
  expect(share('abandoned')).toBeCloseTo(0.02, 1);
  for (const key of keys) {
    const before = fateOf({ walkover: 0.05, retired: 0.1 }, key, whole);
    if (before !== null) expect(fateOf(shares, key, whole)).toEqual(before);
  }
});

test('a match that is postponed is known to be so before its start, and is never in play', () => {
  const fate = fateOf({ postponed: 1 }, 1, FOOTBALL);
  expect(fate?.kind).toBe('postponed');
  const play = withFate(FOOTBALL, fate as Fate); // as it was just seen
  expect(play.moments).toEqual(play.moments.toSorted((a, b) => a - b));
  const at = fate?.at ?? 0;
  expect(at).toBeLessThan(FOOTBALL.startsAt);
  expect(play.view(at - 1).status).toBe(0);
  expect(play.quote(at - 1, 0).length).toBeGreaterThan(5);
  expect(play.view(at)).toMatchObject({ status: 4, stage: 60, totalScore: null });
  const results = play.verdictsUntil(at).flatMap((verdict) => Object.values(verdict.results));
  expect(new Set(results)).toEqual(new Set(['void']));
  for (const moment of play.moments) expect(play.view(moment).status).not.toBe(1);
});
