/** The first entries of each group, in their order. `most` is how many of a group. */
export function firstOfEach<T, G>(
  entries: readonly T[],
  most: number,
  groupOf: (entry: T) => G,
): readonly T[] {
  const counts = new Map<G, number>();
  return entries.filter((entry) => {
    const group = groupOf(entry);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  });
}
