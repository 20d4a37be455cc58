/**
 * Puts keys into places so that what was there stays where it was: a key that is new takes the place of one that is gone,
 * then those at the end; a place that nothing takes is filled from the end. `before` and the result are in place order.
 */
export function keepPlaces(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = now.filter((key) => !before.includes(key));
  const places = before.map((key) => (now.includes(key) ? key : fresh.shift()));
  const placed = [...places, ...fresh];
  const count = placed.filter((key) => key !== undefined).length;
  const spare = placed.slice(count).filter((key) => key !== undefined);
  return placed.slice(0, count).map((key) => key ?? spare.pop()) as string[]; // as many are spare as are missing
}
