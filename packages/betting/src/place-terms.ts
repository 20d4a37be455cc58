/** How many places of a race pay, and which part of a price's profit they pay: 4 is a quarter. */
export type PlaceTerms = { readonly places: number; readonly divisor: number };

/** Runners from which places pay, and from which more of them do. */
const FIRST = 5;
const MANY = 8;
const HANDICAP = 12;
const LARGE_HANDICAP = 16;

/**
 * Place terms of a race by those who run in it; null where the win alone pays.
 * Source: docs/rules/each-way.md; vectors in fixtures/betting/racing.json.
 */
export function placeTerms(runners: number, isHandicap: boolean): PlaceTerms | null {
  if (runners < FIRST) return null;
  if (runners < MANY) return { places: 2, divisor: 4 };
  if (isHandicap && runners >= LARGE_HANDICAP) return { places: 4, divisor: 4 };
  if (isHandicap && runners >= HANDICAP) return { places: 3, divisor: 4 };
  return { places: 3, divisor: 5 };
}
