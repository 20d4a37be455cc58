import { type EpochMs, parseMarketKey } from '@touchline/betting';
import type { LegResult, MarketRecord, MatchRecord, World, WorldChange } from '#feed/world.ts';
import type { TapedChange, TapedMarket, TapedProviderStatus, TapedState } from './taped-change.ts';

function stateOf(match: MatchRecord, from: EpochMs): TapedState {
  const { status, stage, clock, extras, gameScore, server, suspension } = match;
  const { totalScore, periodScores, statistics, incidents } = match;
  const read = (known: NonNullable<MatchRecord['clock']>) => {
    const { updatedAt, rate, ...texts } = known;
    return { ...texts, readAt: updatedAt - from };
  };
  // Read-only pairs are pairs; a tape is written at once, nobody changes them.
  return {
    status,
    stage,
    clock: clock === null ? null : read(clock),
    totalScore: totalScore as TapedState['totalScore'],
    periodScores,
    extras: extras as TapedState['extras'],
    gameScore: gameScore as TapedState['gameScore'],
    server,
    statistics,
    incidents: incidents as TapedState['incidents'],
    suspension,
  };
}

function marketOf({ key, groups, priority, nextBetStop, ...market }: MarketRecord, from: EpochMs) {
  return { ...market, stopsAt: nextBetStop === null ? null : nextBetStop - from } satisfies TapedMarket;
}

/** What the feed says, as it goes onto a tape that began at `from`. */
export interface ChangeWriter {
  /** The matches as they are now. */
  shown(): Iterable<TapedChange>;
  /** Null where another change carries the content, or it is none of what the tape is about. */
  written(change: WorldChange): TapedChange | null;
}

/** Of every match, or of some alone. */
export function createChangeWriter(
  world: World,
  { from, matchIds }: { from: EpochMs; matchIds: ReadonlySet<string> | null },
): ChangeWriter {
  const results = new Map<string, Record<string, LegResult>>();
  const isWanted = (id: string) => matchIds?.has(id) ?? true;
  const whole = (type: 'shown' | 'match_added', match: MatchRecord) => ({
    type,
    matchId: match.id,
    v: match.v,
    state: stateOf(match, from),
    markets: [...match.markets.values()].map((market) => marketOf(market, from)),
  });

  const settledOf = (change: Extract<WorldChange, { type: 'settled' }>): TapedChange | null => {
    const market = parseMarketKey(change.marketKey);
    if (market === null) return null;
    const known = { ...results.get(change.marketKey), ...change.results };
    results.set(change.marketKey, known);
    const { type, v, deadHeat, final, note } = change;
    return {
      type,
      matchId: change.matchId,
      v,
      market: market.marketId,
      specifier: market.specifier,
      results: known,
      ...(deadHeat && { deadHeat }),
      final,
      note: { score: [...note.score], minute: note.minute },
    };
  };

  const ofMatch = (change: Exclude<WorldChange, { type: 'provider_status' }>): TapedChange | null => {
    if (change.type === 'settled') return settledOf(change);
    const match = world.match(change.matchId);
    if (match === undefined) return null;
    switch (change.type) {
      case 'match_added':
        return whole(change.type, match);
      case 'state':
      case 'play':
        return { type: change.type, matchId: match.id, v: match.v, state: stateOf(match, from) };
      case 'markets': {
        const markets = change.marketKeys.flatMap((key) => match.markets.get(key) ?? []);
        const { type } = change;
        // Those of a match that is over are gone: what they came to was said before.
        if (markets.length === 0) return null;
        return {
          type,
          matchId: match.id,
          v: match.v,
          markets: markets.map((market) => marketOf(market, from)),
        };
      }
      // A new status is a new state as well; a match that is over ends by itself.
      case 'status':
      case 'match_removed':
        return null;
    }
  };

  return {
    *shown() {
      for (const [provider, status] of Object.entries(world.providers()))
        yield { type: 'provider_status', provider: provider as TapedProviderStatus['provider'], status }; // its keys are
      for (const match of world.matches()) if (isWanted(match.id)) yield whole('shown', match);
    },
    written(change) {
      if (change.type === 'provider_status') return change;
      return isWanted(change.matchId) ? ofMatch(change) : null;
    },
  };
}
