import { type BetResult, type ResultFilter, resultFilter } from '@touchline/betting';

const RESULTS: readonly BetResult[] = [
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'canceled',
];

/** Returns the results that a filter of the history lists. */
export const resultsOf = (filter: ResultFilter): BetResult[] =>
  RESULTS.filter((result) => resultFilter(result) === filter);
