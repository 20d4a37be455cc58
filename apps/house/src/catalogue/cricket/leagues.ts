import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const CRICKET_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 32001,
    name: 'Indara Premier League',
    country: 'IND',
    priority: 1,
    utcOffset: 330,
    hours: [13, 21],
    horizonHours: 336,
    matchesPerDay: 5,
    days: [],
    kind: 'club',
    competitors:
      'Nandipur Royals, Chandragiri Kings, Malabar Mariners, Surajgarh Lions, Kaveri Titans, Deccan Sunbirds, Yamunagar Capitals, Bengara Challengers, Kolapur Riders, Panchnad Warriors',
  },
  {
    id: 32002,
    name: 'Aurelia Smash',
    country: 'AUR',
    priority: 2,
    utcOffset: 600,
    hours: [11, 20],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Harbour Sixers, Redcliff Heat, Southern Stars, Port Adder Strikers, Swan Coast Scorchers, Derwent Hurricanes, Westgate Renegades, Gumtree Thunder',
  },
  {
    id: 32003,
    name: 'Albion Blast',
    country: 'ALB',
    priority: 3,
    utcOffset: 0,
    hours: [11, 19],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Kingsport Spitfires, Saltmarsh Sharks, Redmoor Vikings, Thornbury Gladiators, Pendle Lightning, Castellan Bears, Vale Falcons, Wexcombe Hawks',
  },
  {
    id: 32004,
    name: 'Granite Isles T20',
    country: 'GRU',
    priority: 4,
    utcOffset: -240,
    hours: [12, 21],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Coral Bay Tridents, St Orsin Patriots, Isla Verde Amazons, Kingsland Tallawahs, Windward Zouks, Leeward Royals, Palmetto Knights, Turtle Reef Warriors',
  },
];
