import type { Odds } from './odds.ts';

/** What to do when a price moves after it was chosen: ask, take a higher one, or take any. */
export type AcceptMode = 'none' | 'higher' | 'any';

/** Whether a price that differs from the accepted one is taken without asking. Source: specification §4; docs/rules/slip.md. */
export function isAutoAccepted(mode: AcceptMode, accepted: Odds, current: Odds): boolean {
  return mode === 'any' || (mode === 'higher' && current > accepted);
}
