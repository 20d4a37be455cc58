import { expect, test } from 'vitest';
import type { MatchView } from '#data/views.ts';
import { byDay, byLeague, bySport, rowsAbove } from './group-matches.ts';

const match = (id: string, league: string, start: string, sport = 'football') =>
  ({
    id,
    sport: { id: sport, key: sport },
    tournament: { id: league, priority: Number(league) },
    start_time: Date.parse(start),
  }) as unknown as MatchView; // only what grouping reads

const matches = [
  match('1', '2', '2026-11-20T22:30:00Z'),
  match('2', '1', '2026-11-20T22:45:00Z'),
  match('3', '2', '2026-11-20T23:30:00Z'),
  match('4', '2', '2026-11-21T12:00:00Z'),
];
const ids = (groups: readonly { matches: readonly MatchView[] }[]) =>
  groups.map((group) => group.matches.map(({ id }) => id));

test('leagues stand in order of their first match and keep the order of theirs', () => {
  expect(ids(byLeague(matches))).toEqual([['1', '3', '4'], ['2']]);
});

test('days are those of the zone, and within a day the league of higher standing comes first', () => {
  const utc = byDay(matches, 'UTC');
  expect(utc.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  expect(ids(utc[0]!.leagues)).toEqual([['2'], ['1', '3']]);
  expect(byDay(matches, 'Europe/Berlin').map(({ leagues }) => ids(leagues))).toEqual([
    [['2'], ['1']],
    [['3', '4']],
  ]);
});

test('every match stands in one sport', () => {
  const groups = bySport([...matches, match('5', '9', '2026-11-20T22:30:00Z', 'tennis')]);
  expect(groups.map(({ sport, count }) => [sport.key, count])).toEqual([
    ['football', 4],
    ['tennis', 1],
  ]);
});

test('in runs a league stands again after another one', () => {
  const [sport] = bySport(matches, 'runs');
  expect(ids(sport?.leagues ?? [])).toEqual([['1'], ['2'], ['3', '4']]);
});

test('above a league stand the matches of those before it', () => {
  const leagues = byLeague(matches);
  expect(leagues.map((_, index) => rowsAbove(leagues, index))).toEqual([0, 3]);
});
