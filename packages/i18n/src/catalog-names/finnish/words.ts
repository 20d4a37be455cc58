import { outcomeSets } from '../market-sets.ts';

/** A text with a capital letter at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Finnish outcomes that market types of many sports have. */
export const sets = outcomeSets({
  home: '{$competitor1}',
  away: '{$competitor2}',
  draw: 'Tasapeli',
  none: 'Ei yhtään',
  over: 'Yli',
  under: 'Alle',
  yes: 'Kyllä',
  no: 'Ei',
  odd: 'Pariton',
  even: 'Parillinen',
  or: 'tai',
  and: 'ja',
  noGoal: 'Ei maalia',
  noCorner: 'Ei kulmapotkua',
});
