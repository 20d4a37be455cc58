import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.ts';
import { loginOf } from '../players/logins.ts';
import { isPassword } from '../players/password.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { admitSignIn } from '../players/sign-in-limit.ts';
import type { SignInFrom } from './sign-in.ts';

export type CheckedPassword =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'refused'; readonly waitMs: number };

/** Checks the password of a player who is signed in. Guesses count as they do at sign-in. */
export async function checkPassword(
  house: House,
  player: PlayerRow,
  { password, from }: { readonly password: string; readonly from: SignInFrom },
): Promise<CheckedPassword> {
  const attempt = { login: loginOf(player), ...from };
  const admission = await admitSignIn(house.db, attempt, house.playerClock.now());
  if (admission.kind === 'refused') return admission;
  if (admission.delayMs > 0) await sleep(admission.delayMs);
  if (!(await isPassword(password, player.passwordHash))) return { kind: 'wrong' };
  await admission.succeed();
  return { kind: 'right' };
}
