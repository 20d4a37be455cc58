import type { Odds } from '@touchline/betting';
import { isOffered, priceOf, tickDown } from '../margin.ts';
import { COUNT_CHANCES } from './count-chances.ts';
import { DEEP_COUNT_CHANCES } from './deep-count-chances.ts';
import { DEEP_GOAL_CHANCES } from './deep-goal-chances.ts';
import { DEEP_HALF_CHANCES } from './deep-half-chances.ts';
import { type Chances, GOAL_CHANCES } from './goal-chances.ts';
import { HALF_CHANCES } from './half-chances.ts';
import type { Model } from './model.ts';
import { playerChances, type Scorer } from './player-chances.ts';
import type { Slot } from './slots.ts';

export interface PricedOutcome {
  id: string;
  odds: Odds;
  active: boolean;
  playerId?: string;
}

export interface PricedMarket {
  slot: Slot;
  outcomes: PricedOutcome[];
  mostBalanced: boolean;
}

/** How each market type is priced, those about players excepted. */
export const CHANCES: Readonly<Record<string, Chances>> = {
  ...GOAL_CHANCES,
  ...HALF_CHANCES,
  ...COUNT_CHANCES,
  ...DEEP_GOAL_CHANCES,
  ...DEEP_HALF_CHANCES,
  ...DEEP_COUNT_CHANCES,
};

/** Lines are offered while neither side is too certain. */
const LINE_BOUNDS = [0.06, 0.94] as const;
/** What is added to every book in play. */
const LIVE_EXTRA = 0.01;

/**
 * Sum of inverse prices aimed at before rounding down, which adds about one per cent to short lists and more to long ones.
 * Scorer outcomes that do not exclude each other carry it one by one.
 */
const OVERROUND = { three_way: 1.05, two_way: 1.042, props: 1.075 } as const;

function overroundOf(slot: Slot, live: boolean): number {
  const { kind } = slot.template;
  const base =
    kind === 'three_way'
      ? OVERROUND.three_way
      : kind === 'two_way' || kind === 'yes_no' || kind === 'line_table' || kind === 'handicap_table'
        ? OVERROUND.two_way
        : OVERROUND.props;
  const prop = slot.window !== null && kind === 'yes_no' ? OVERROUND.props : base;
  return prop + (live ? LIVE_EXTRA : 0);
}

function isLine(slot: Slot): boolean {
  return slot.template.kind === 'line_table' || slot.template.kind === 'handicap_table';
}

function outcome(id: string, chance: number, overround: number): PricedOutcome {
  return isOffered(chance)
    ? { id, odds: priceOf(chance, overround), active: true }
    : { id, odds: tickDown(chance > 0.5 ? 0 : Number.MAX_SAFE_INTEGER), active: false };
}

function priceSlot(
  model: Model,
  slot: Slot,
  scorers: readonly Scorer[],
  live: boolean,
): PricedOutcome[] | null {
  const overround = overroundOf(slot, live);
  if (slot.template.kind === 'player_list') {
    const players = playerChances(model, slot, scorers);
    return (
      players?.map(({ outcomeId, playerId, chance }) => ({
        ...outcome(outcomeId, chance, overround),
        ...(playerId === null ? {} : { playerId }),
      })) ?? null
    );
  }
  const chances = CHANCES[slot.marketId]?.(model, slot) ?? null;
  if (chances === null) return null;
  const first = chances[0] ?? 0;
  if (isLine(slot) && (first < LINE_BOUNDS[0] || first > LINE_BOUNDS[1])) return null;
  return slot.template.outcomeIds.map((id, index) => outcome(id, chances[index] ?? 0, overround));
}

/** How far a two-sided line is from even. */
function imbalance(outcomes: readonly PricedOutcome[]): number {
  const [first, second] = outcomes;
  return first === undefined || second === undefined ? Infinity : Math.abs(1 / first.odds - 1 / second.odds);
}

function markBalanced(markets: PricedMarket[]): void {
  const best = new Map<string, PricedMarket>();
  for (const market of markets) {
    if (!isLine(market.slot)) continue;
    // The lines of each half have their own.
    const question = `${market.slot.marketId} ${market.slot.nth}`;
    const known = best.get(question);
    if (known === undefined || imbalance(market.outcomes) < imbalance(known.outcomes)) {
      best.set(question, market);
    }
  }
  for (const market of best.values()) market.mostBalanced = true;
}

/** Prices of the given markets; those with nothing to offer are left out. */
export function priceBook(
  model: Model,
  slots: readonly Slot[],
  scorers: readonly Scorer[],
  live: boolean,
): PricedMarket[] {
  const markets: PricedMarket[] = [];
  for (const slot of slots) {
    const outcomes = priceSlot(model, slot, scorers, live);
    if (outcomes?.some((priced) => priced.active) === true)
      markets.push({ slot, outcomes, mostBalanced: false });
  }
  markBalanced(markets);
  return markets;
}
