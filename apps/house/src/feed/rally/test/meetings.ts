import type { Contender, LeagueSpec, Meeting } from '../../league/league-spec.ts';
import type { RallyPlay } from '../rally-sport.ts';
import { dartsPlay } from '../sports/darts.ts';
import { counterStrikePlay, valorantPlay } from '../sports/map-sports.ts';
import { badmintonPlay, tableTennisPlay, volleyballPlay } from '../sports/point-sports.ts';
import { tennisPlay } from '../sports/tennis.ts';

const contender = (rating: number): Contender => ({
  id: '1',
  urnId: 'sr:competitor:1',
  name: 'Mira Sand',
  code: 'SAN',
  kit: { pattern: 'plain', a: '#102030', b: '#a0b0c0' },
  rating,
});

const league: LeagueSpec = {
  id: 11_002,
  name: 'Harbour Tour',
  country: 'int',
  priority: 2,
  utcOffset: 0,
  hours: [10, 22],
  horizonHours: 48,
  matchesPerDay: 8,
  days: [],
  kind: 'person',
  competitors: 'Mira Sand,Ida Vale',
};

export function meeting(
  key: number,
  ratings: readonly [number, number] = [0.1, -0.1],
  priority = 2,
): Meeting {
  return {
    key,
    matchId: '1100000001',
    league: { ...league, priority },
    home: contender(ratings[0]),
    away: contender(ratings[1]),
  };
}

export const PLAYS: Readonly<Record<string, (meeting: Meeting) => RallyPlay>> = {
  tennis: tennisPlay,
  table_tennis: tableTennisPlay,
  volleyball: volleyballPlay,
  badminton: badmintonPlay,
  darts: dartsPlay,
  counter_strike: counterStrikePlay,
  valorant: valorantPlay,
};
