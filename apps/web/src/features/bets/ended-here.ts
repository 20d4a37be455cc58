import type { Bet } from '@touchline/contract';
import { isRefusedVip } from '#data/user-events.ts';
import { isOpen } from './ticket/ticket-view.ts';

type Listed = Pick<Bet, 'id' | 'status' | 'created_at' | 'is_vip'>;

/** Newest first, as the backend lists them. */
const byAge = (a: Listed, b: Listed): number => b.created_at - a.created_at || (a.id < b.id ? 1 : -1);

/**
 * The list of open bets as the screen shows it: bets that ended while they were shown keep their place, so that nothing
 * jumps and their result is seen. A rejected VIP bet leaves at once (specification §4).
 */
export function withEnded<B extends Listed>(before: readonly B[], now: readonly B[]): readonly B[] {
  const present = new Set(now.map(({ id }) => id));
  const ended = before.filter((bet) => !present.has(bet.id) && !isOpen(bet) && !isRefusedVip(bet));
  return ended.length === 0 ? now : [...now, ...ended].sort(byAge);
}

/**
 * Joins the pages of a list of bets without duplicates, which appear when a new bet moves others to the next page.
 * Leaves out refused VIP bets, which a backend may send for the slip.
 */
export function listedBets<B extends Pick<Listed, 'id' | 'status' | 'is_vip'>>(
  pages: readonly (readonly B[])[],
): readonly B[] {
  const listed = pages.flat().filter((bet) => !isRefusedVip(bet));
  const seen = new Map(listed.map((bet) => [bet.id, bet]));
  return [...seen.values()];
}

export const isSameList = <B>(a: readonly B[], b: readonly B[]): boolean =>
  a.length === b.length && a.every((bet, index) => bet === b[index]);
