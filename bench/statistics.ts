function sorted(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('No values were measured.');
  return [...values].sort((a, b) => a - b);
}

/** Value below which the given share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const all = sorted(values);
  const place = (all.length - 1) * share;
  const below = all[Math.floor(place)] ?? 0;
  const above = all[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
