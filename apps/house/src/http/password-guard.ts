import type { House } from '../house.ts';
import { isPasswordFresh } from '../players/sessions.ts';
import { sessionCookie } from './cookies.ts';
import type { HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

/** Refuses a call whose session has not shown the player's password for some minutes. */
export async function requireFreshPassword(c: HttpContext, house: House): Promise<void> {
  if (!(await isPasswordFresh(house.db, sessionCookie(c) ?? '', house.playerClock.now())))
    throw new Refusal('password_unconfirmed');
}
