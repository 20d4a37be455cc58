import { marketKey } from '@touchline/betting';
import type { CardMessage, PatchMessage, WireMarket, WireState } from '@touchline/contract/channels';
import { emptyMatch, type MarketLive, type MatchLive } from './match-live.ts';
import { isShown, mergeMarket, type OutcomeChange } from './merge-market.ts';
import { mergeReport, mergeState } from './merge-state.ts';
import type { SeedMatch } from './seed.ts';

/** What an update changed. `structure`: the list of shown markets, or which line is most balanced. */
export interface Changes {
  readonly outcomes: readonly OutcomeChange[];
  /** Markets whose status, line, bet stop or set of outcomes changed; a change of odds alone is not listed. */
  readonly markets: readonly string[];
  /** Markets of `markets` whose status changed: their outcomes take bets or stop taking them. */
  readonly statuses: readonly string[];
  readonly structure: boolean;
  readonly state: boolean;
  readonly report: boolean;
}

/** The match after an update, and what the update changed in it. */
export interface Applied {
  readonly match: MatchLive;
  readonly changed: Changes;
}

/**
 * A card or a patch on what is held. Pure.
 * Shape: each market and the state carry a version; what is not newer is ignored, so channels may overlap, repeat and
 * reorder. `'gap'`: a patch before this one is missing, and only a snapshot can say what it held.
 */
export function applyUpdate(match: MatchLive, update: CardMessage | PatchMessage): Applied | 'gap' {
  if (update.event === 'match_changed') {
    const named = match.provider === update.pr ? match : { ...match, provider: update.pr };
    return merge(named, update, match.heldV, false);
  }
  if (update.v > match.heldV && update.pv > match.heldV) return 'gap';
  return merge(match, update, Math.max(match.heldV, update.v), false);
}

const alone = new WeakMap<SeedMatch, Applied>();

/** A snapshot where nothing is held. Kept, as the pages of one server are given the same snapshots. */
function firstSeed(seed: SeedMatch): Applied {
  const known = alone.get(seed);
  if (known) return known;
  const applied = mergeSeed(emptyMatch(seed.id, seed.pr), seed);
  alone.set(seed, applied);
  return applied;
}

/** A snapshot on what is held. Older than what is held changes nothing; a full one closes markets it does not name. */
export function applySeed(held: MatchLive | undefined, seed: SeedMatch): Applied {
  return held ? mergeSeed(held, seed) : firstSeed(seed);
}

function mergeSeed(match: MatchLive, seed: SeedMatch): Applied {
  const named = match.provider === seed.pr ? match : { ...match, provider: seed.pr };
  const full = seed.full === 1;
  return merge(named, seed, full ? Math.max(match.heldV, seed.v) : match.heldV, full);
}

interface Reading {
  readonly v: number;
  readonly sv?: number;
  readonly ts: number;
  readonly state?: WireState | null;
  readonly m: readonly WireMarket[];
  readonly stats?: PatchMessage['stats'] | SeedMatch['stats'];
  readonly inc?: PatchMessage['inc'] | SeedMatch['inc'];
}

function merge(match: MatchLive, reading: Reading, heldV: number, full: boolean): Applied {
  const { markets, seen, outcomes, changed, statuses, structure } = mergeMarkets(match, reading, full);
  const { state, stateV, statusAt } = mergeStateOf(match, reading);
  const { report, reportV } = mergeReportOf(match, reading);
  const { id, provider } = match;
  return {
    match: { id, provider, heldV, stateV, reportV, statusAt, state, report, markets, seen },
    changed: {
      outcomes,
      markets: changed,
      statuses,
      structure,
      state: state !== match.state,
      report: report !== match.report,
    },
  };
}

function mergeMarkets(match: MatchLive, { v, m }: Reading, full: boolean) {
  const outcomes: OutcomeChange[] = [];
  const changed: string[] = [];
  const statuses: string[] = [];
  let structure = false;
  let markets: Map<string, MarketLive> | null = null;
  let seen: Map<string, number> | null = null;

  const put = (key: string, wire: WireMarket) => {
    const before = match.markets.get(key);
    if (before !== undefined && (before.v >= v || (match.seen.get(key) ?? -1) >= v)) return;
    const after = mergeMarket(before, key, wire, v, outcomes);
    if (after === before) {
      seen ??= new Map(match.seen);
      seen.set(key, v);
      return;
    }
    markets ??= new Map(match.markets);
    markets.set(key, after);
    const status = before?.status !== after.status;
    if (status) statuses.push(key);
    if (status || !before || !sameHead(before, after)) changed.push(key);
    const shown = isShown(after.status);
    structure ||= (before !== undefined && isShown(before.status)) !== shown;
    structure ||= shown && before?.mostBalanced !== after.mostBalanced;
  };

  const keyOf = ({ id, sp }: WireMarket) => marketKey({ matchId: match.id, marketId: id, specifier: sp });
  for (const wire of m) put(keyOf(wire), wire);
  if (full) {
    const named = new Set(m.map(keyOf));
    for (const [key, market] of match.markets)
      if (!named.has(key) && isShown(market.status)) put(key, withdrawn(market));
  }

  const merged = { markets: markets ?? match.markets, seen: seen ?? match.seen };
  return { ...merged, outcomes, changed, statuses, structure };
}

function sameHead(before: MarketLive, after: MarketLive): boolean {
  return (
    before.mostBalanced === after.mostBalanced &&
    before.nextBetStop === after.nextBetStop &&
    before.outcomes.size === after.outcomes.size
  );
}

function withdrawn(market: MarketLive): WireMarket {
  return {
    id: market.id,
    sp: market.specifier,
    st: 0,
    o: [...market.outcomes].map(([id, outcome]) => [id, outcome.odds, outcome.active ? 1 : 0]),
  };
}

function mergeStateOf(match: MatchLive, { v: marketsV, sv: v = marketsV, ts, state }: Reading) {
  const { stateV, statusAt } = match;
  if (!state || stateV >= v) return { state: match.state, stateV, statusAt };
  // A status that was announced on the public channel later than this reading stays.
  const kept = match.state !== null && statusAt > ts;
  const wire = kept ? { ...state, st: match.state.status, sg: match.state.stage } : state;
  return { state: mergeState(match.state, wire), stateV: v, statusAt: Math.max(statusAt, ts) };
}

function mergeReportOf(match: MatchLive, { v, stats, inc }: Reading) {
  if ((!stats && !inc) || match.reportV >= v) return { report: match.report, reportV: match.reportV };
  return { report: mergeReport(match.report, stats ?? [], inc ?? []), reportV: v };
}

/** The status of a match as the public channel announces it; older than what is held changes nothing. */
export function applyStatus(match: MatchLive, ts: number, status: number, stage: number): MatchLive {
  if (match.state === null || ts < match.statusAt) return match;
  if (match.state.status === status && match.state.stage === stage) return { ...match, statusAt: ts };
  return { ...match, statusAt: ts, state: { ...match.state, status, stage } };
}
