import type { House } from '../house.ts';
import { type PlayerRow, sessionPlayer } from '../players/sessions.ts';
import { sessionCookie } from './cookies.ts';
import type { HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { clientAddress } from './request-origin.ts';

/** The player whose session the request carries; null for a visitor. */
export async function playerOf(c: HttpContext, house: House): Promise<PlayerRow | null> {
  const seen = c.get('player');
  if (seen !== undefined) return seen;
  const session = sessionCookie(c);
  const player = session ? await sessionPlayer(house.db, session, house.playerClock.now()) : null;
  c.set('player', player);
  return player;
}

export async function requirePlayer(c: HttpContext, house: House): Promise<PlayerRow> {
  const player = await playerOf(c, house);
  if (!player) throw new Refusal('unauthorized');
  return player;
}

/** Address that tries are counted by. */
export function addressOf(c: HttpContext): string {
  const remote = c.env?.incoming?.socket?.remoteAddress ?? '';
  return clientAddress((name) => c.req.header(name), remote);
}

/** Country of the address that asks, as the proxy in front says it; null if unknown. */
export const countryOf = (c: HttpContext): string | null =>
  c.req.header('cf-ipcountry')?.toUpperCase() ?? null;

/** Refuses with the time to wait where a limit is used up. */
export function withinRate(waitMs: number): void {
  if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfterS: Math.ceil(waitMs / 1000) });
}
