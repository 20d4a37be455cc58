import { expect, test } from 'vitest';
import type { MatchView } from '#data/views.ts';
import { bySport } from './by-sport.ts';

const match = (id: string, sport: string, league: string) =>
  ({ id, sport: { id: sport }, tournament: { id: league } }) as MatchView; // only what is read

test('matches stand by sport and league, each in the order of its first match', () => {
  const groups = bySport([
    match('1', 'tennis', 'open'),
    match('2', 'football', 'premier'),
    match('3', 'tennis', 'cup'),
    match('4', 'tennis', 'open'),
  ]);
  const shown = groups.map(({ sport, leagues }) => [
    sport.id,
    leagues.map(({ league, matches }) => [league.id, matches.map(({ id }) => id)]),
  ]);
  expect(shown).toEqual([
    [
      'tennis',
      [
        ['open', ['1', '4']],
        ['cup', ['3']],
      ],
    ],
    ['football', [['premier', ['2']]]],
  ]);
  expect(bySport([])).toEqual([]);
});
