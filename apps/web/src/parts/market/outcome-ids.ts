/** Ids of the feed's vocabulary that this product gives a place of their own. Source: unified-odds market descriptions. */
export const MARKET = {
  result: '1',
  handicap: '16',
  total: '18',
  correctScore: '45',
  halfTimeFullTime: '47',
} as const;

/** Outcomes that stand for a side winning. */
export const HOME_WINS: ReadonlySet<string> = new Set(['1', '4']);
export const AWAY_WINS: ReadonlySet<string> = new Set(['3', '5']);
/** Outcomes of totals and of handicaps. */
export const OVER = '12';
export const UNDER = '13';
export const HOME_HANDICAP = '1714';
export const AWAY_HANDICAP = '1715';

/** Markets in which the outcome is the winner of the match, so that "to win" may be said of it. */
export const WINNER_MARKETS: ReadonlySet<string> = new Set([MARKET.result, '186', '219', '251', '406']);
