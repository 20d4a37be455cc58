import type { Verdict } from '#feed/sport.ts';
import type { TapedMarket, TapedMatchChange, TapedState } from './taped-change.ts';

/** What came of a market, and when the last word on it came. */
export interface HeardVerdict extends Verdict {
  readonly since: number;
  readonly v: number;
}

/** What a house knows of a match from what it has heard of it. */
export interface HeardMatch {
  readonly state: TapedState | null;
  readonly markets: ReadonlyMap<string, TapedMarket>;
  readonly verdicts: ReadonlyMap<string, HeardVerdict>;
}

/** `market/specifier`, as marketKey has it behind the match. */
export const marketPlace = (marketId: string, specifier: string) => `${marketId}/${specifier}`;

function mergeVerdict(
  known: HeardVerdict | undefined,
  said: Extract<TapedMatchChange, { type: 'settled' }>,
  since: number,
): HeardVerdict {
  const { market: marketId, specifier, results, deadHeat, final, note, v } = said;
  const next = { marketId, specifier, results, ...(deadHeat && { deadHeat }), final, note, since, v };
  if (known === undefined) return next;
  const [older, newer] = v > known.v ? [known, next] : [next, known];
  const isFinal = older.final || newer.final;
  return { ...newer, results: { ...older.results, ...newer.results }, final: isFinal, since };
}

/**
 * Hears one message after the other, and believes what is newer than what it knows: a version of a market, of the state of a match
 * or of a verdict that it has passed says nothing any more. A part of a verdict that comes late is added.
 */
export function createHearing() {
  const markets = new Map<string, TapedMarket>();
  const verdicts = new Map<string, HeardVerdict>();
  let state: TapedState | null = null;
  let stateV = Number.NEGATIVE_INFINITY;
  const known: HeardMatch = {
    get state() {
      return state;
    },
    markets,
    verdicts,
  };
  return {
    known,
    hear(said: TapedMatchChange, at: number): void {
      if ('state' in said && said.v > stateV) {
        state = said.state;
        stateV = said.v;
      }
      if ('markets' in said)
        for (const market of said.markets) {
          const place = marketPlace(market.id, market.specifier);
          if (market.v > (markets.get(place)?.v ?? Number.NEGATIVE_INFINITY)) markets.set(place, market);
        }
      if (said.type !== 'settled') return;
      const place = marketPlace(said.market, said.specifier);
      const verdict = verdicts.get(place);
      // The same word again is no later word.
      if (verdict?.v !== said.v) verdicts.set(place, mergeVerdict(verdict, said, at));
    },
  };
}
