import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.ts';
import { loginOf } from '../players/logins.ts';
import { isPassword } from '../players/password.ts';
import { notePassword, type PlayerRow } from '../players/sessions.ts';
import { admitSignIn } from '../players/sign-in-limit.ts';
import type { SignInFrom } from './sign-in.ts';

/** Units: `waitMs` until another try is checked. */
export type OwnPassword =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'refused'; readonly waitMs: number };

/** Checks the password of who is signed in. Wrong tries count as failed sign-ins: a session alone is no password. */
export async function checkOwnPassword(
  { db, playerClock }: Pick<House, 'db' | 'playerClock'>,
  player: PlayerRow,
  { password, from }: { readonly password: string; readonly from: SignInFrom },
): Promise<OwnPassword> {
  const admission = await admitSignIn(db, { login: loginOf(player), ...from }, playerClock.now());
  if (admission.kind === 'refused') return admission;
  if (admission.delayMs > 0) await sleep(admission.delayMs);
  if (!(await isPassword(password, player.passwordHash))) return { kind: 'wrong' };
  await admission.succeed();
  return { kind: 'right' };
}

/** Checks the password again in a session, which then counts as confirmed for some minutes. */
export async function confirmPassword(
  house: House,
  player: PlayerRow,
  given: { readonly password: string; readonly from: SignInFrom; readonly session: string },
): Promise<OwnPassword> {
  const checked = await checkOwnPassword(house, player, given);
  if (checked.kind === 'right') await notePassword(house.db, given.session, house.playerClock.now());
  return checked;
}
