/** Status numbers of a match. Source: specification §3. */
export const MATCH_STATUS = {
  prematch: 0,
  live: 1,
  stopped: 2,
  closed: 3,
  finished: 4,
  notCovered: 5,
} as const;

/** Whether bets are taken on a match of this status. Source: specification §3. */
export const isBettableStatus = (status: number) =>
  status === MATCH_STATUS.prematch || status === MATCH_STATUS.live;
