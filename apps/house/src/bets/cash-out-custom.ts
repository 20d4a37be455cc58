import type { Odds } from '@touchline/betting';
import type { World } from '#feed/world.ts';
import { priceCustomBet } from '#pricing/custom/price-custom-bet.ts';
import type { LegRow } from './cash-out-bet.ts';
import { TAKEN } from './check-custom.ts';

interface Priced {
  /** Version of the match that was priced. */
  readonly v: number;
  readonly odds: Odds | null;
}

/** Builders whose price is held at the most; the oldest make room. */
const HELD_MAX = 2_000;

/** A joint price takes milliseconds, and a match before its start changes rarely. */
const pricesOf = new WeakMap<World, Map<string, Priced>>();

/** Price of a whole builder now, which is only known while every selection of it is open. */
export function customNow(world: World, legs: readonly LegRow[]): Odds | null {
  const match = world.match(legs[0]?.matchId ?? '');
  if (!match || legs.some((leg) => leg.status !== 'open')) return null;
  const prices = pricesOf.get(world) ?? new Map<string, Priced>();
  pricesOf.set(world, prices);
  const key = legs.map((leg) => `${leg.marketKey}/${leg.outcomeId}`).join(' ');
  const held = prices.get(key);
  if (held?.v === match.v) return held.odds;
  const { odds } = priceCustomBet(world, legs, TAKEN);
  prices.delete(key);
  prices.set(key, { v: match.v, odds });
  for (const oldest of prices.keys()) {
    if (prices.size <= HELD_MAX) break;
    prices.delete(oldest);
  }
  return odds;
}
