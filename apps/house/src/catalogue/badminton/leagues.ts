import type { LeagueSpec } from '#feed/league/league-spec.ts';

export const BADMINTON_LEAGUES: readonly LeagueSpec[] = [
  {
    id: 14001,
    name: 'Tamarin Super Series',
    country: 'TMR',
    priority: 1,
    utcOffset: 420,
    hours: [9, 22],
    horizonHours: 48,
    matchesPerDay: 26,
    days: [],
    kind: 'person',
    competitors:
      'Rizal Mahendra, Surapong Arunchai, Jin Akamine, Hendra Gunawan, Vikram Pillai, Anders Vestergård, Taufan Wijaya, Chai Anuwat, Kento Watari, Zul Zainal, Pranav Iyengar, Mads Granlund, Eko Nugroho, Nattapon Basri, Kaito Umeda, Rudi Siregar',
  },
  {
    id: 14002,
    name: 'Nordland Masters',
    country: 'NDL',
    priority: 2,
    utcOffset: 60,
    hours: [15, 23],
    horizonHours: 24,
    matchesPerDay: 36,
    days: [],
    kind: 'person',
    competitors:
      'Viggo Halvorsen, Kasper Lundmark, Jesper Torvald, Lukas Neuhaus, Emil Sandvik, Thibault Roussel, Oskar Wikland, Rasmus Dahlin, Simon Pfalzer, Aksel Ingvarsen, Toby Fairley, Henrik Myhre',
  },
  {
    id: 14003,
    name: 'Indara Open',
    country: 'IND',
    priority: 3,
    utcOffset: 330,
    hours: [9, 21],
    horizonHours: 24,
    matchesPerDay: 20,
    days: [],
    kind: 'person',
    competitors:
      'Sai Raghavan, Kiran Naidu, Harsh Kulkarni, Dev Thakral, Manoj Varghese, Nikhil Jadhav, Rahul Oommen, Ajay Sengar, Tarun Upadhyay, Suresh Nambiar',
  },
  {
    id: 14004,
    name: 'Aurelia Pacific Cup',
    country: 'AUR',
    priority: 4,
    utcOffset: 600,
    hours: [7, 19],
    horizonHours: 24,
    matchesPerDay: 30,
    days: [],
    kind: 'person',
    competitors:
      'Jarrah Coombe, Lachlan Varley, Haruto Doihara, Ethan Wainfleet, Bima Kurniawan, Riley Stannard, Daniel Oakes, Ken Fukazawa, Mitchell Elvery, Adi Prasetyo',
  },
];
