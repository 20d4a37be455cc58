import type { Odds } from './odds.ts';

/** What to do when a price moves after it was chosen: ask, take a higher one, or take any. */
export type AcceptMode = 'none' | 'higher' | 'any';

/**
 * Whether a price that differs from the accepted one is taken without asking.
 * Units:  downToPercent is the part in per cent by which a price may fall in mode higher; null is none.
 * Source: specification §4; docs/rules/odds-changes.md.
 */
export function isAutoAccepted(
  mode: AcceptMode,
  accepted: Odds,
  current: Odds,
  downToPercent: number | null = null,
): boolean {
  if (mode !== 'higher') return mode === 'any';
  const fallen = downToPercent ?? 0;
  return current > accepted || (fallen > 0 && current * 100 >= accepted * (100 - fallen));
}
