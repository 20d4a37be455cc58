/** How a higher limit, or none, comes into force, and when a limit is asked for. Units: milliseconds. */
export interface LimitPolicy {
  /** From the request until the player may confirm it. */
  readonly waitMs: number;
  /** From then until the request lapses. */
  readonly confirmMs: number;
  /** Whether a confirmed change of a limit of a period starts with its next period, else at once. */
  readonly startsWithPeriod: boolean;
  /** Whether a player sets or declines a deposit limit before his first deposit. */
  readonly asksBeforeDeposit: boolean;
}
