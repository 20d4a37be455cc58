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

const COUNTRY = /^[A-Z]{2}$/;

/** Country of the address that asks, as the proxy in front says it; null if unknown. */
export function countryOf(c: HttpContext, { options }: Pick<House, 'options'>): string | null {
  const code = c.req.header(options.countryHeader)?.toUpperCase() ?? '';
  return COUNTRY.test(code) ? code : null;
}

/** Whether sign-in, sign-up and deposit are blocked where the request comes from. */
export async function isAccountBlocked(c: HttpContext, house: House): Promise<boolean> {
  const country = countryOf(c, house);
  return country !== null && (await house.blockedCountries.read()).account.includes(country);
}

/** Refuses where sign-in, sign-up and deposit are blocked. */
export async function requireOpenCountry(c: HttpContext, house: House): Promise<void> {
  if (await isAccountBlocked(c, house)) throw new Refusal('country_blocked');
}

/** Refuses with the time to wait where a limit is used up. */
export function withinRate(waitMs: number): void {
  if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfterS: Math.ceil(waitMs / 1000) });
}
