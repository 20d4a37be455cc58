import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const DARTS_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 15001,
    name: 'Albion Oche Premier',
    country: 'ALB',
    priority: 1,
    utcOffset: 0,
    hours: [17.5, 22.5],
    horizonHours: 72,
    matchesPerDay: 14,
    days: [],
    kind: 'person',
    competitors:
      'Gary Hartwell, Dean Penhale, Mick Carrow, Ruben Maasdam, Steve Underhill, Lee Grantham, Kurt Dornbach, Darren Inman, Craig Mabey, Jos Verlinde, Ryan Kerridge, Wes Dunmore',
  },
  {
    id: 15002,
    name: 'Falkenmark Darts Tour',
    country: 'FKM',
    priority: 2,
    utcOffset: 60,
    hours: [12, 23],
    horizonHours: 24,
    matchesPerDay: 20,
    days: [],
    kind: 'person',
    competitors:
      'Uwe Thalmann, Pim Oosterveld, Jens Lindauer, Maik Rautenberg, Sven Clausing, Daan Hoekstra-Vos, Bernd Osten, Kai Wieland, Arne Gerlach, Tijn Waterland, Holger Quandt, Rico Ahlers',
  },
  {
    id: 15003,
    name: 'World Online Series',
    country: 'WLD',
    priority: 3,
    utcOffset: 0,
    hours: [0, 24],
    horizonHours: 12,
    matchesPerDay: 36,
    days: [],
    kind: 'person',
    competitors:
      'Nathan Quarry, Paolo Gallini, Johan Moberg, Chris Northcote, Aleks Stanković, Brandon Whitlock, Miguel Cordero, Tom Ridley, Yannick Lacombe, Dale Jessop, Pieter Vandermolen, Scott Hollis',
  },
];
