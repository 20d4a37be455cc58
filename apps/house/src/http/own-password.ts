import { FIELD_KEYS } from '@touchline/contract/errors';
import { checkPassword } from '../commands/check-password.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { deviceIdOf } from './cookies.ts';
import type { HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, withinRate } from './visitor.ts';

const wrongPassword = () =>
  new Refusal('wrong_password', { details: [{ field: 'password', key: FIELD_KEYS.ownPassword }] });

/** Refuses a change of contact that comes without the player's password. */
export async function requireOwnPassword(
  c: HttpContext,
  house: House,
  player: PlayerRow,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw wrongPassword();
  const from = { address: addressOf(c), deviceId: deviceIdOf(c) };
  const checked = await checkPassword(house, player, { password, from });
  if (checked.kind === 'refused') withinRate(checked.waitMs);
  if (checked.kind !== 'right') throw wrongPassword();
}
