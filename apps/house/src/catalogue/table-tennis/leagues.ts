import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const TABLE_TENNIS_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 12001,
    name: 'Continental Table League',
    country: 'INT',
    priority: 1,
    utcOffset: 60,
    hours: [0, 24],
    horizonHours: 12,
    matchesPerDay: 108,
    days: [],
    kind: 'person',
    competitors:
      'Viktor Radić, Anders Kvist, Jonas Eckhoff, Milan Babić, Étienne Garnault, Leo Ferrante, Pavel Drašan, Nils Holmgren, Timo Brandauer, Goran Lazić, Matteo Serra, Janek Orlić',
  },
  {
    id: 12002,
    name: 'Rovenia Cup Series',
    country: 'ROV',
    priority: 2,
    utcOffset: 120,
    hours: [0, 24],
    horizonHours: 12,
    matchesPerDay: 132,
    days: [],
    kind: 'person',
    competitors:
      'Dragan Ugrin, Stjepan Zorić, Ondřej Hadžić, Nikola Begović, Tomasz Gavran, Luka Perić, Vasil Dimov, Ante Rajić, Bogdan Mihalj, Filip Ostojić, Zoran Jankov, Emil Savić',
  },
  {
    id: 12003,
    name: 'Tamarin Night Series',
    country: 'TMR',
    priority: 3,
    utcOffset: 420,
    hours: [0, 24],
    horizonHours: 12,
    matchesPerDay: 108,
    days: [],
    kind: 'person',
    competitors:
      'Hakim Latif, Somchai Boonmee, Dimas Wibowo, Arif Nordin, Kittipong Chaiyo, Reza Firdaus, Anan Thanat, Yusuf Osman, Bayu Saputra, Prasit Jatupon, Irfan Hamzah, Wira Lestari',
  },
  {
    id: 12004,
    name: 'Falkenmark Abendliga',
    country: 'FKM',
    priority: 4,
    utcOffset: 60,
    hours: [17, 23],
    horizonHours: 12,
    matchesPerDay: 50,
    days: [],
    kind: 'person',
    competitors:
      'Matthias Kessler, Torben Zeller, Florian Uhlig, Dennis Vossberg, Benedikt Hallstein, Lars Mertens, Julian Freitag, Patrick Jansing, Ruwen Nagel, Tim Steinhoff, Alexander Lorenz, Fabian Moser',
  },
  {
    id: 12005,
    name: 'Nordland Bordtennis',
    country: 'NDL',
    priority: 5,
    utcOffset: 60,
    hours: [18, 22],
    horizonHours: 12,
    matchesPerDay: 34,
    days: [],
    kind: 'person',
    competitors:
      'Linus Ekdahl, Elias Brekke, Jonatan Lien, Filip Carlander, Simen Aasheim, Casper Forsell, Vetle Gustad, Anton Palmgren, Sondre Jonsrud, Hampus Nyland, Magnus Isaksen, Ludvig Ostrom',
  },
];
