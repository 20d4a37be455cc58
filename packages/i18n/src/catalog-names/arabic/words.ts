import { outcomeSets } from '../market-sets.ts';

/** Arabic outcomes that market types of many sports have. */
export const sets = outcomeSets({
  home: '{$competitor1}',
  away: '{$competitor2}',
  draw: 'تعادل',
  none: 'لا شيء',
  over: 'أكثر من',
  under: 'أقل من',
  yes: 'نعم',
  no: 'لا',
  odd: 'فردي',
  even: 'زوجي',
  or: 'أو',
  and: '+',
  noGoal: 'لا هدف',
  noCorner: 'لا ركنية',
});
