/** Something found. `rank` is compared from its first value on, the smaller before. */
export interface Ranked<T> {
  readonly record: T;
  readonly rank: readonly number[];
}

function compare({ rank: a }: Ranked<unknown>, { rank: b }: Ranked<unknown>): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The best of what was found, in order. */
export const bestOf = <T>(found: readonly Ranked<T>[], most: number): T[] =>
  found
    .toSorted(compare)
    .slice(0, most)
    .map(({ record }) => record);
