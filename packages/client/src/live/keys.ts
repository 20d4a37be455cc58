import { marketKeyOf } from '@touchline/betting';

/** Match id of a market key (`matchId/marketId/specifier`) or of an outcome key. */
export function matchIdOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** Where an outcome is kept: its match, its market's key and its own id. */
export interface OutcomePlace {
  readonly matchId: string;
  readonly marketKey: string;
  readonly outcomeId: string;
}

/** As many as the markets of a full evening in play have. */
const KEPT_PLACES = 8_000;
const places = new Map<string, OutcomePlace>();

/** The place that an outcome key names. Kept, as the same keys are read with every change of their price. */
export function placeOf(outcomeKey: string): OutcomePlace {
  const known = places.get(outcomeKey);
  if (known) return known;
  if (places.size >= KEPT_PLACES) places.clear();
  const place = {
    matchId: matchIdOf(outcomeKey),
    marketKey: marketKeyOf(outcomeKey),
    outcomeId: outcomeKey.slice(outcomeKey.lastIndexOf('/') + 1),
  };
  places.set(outcomeKey, place);
  return place;
}
