const MOST = 100;
/** Heights that the style sheet knows, in rows: a page may not carry styles of its own. */
export const STRETCH_SIZES = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  10,
  12,
  15,
  18,
  22,
  27,
  33,
  40,
  50,
  65,
  80,
  MOST,
] as const;

/** Height of a band above the matches of a league, in rows. */
const BAND = 0.85;

/**
 * Returns the smallest known height, in rows, that holds a part of a list: a smaller one would overlap the next part.
 * `head`: height of what is above its bands.
 */
export function stretchSize(rows: number, bands: number, head: number): number {
  const wanted = rows + bands * BAND + head;
  return STRETCH_SIZES.find((size) => size >= wanted) ?? MOST;
}
