import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const RUGBY_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 24001,
    name: 'Albion Premiership Rugby',
    country: 'ALB',
    priority: 1,
    utcOffset: 0,
    hours: [13, 21],
    horizonHours: 336,
    matchesPerDay: 5,
    days: [0, 3, 5, 6],
    kind: 'club',
    competitors:
      'Leighfield Tigers, Severn Saints, Kingsport Quins, Sarnholt, Exbridge Chiefs, Bathwick, Thornbury Bears, Gloswell, Castellan Falcons, Sale Marsh',
  },
  {
    id: 24002,
    name: 'Valmont Quatorze',
    country: 'VAL',
    priority: 2,
    utcOffset: 60,
    hours: [11.5, 21],
    horizonHours: 48,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Stade Tolosan d’Oc, Racing Beaumarais, Rochefort-sur-Mer, Union Bordelac, ASM Clervaux, RC Toulvent, Castrais-Tarn, Lyonval, Section Palaise, Montferrac, Perpinhac, Stade Rochelain-Cap',
  },
  {
    id: 24003,
    name: 'Southern Super Rugby',
    country: 'AUR',
    priority: 3,
    utcOffset: 600,
    hours: [11, 21.5],
    horizonHours: 48,
    matchesPerDay: 6,
    days: [],
    kind: 'club',
    competitors:
      'Redcliff Reds, Harbour Blues, Gumtree Brumbies, Coral Coast Drua, Southland Crusade, Highveld Hurricanes, Westward Force, Silver Fern Chiefs, Stormcoast Rebels, Capital Highlanders, Pacific Moana, Bushveld Bulls',
  },
  {
    id: 24004,
    name: 'Altaria Top Rugby',
    country: 'ALT',
    priority: 4,
    utcOffset: -180,
    hours: [15, 23],
    horizonHours: 48,
    matchesPerDay: 5,
    days: [],
    kind: 'club',
    competitors:
      'Jaguares del Sur, Club Náutico Altaria, San Telmo RC, Pampas Oeste, Cordillera RC, Dogos del Norte, Tarucas, Puerto Plata RC, Hindú del Valle, Newman Sur',
  },
  {
    id: 24005,
    name: 'Albion Rugby Championship',
    country: 'ALB',
    priority: 5,
    utcOffset: 0,
    hours: [17.5, 20.5],
    horizonHours: 48,
    matchesPerDay: 6,
    days: [1, 2, 4, 5, 6],
    kind: 'club',
    competitors:
      'Cornmere Pirates, Eastmere Trailfinders, Coldwater RFC, Bedmoor Blues, Hartpool, Brackenhall Titans, Nottam Green, Ampthorpe, Pendle RFC, Wyke Knights, Marlow Vale RFC, Ellesby',
  },
];
