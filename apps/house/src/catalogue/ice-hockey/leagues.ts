import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const ICE_HOCKEY_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 22001,
    name: 'Granite Hockey League',
    country: 'GRU',
    priority: 1,
    utcOffset: -300,
    hours: [13, 22],
    horizonHours: 336,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Frostburg Blades, Northpoint Moose, Great Falls Miners, Lakehead Loons, Harbour Bay Icebreakers, Pinecrest Timberwolves, Sterling Steelheads, Red Valley Bisons, Capital Hawks, Stonebridge Giants, Winterset Owls, Grand Mesa Blizzard',
  },
  {
    id: 22002,
    name: 'Nordland Elitehockey',
    country: 'NDL',
    priority: 2,
    utcOffset: 60,
    hours: [17, 21],
    horizonHours: 48,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Solvang HK, Fjellby IF, HC Kronvik, Storhamn HK, Björkdal IK, HV Lindesund, Isvika HK, Norrmarka IF, HC Tallberg, Skarvik IK, Älvsta HC, Ravnsborg HK',
  },
  {
    id: 22003,
    name: 'Rovenia Ice League',
    country: 'ROV',
    priority: 3,
    utcOffset: 180,
    hours: [11, 20],
    horizonHours: 48,
    matchesPerDay: 5,
    days: [],
    kind: 'club',
    competitors:
      'Severni Vukovi, HK Vorazh, Metalurg Rudnik, HK Stari Most, Dinamo Belograd, Traktor Kamenica, HK Zimograd, Lokomotiv Topolje, Neftan Primorje, Medved Karlin',
  },
  {
    id: 22004,
    name: 'Falkenmark Eisliga',
    country: 'FKM',
    priority: 4,
    utcOffset: 60,
    hours: [17.5, 21],
    horizonHours: 48,
    matchesPerDay: 5,
    days: [],
    kind: 'club',
    competitors:
      'EHC Hohenfels, Eisbären Falkenau, ERC Eberbrück, Adler Steinfurt, EV Walderode, Kölmar Haie, EHC Neuhafen, Tölzbach Löwen, ESC Rautal, Wölfe Lindenau',
  },
  {
    id: 22005,
    name: 'Kaitsu Ice Cup',
    country: 'KTS',
    priority: 5,
    utcOffset: 540,
    hours: [12, 20],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Kitahama Cranes, Yukimura Bucks, Nikkawa Ice Bucks, Shirogane Freeblades, Tomari Eagles, Hokuto Bears, Minato Polars, Fubuki Foxes',
  },
];
