import type { LeagueGroup, LeagueSpec } from '#feed/league/league-spec.ts';

const ANCIENT_ROAD: LeagueGroup = { id: 28900, name: 'Ancient Road' };

export const DOTA_2_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 28001,
    name: 'Ancient Road Premier',
    partOf: { group: ANCIENT_ROAD, as: 'season' },
    country: 'INL',
    priority: 1,
    utcOffset: 60,
    hours: [9, 23],
    horizonHours: 12,
    matchesPerDay: 10,
    days: [],
    kind: 'team',
    competitors:
      'Old Gods Gaming, Frostmarch, Team Lodestone, Ember Watch, Hollow Crown, Grimwood, Tidecallers, Nine Roots, Sable Moon, Stormkeep',
  },
  {
    id: 28002,
    name: 'Western Lane League',
    country: 'WST',
    priority: 2,
    utcOffset: -300,
    hours: [11, 23],
    horizonHours: 12,
    matchesPerDay: 8,
    days: [],
    kind: 'team',
    competitors:
      'Pack Instinct, Badlands, Thunder Basin, Lost Sentries, Redwood Five, Andes Fury, Ghost Couriers, Delta Ward',
  },
  {
    id: 28003,
    name: 'Eastern Lane League',
    country: 'EST',
    priority: 3,
    utcOffset: 480,
    hours: [10, 23],
    horizonHours: 12,
    matchesPerDay: 8,
    days: [],
    kind: 'team',
    competitors:
      'Silent Temple, Vermilion Gate, Jungle Oath, Pearl Serpents, Dragon Ledger, Ivory Mantis, Far Shore, Lantern Bay',
  },
  {
    id: 28004,
    name: 'Ancient Road Evening Cup',
    partOf: { group: ANCIENT_ROAD, as: 'simple_tournament' },
    country: 'INL',
    priority: 4,
    utcOffset: 60,
    hours: [17, 22.5],
    horizonHours: 12,
    matchesPerDay: 10,
    days: [],
    kind: 'team',
    competitors:
      'Moss Giants, Runebound, Second Lane, Winter Court, Broken Shrine, Owlbear Esports, Salt and Iron, Creep Theory, Mid or Feed, Smoke Signal, Highground, Tower Bell',
  },
];
