import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const COUNTER_STRIKE_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 16001,
    name: 'Vertex Pro League',
    country: 'INL',
    priority: 1,
    utcOffset: 60,
    hours: [9, 23],
    horizonHours: 12,
    matchesPerDay: 12,
    days: [],
    kind: 'team',
    competitors:
      'Iron Meridian, Voltage Nine, Lumen Esports, Kraken Protocol, Northgate, Team Halcyon, Ashfall, Redline Collective, Obsidian Crew, Arctic Howl, Vanta Squad, Glasshouse',
  },
  {
    id: 16002,
    name: 'Western Challenger Series',
    country: 'WST',
    priority: 2,
    utcOffset: -300,
    hours: [11, 23],
    horizonHours: 12,
    matchesPerDay: 10,
    days: [],
    kind: 'team',
    competitors:
      'Coyote Theory, Rustbelt Five, Canyon Riot, Static Pines, Sunset Syndicate, Longhorn Logic, Blue Mesa, Copper Wolves, Tidal Nine, Maple Static',
  },
  {
    id: 16003,
    name: 'Eastern Masters Division',
    country: 'EST',
    priority: 3,
    utcOffset: 480,
    hours: [10, 23],
    horizonHours: 12,
    matchesPerDay: 10,
    days: [],
    kind: 'team',
    competitors:
      'Jade Circuit, Crimson Pagoda, Monsoon Gaming, Neon Koi, Silk Tigers, Typhoon Unit, Paper Dragons, Steppe Riders, Rising Ember, Bamboo Signal',
  },
  {
    id: 16004,
    name: 'Evening Cup',
    country: 'INL',
    priority: 4,
    utcOffset: 60,
    hours: [17, 22.5],
    horizonHours: 12,
    matchesPerDay: 11,
    days: [],
    kind: 'team',
    competitors:
      'Polar Static, Harbour Rats, Monolith, Sixth Column, Brass Monkeys, Night Tram, Cold Start, Velvet Hammer, Lowland Lions, Concrete Jungle, Team Vesper, Ninety Frames',
  },
];
