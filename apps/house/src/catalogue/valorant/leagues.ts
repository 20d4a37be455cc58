import type { LeagueSpec } from '#feed/league/league-spec.ts';

const STAGE_OF_CIRCUIT = { group: { id: 17900, name: 'Apex Circuit' }, as: 'stage' } as const;

export const VALORANT_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 17001,
    name: 'Apex Circuit International',
    partOf: STAGE_OF_CIRCUIT,
    country: 'INL',
    priority: 1,
    utcOffset: 60,
    hours: [10, 23],
    horizonHours: 12,
    matchesPerDay: 10,
    days: [],
    kind: 'team',
    competitors:
      'Echo Lantern, Prism Guard, Violet Order, Skyforge, Team Solace, Wild Signal, Onyx Parade, Radiant Fox, Zero Harbor, Mirage Club',
  },
  {
    id: 17002,
    name: 'Apex Circuit West',
    partOf: STAGE_OF_CIRCUIT,
    country: 'WST',
    priority: 2,
    utcOffset: -360,
    hours: [11, 23],
    horizonHours: 12,
    matchesPerDay: 8,
    days: [],
    kind: 'team',
    competitors:
      'Desert Bloom, Night Freight, Golden Hour, Tempo Riot, Cascade, Neon Prairie, Foundry, Gulf Stream',
  },
  {
    id: 17003,
    name: 'Apex Circuit Pacific',
    partOf: STAGE_OF_CIRCUIT,
    country: 'EST',
    priority: 3,
    utcOffset: 480,
    hours: [10, 23],
    horizonHours: 12,
    matchesPerDay: 8,
    days: [],
    kind: 'team',
    competitors:
      'Kaiju Method, Lotus Drive, Seven Lanterns, Typhoon Echo, Blossom Unit, Harbor Ghosts, Azure Crane, Rice Rocket',
  },
  {
    id: 17004,
    name: 'Apex Evening Open',
    country: 'INL',
    priority: 4,
    utcOffset: 60,
    hours: [17, 22.5],
    horizonHours: 12,
    matchesPerDay: 10,
    days: [],
    kind: 'team',
    competitors:
      'Lunar Protocol, Hexagon, Soft Reset, Alpine Echo, Team Marigold, Undertow, Split Second, Baltic Lights, Garden State, Phantom Post, Clutch Theory, Dawn Patrol',
  },
];
