/** A chance as a backend writes it. Shape: a fraction of whole numbers, `1/20`. Units: per cent; null where it is none. */
export function chancePercent(chance: string): number | null {
  const [, part, whole] = /^(\d+)\/(\d+)$/.exec(chance) ?? [];
  if (part === undefined || whole === undefined || Number(whole) === 0) return null;
  return (100 * Number(part)) / Number(whole);
}
