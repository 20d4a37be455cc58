import { outcomeSets } from '../market-sets.ts';

/** Norwegian outcomes that market types of many sports have. */
export const sets = outcomeSets({
  home: '{$competitor1}',
  away: '{$competitor2}',
  draw: 'Uavgjort',
  none: 'Ingen',
  over: 'Over',
  under: 'Under',
  yes: 'Ja',
  no: 'Nei',
  odd: 'Oddetall',
  even: 'Partall',
  or: 'eller',
  and: 'og',
  noGoal: 'Ingen mål',
  noCorner: 'Ingen corner',
});
