/**
 * Puts keys into places so that what was there stays where it was: a key that is new takes the place of one that is gone,
 * then those at the end; a place that nothing takes is filled from the end. `before` and the result are in place order.
 */
export function keepPlaces(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = now.filter((key) => !before.includes(key));
  const places = [...before.map((key) => (now.includes(key) ? key : fresh.shift())), ...fresh];
  while (places.includes(undefined)) {
    const last = places.pop();
    if (last !== undefined) places[places.indexOf(undefined)] = last;
  }
  return places as string[]; // none is missing any more
}
