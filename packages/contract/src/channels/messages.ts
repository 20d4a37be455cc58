import type { Bet, CashOutOffer } from '../model/bet.ts';
import type { Notification } from '../model/notification.ts';
import type { Account } from '../model/player.ts';

/** One outcome: id, odds × 10 000, active. */
export type WireOutcome = [outcomeId: string, odds: number, active: 0 | 1];

/** One whole market with absolute values. `sp` specifier, `st` status, `mb` most balanced, `nbs` next bet stop (epoch ms). */
export interface WireMarket {
  id: string;
  sp: string;
  st: 1 | -1 | 0 | -2 | -3 | -4;
  mb?: 1;
  nbs?: number;
  o: WireOutcome[];
}

/** Clock: `mt` match time, `st` stoppage, `sa` announced, `rt` remaining, `rp` remaining in period, `s` stopped, `at` epoch ms, `r` rate. */
export interface WireClock {
  mt: string | null;
  st: string | null;
  sa: string | null;
  rt: string | null;
  rp: string | null;
  s: 0 | 1;
  at: number;
  r: number;
}

/** State of a match: status, stage, clock, score, period scores, red, yellow, corners (home, away), count of open markets. */
export interface WireState {
  st: number;
  sg: number;
  ck: WireClock | null;
  sc: [home: number, away: number] | null;
  ps: [key: string, home: number, away: number][];
  rd: [home: number, away: number];
  yl: [home: number, away: number];
  cn: [home: number, away: number];
  mc: number;
  gs?: [home: string, away: string];
  sv?: 'home' | 'away';
}

export interface WireIncident {
  id: string;
  minute: number;
  stoppage: number;
  type: string;
  side: 'home' | 'away' | null;
  player: string | null;
  score: [home: number, away: number] | null;
}

/** On `match:{id}`: the card, full state each time. */
export interface CardMessage {
  event: 'match_changed';
  v: number;
  ts: number;
  id: string;
  pr: string;
  state: WireState;
  m: WireMarket[];
}

/** On `markets:{id}`: changed markets. `pv` is the `v` of the publication before it on this channel. */
export interface PatchMessage {
  event: 'markets_changed';
  v: number;
  pv: number;
  ts: number;
  id: string;
  state?: WireState;
  m: WireMarket[];
  stats?: [key: string, home: number, away: number][];
  inc?: WireIncident[];
}

/** `src` is the sport type and provider of the matches (extension): each once, in any order. */
export interface MatchListMessage {
  event: 'match_changed';
  ts: number;
  added: string[];
  removed: string[];
  changed: string[];
  src?: [type: string, provider: string][];
}

export interface MatchStatusMessage {
  event: 'match_status_changed';
  ts: number;
  id: string;
  st: number;
  sg: number;
}

export interface ProviderStatusMessage {
  event: 'provider_status_changed';
  ts: number;
  provider: string;
  status: 'ACTIVE' | 'INACTIVE';
}

export interface HeartbeatMessage {
  event: 'provider_heartbeat';
  ts: number;
  provider: string;
  status: 'ACTIVE' | 'INACTIVE';
}

/** On `public:{locale}`. */
export type PublicMessage = MatchListMessage | MatchStatusMessage | ProviderStatusMessage | HeartbeatMessage;

export interface BalanceChangedMessage {
  event: 'balance_changed';
  ts: number;
  id: string;
  account: Account;
}

export interface BetChangedMessage {
  event: 'bet_changed';
  ts: number;
  id: string;
  bet: Bet;
}

/** Offers of the player's open bets, all that changed since the last one. Sent while he watches them, at most every two seconds. */
export interface BetCashoutChangedMessage {
  event: 'bet_cashout_changed';
  ts: number;
  id: string;
  bets: CashOutOffer[];
}

/** Something new that the player is told, in the language of his account. */
export interface NotificationMessage {
  event: 'notification';
  ts: number;
  id: string;
  notification: Notification;
}

export interface UnreadCountersChangedMessage {
  event: 'unread_counters_changed';
  ts: number;
  id: string;
  unread: number;
}

/** On `$user:{id}`. `id` makes a repeated delivery harmless. */
export type UserMessage =
  | BalanceChangedMessage
  | BetChangedMessage
  | BetCashoutChangedMessage
  | NotificationMessage
  | UnreadCountersChangedMessage;

/**
 * Call `tell` of a signed-in client: it shows cash-out offers from now on, or no longer. The house forgets it after a
 * minute without a renewal, and with the connection.
 */
export interface WatchCashOutCommand {
  watch: 'cash_out';
  on: boolean;
}

/** What a client says to the house, which answers nothing. */
export type HouseCommand = WatchCashOutCommand;

/** The call (`rpc`) by which clients say it. */
export const TELL_METHOD = 'tell';
