import { outcomeSets } from '../market-sets.ts';

/** French outcomes that market types of many sports have. */
export const sets = outcomeSets({
  home: '{$competitor1}',
  away: '{$competitor2}',
  draw: 'Match nul',
  none: 'Aucun',
  over: 'Plus de',
  under: 'Moins de',
  yes: 'Oui',
  no: 'Non',
  odd: 'Impair',
  even: 'Pair',
  or: 'ou',
  and: 'et',
  noGoal: 'Aucun but',
  noCorner: 'Aucun corner',
});
