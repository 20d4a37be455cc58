import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const AMERICAN_FOOTBALL_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 25001,
    name: 'Granite Football League',
    country: 'GRU',
    priority: 1,
    utcOffset: -300,
    hours: [12, 21],
    horizonHours: 336,
    matchesPerDay: 8,
    days: [0, 1, 4, 6],
    kind: 'club',
    competitors:
      'Port Sterling Anchors, Ironwood Forgemen, Lakemont Chargers, Rockford Bay Sharks, Silverton Outlaws, Grand Mesa Thunder, Kingsbridge Knights, Harlow Stallions, Cedar City Lumberjacks, Summit Avalanche, Bayside Corsairs, Dust Creek Scorpions, Capital Sentinels, Great Falls Grizzlies, Red Valley Raptors, Winterset Vikings',
  },
  {
    id: 25002,
    name: 'Granite College Football',
    country: 'GRU',
    priority: 2,
    utcOffset: -360,
    hours: [11, 22],
    horizonHours: 48,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Northern Granite Bulldogs, Mesa State Rattlers, Lakemont Tech Engineers, Sterling Wolfpack, Prairie A&M Aggies, Eastern Shore Pelicans, Cumber State Badgers, Redwood Cardinals, Delta State Gators, Highland Rams, Copper State Miners, Bluewater Tritons',
  },
  {
    id: 25003,
    name: 'Continental Gridiron',
    country: 'INT',
    priority: 3,
    utcOffset: 60,
    hours: [11, 20],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Falkenau Fire, Sauvère Musketeers, Rhenania Galaxy, Montelupo Centurions, Kronvik Storm, Torrevela Dragons, Oostmaren Admirals, Hohenfels Lions',
  },
  {
    id: 25004,
    name: 'Kaitsu X-Bowl',
    country: 'KTS',
    priority: 4,
    utcOffset: 540,
    hours: [11, 19],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Minato Seagulls, Fujikawa Frontiers, Aosora Impulse, Kurosaki Blue Devils, Tokiwa Challengers, Shirogane Silver Star, Hibari Rise, Nagisa Breakers',
  },
];
