import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const BASEBALL_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 31001,
    name: 'Granite Big League',
    country: 'GRU',
    priority: 1,
    utcOffset: -300,
    hours: [16, 22],
    horizonHours: 336,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Port Sterling Mariners, Kingsbridge Yeomen, Lakemont Cardinals, Harlow Barons, Rockford Bay Gulls, Silverton Prospectors, Ironwood Smiths, Summit Pioneers, Cedar City Sawyers, Bayside Oysters, Dust Creek Coyotes, Capital Statesmen',
  },
  {
    id: 31002,
    name: 'Kaitsu Professional Baseball',
    country: 'KTS',
    priority: 2,
    utcOffset: 540,
    hours: [12, 18.5],
    horizonHours: 48,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Minato Whales, Kurotani Giants, Aosora Swallows, Sakurada Carp, Hanamori Tigers, Nagisa Marines, Hokuto Fighters, Tokiwa Buffaloes, Fujikawa Lions, Higashi Eagles, Shiosai Dragons, Ryujin Hawks',
  },
  {
    id: 31003,
    name: 'Liga de Béisbol Altaria',
    country: 'ALT',
    priority: 3,
    utcOffset: -240,
    hours: [9.5, 14],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Leones del Puerto, Tiburones de Sotavento, Águilas de Cumbre, Cardenales de Laredal, Navegantes del Sur, Bravos de Margena, Caribes de Barcena, Tigres de Aragón Alto',
  },
  {
    id: 31004,
    name: 'Continental Baseball Series',
    country: 'INT',
    priority: 4,
    utcOffset: 60,
    hours: [10.5, 15],
    horizonHours: 48,
    matchesPerDay: 4,
    days: [],
    kind: 'club',
    competitors:
      'Neptunus Oostmaren, Parma Alta Baseball, Falkenau Legionäre, Amstelmaas Pirates, Fortitudo Serravalle, Hohenfels Haar, Rouvenac Huskies, Draci Bistrava',
  },
  {
    id: 31005,
    name: 'Albion Diamond League',
    country: 'ALB',
    priority: 5,
    utcOffset: 0,
    hours: [17.5, 21.5],
    horizonHours: 48,
    matchesPerDay: 5,
    days: [],
    kind: 'club',
    competitors:
      'Kingsport Nomads, Redmoor Bulldogs, Harbour City Mets, Thornbury Archers, Vale Mustangs, Castellan Capitals, Pendle Spartans, Saltmarsh Bobcats, Wexcombe Knights, Fenwick Falcons',
  },
];
