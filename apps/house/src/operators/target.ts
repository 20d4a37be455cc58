import { marketKey, parseMarketKey } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { and, eq } from 'drizzle-orm';
import { betSelections } from '#db/schema.ts';
import type { House } from '../house.ts';

/** A match, or one market of it. */
export interface Target {
  readonly matchId: string;
  readonly marketKey: string | null;
  /** The id or key by which it is kept. */
  readonly id: string;
}

const SHORT_KEY = /^[^/]+\/[^/]+$/;

/** Reads the id of a match or the key of a market, whose last slash may be left out where there is no specifier. */
export function targetOf(text: string): Target | null {
  if (!text.includes('/')) return { matchId: text, marketKey: null, id: text };
  const parsed = parseMarketKey(SHORT_KEY.test(text) ? `${text}/` : text);
  if (!parsed) return null;
  const key = marketKey(parsed);
  return { matchId: parsed.matchId, marketKey: key, id: key };
}

/** Whether the house offers it now; an upcoming match is priced whole for that. */
export function isOffered({ world }: House, { matchId, marketKey: key }: Target): boolean {
  world.ensureBook(matchId);
  const match = world.match(matchId);
  if (!match || match.status >= MATCH_STATUS.closed) return false;
  return key === null || match.markets.has(key);
}

/** Whether a bet on it waits for its result, of a match that is long over as well. */
export async function isBetOn({ db }: House, { matchId, marketKey: key }: Target): Promise<boolean> {
  const [open] = await db
    .select({ betId: betSelections.betId })
    .from(betSelections)
    .where(
      and(
        eq(betSelections.status, 'open'),
        key === null ? eq(betSelections.matchId, matchId) : eq(betSelections.marketKey, key),
      ),
    )
    .limit(1);
  return open !== undefined;
}
