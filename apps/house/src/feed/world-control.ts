import type { EpochMs, Odds } from '@touchline/betting';
import type { Provider } from '#catalogue/records.ts';
import type { MarketStop } from './market-stop.ts';
import type { LegResult, MatchStatus, ProviderStatus, Side } from './world.ts';

/** What the development API says of a match in place of its script. */
export interface ForcedStatus {
  status: MatchStatus;
  stage: number;
}

/** For operators and the development API. A market or match that does not exist answers false. */
export interface WorldControl {
  /** Holds the price until it is released with null or the market is settled. */
  movePrice(matchId: string, marketKey: string, outcomeId: string, odds: Odds | null): boolean;
  suspend(matchId: string, marketKey: string | null, on: boolean): boolean;
  /** What an operator says of a match or a market; it stands beside what `suspend` says. Null takes a suspension back. */
  stop(matchId: string, marketKey: string | null, stop: MarketStop | null): void;
  /** Says that a match is postponed, stopped, not covered …, until null lets go of it. Bets are held while it is neither to come nor in play. */
  setStatus(matchId: string, forced: ForcedStatus | null): boolean;
  /** A goal for a live match, now, or at a moment (feed time) that is hardly past. */
  score(matchId: string, side: Side, at?: number): boolean;
  settle(matchId: string, marketKey: string, results: Record<string, LegResult>): boolean;
  /** Moves the feed's time: from now on the world is where it would have been at `to`, and one that stands still stands there. Never backwards (answers false). */
  jump(to: EpochMs): boolean;
  /** The same by so many milliseconds of the feed's time. */
  skip(feedMs: number): void;
  setProviderStatus(provider: Provider, status: ProviderStatus): void;
}
