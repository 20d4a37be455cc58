import { outcomeSets } from '../market-sets.ts';

/** German outcomes that market types of many sports have. */
export const sets = outcomeSets({
  home: '{$competitor1}',
  away: '{$competitor2}',
  draw: 'Unentschieden',
  none: 'Keine',
  over: 'Über',
  under: 'Unter',
  yes: 'Ja',
  no: 'Nein',
  odd: 'Ungerade',
  even: 'Gerade',
  or: 'oder',
  and: 'und',
  noGoal: 'Kein Tor',
  noCorner: 'Keine Ecke',
});
