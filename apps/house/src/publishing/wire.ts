import type { EpochMs } from '@touchline/betting';
import type {
  CardMessage,
  WireClock,
  WireIncident,
  WireMarket,
  WireState,
} from '@touchline/contract/channels';
import { topMarkets } from '#feed/top-markets.ts';
import type { IncidentRecord, MarketRecord, MatchClock, MatchRecord, Pair } from '#feed/world.ts';

const NONE: [number, number] = [0, 0];
const pair = (value: Pair | undefined): [number, number] => (value ? [value[0], value[1]] : NONE);

export function wireMarket(market: MarketRecord): WireMarket {
  return {
    id: market.id,
    sp: market.specifier,
    st: market.status,
    ...(market.mostBalanced ? { mb: 1 as const } : {}),
    ...(market.nextBetStop === null ? {} : { nbs: market.nextBetStop }),
    o: market.outcomes.map(({ id, odds, active }) => [id, odds, active ? 1 : 0]),
  };
}

const wireClock = (clock: MatchClock): WireClock => ({
  mt: clock.matchTime,
  st: clock.stoppageTime,
  sa: clock.stoppageTimeAnnounced,
  rt: clock.remainingTime,
  rp: clock.remainingTimeInPeriod,
  s: clock.stopped ? 1 : 0,
  at: clock.updatedAt,
  r: clock.rate,
});

export function wireState(match: MatchRecord): WireState {
  return {
    st: match.status,
    sg: match.stage,
    ck: match.clock && wireClock(match.clock),
    sc: match.totalScore && pair(match.totalScore),
    ps: match.periodScores.map(({ key, home, away }) => [key, home, away]),
    rd: pair(match.extras?.red),
    yl: pair(match.extras?.yellow),
    cn: pair(match.extras?.corners),
    mc: match.availableMarkets,
    ...(match.gameScore && { gs: [match.gameScore[0], match.gameScore[1]] as [string, string] }),
    ...(match.server && { sv: match.server }),
  };
}

export const wireIncident = (incident: IncidentRecord): WireIncident => ({
  id: incident.id,
  minute: incident.minute ?? 0,
  stoppage: incident.stoppage ?? 0,
  type: incident.type,
  side: incident.side,
  player: incident.player?.name ?? null,
  score: pair(incident.score),
});

/** The card of a match: its whole state and its top markets. `gone`: markets that were on the card and closed. */
export function wireCard(match: MatchRecord, gone: readonly MarketRecord[], ts: EpochMs): CardMessage {
  return {
    event: 'match_changed',
    v: match.v,
    ts,
    id: match.id,
    pr: match.provider,
    state: wireState(match),
    m: [...topMarkets(match), ...gone].map(wireMarket),
  };
}
