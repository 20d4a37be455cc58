/** How full a bar is. Units: whole per cent; `open` is what open bets can add. */
export interface Filled {
  readonly reached: number;
  readonly open: number;
}

const share = (part: number, whole: number): number =>
  whole <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((part / whole) * 100)));

/** Never shows a bar as full before the threshold is reached. `potential` includes what is reached. */
export function filled(reached: number, potential: number, threshold: number): Filled {
  const now = share(reached, threshold);
  return { reached: now, open: Math.max(0, share(potential, threshold) - now) };
}
