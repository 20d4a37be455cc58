import type { LeagueData } from './leagues.ts';

/**
 * Cups of fictional clubs: who loses is out. Their places in the day are their own, so that the leagues' stay what they are. The number
 * of clubs is a power of two.
 */
export const CUPS: readonly LeagueData[] = [
  {
    id: 32,
    name: 'Continental Cup',
    country: 'INT',
    priority: 21,
    utcOffset: 60,
    hours: [13, 23],
    horizonDays: 1,
    isKnockOut: true,
    clubs:
      'Castel Rovere, Sankt Ottmar, Étoile Marenne, Académica Vimeira, Lokomotiv Drevna, De Kroon Haarveld, Atlético Monteluz, Grönhavn BK, NK Javorina, Union Clairmont, Inverlochy Star, SK Brünnstein, Panthera Aigeon, Stormvik, Yıldızkaya, RFC Bruyère',
  },
];
