import type { Clock, Incident, Market, Match } from '@touchline/contract';
import type { WireClock, WireIncident, WireMarket, WireState } from '@touchline/contract/channels';

/**
 * What a page knows of a match before the first real-time message: ids and numbers only, in the shape of the wire.
 * `v` version of the markets, `sv` of the state when it was read apart, `ts` server epoch ms of the reading, `full` 1
 * when `m` holds every market of the match.
 */
export interface SeedMatch {
  readonly id: string;
  readonly pr: string;
  readonly v: number;
  readonly sv?: number;
  readonly ts: number;
  readonly full: 0 | 1;
  readonly state: WireState | null;
  readonly m: readonly WireMarket[];
  readonly stats?: readonly [key: string, home: number, away: number][];
  readonly inc?: readonly WireIncident[];
}

/**
 * Seed of a match as the sportsbook API answers it.
 * Shape: `markets` are all of `GET /matches/{id}/markets` with its `v` (then `full` is true), or the top markets of a list.
 * Units: `ts` server epoch ms of the answer.
 */
export function seedFromRest(
  match: Match,
  markets: readonly Market[],
  options: { readonly ts: number; readonly full: boolean; readonly v?: number },
): SeedMatch {
  return {
    id: match.id,
    pr: match.provider,
    v: options.v ?? match.v,
    sv: match.v,
    ts: options.ts,
    full: options.full ? 1 : 0,
    state: wireState(match),
    m: markets.map(wireMarket),
  };
}

/** Statistics and incidents of the sportsbook API in the shape of the wire. */
export function wireIncidents(incidents: readonly Incident[]): WireIncident[] {
  return incidents.map((incident) => ({
    ...incident,
    score: incident.score ? [incident.score.home, incident.score.away] : null,
  }));
}

function wireState(match: Match): WireState {
  const { extras } = match;
  return {
    st: match.status,
    sg: match.stage,
    ck: match.clock && wireClock(match.clock),
    sc: match.total_score && [match.total_score.home, match.total_score.away],
    ps: match.period_scores.map((period) => [period.key, period.home, period.away]),
    rd: extras ? [extras.red.home, extras.red.away] : [0, 0],
    yl: extras ? [extras.yellow.home, extras.yellow.away] : [0, 0],
    cn: extras ? [extras.corners.home, extras.corners.away] : [0, 0],
    mc: match.available_markets_count,
    ...(match.game_score && { gs: [match.game_score.home, match.game_score.away] as [string, string] }), // spread widens the pair
    ...(match.current_server && { sv: match.current_server }),
  };
}

function wireClock(clock: Clock): WireClock {
  return {
    mt: clock.match_time,
    st: clock.stoppage_time,
    sa: clock.stoppage_time_announced,
    rt: clock.remaining_time,
    rp: clock.remaining_time_in_period,
    s: clock.stopped ? 1 : 0,
    at: clock.updated_at,
    r: clock.rate,
  };
}

function wireMarket(market: Market): WireMarket {
  return {
    id: market.id,
    sp: market.specifier,
    st: market.status,
    ...(market.most_balanced && { mb: 1 as const }),
    ...(market.next_bet_stop !== null && { nbs: market.next_bet_stop }),
    o: market.outcomes.map((outcome) => [outcome.id, outcome.odds, outcome.active ? 1 : 0]),
  };
}
