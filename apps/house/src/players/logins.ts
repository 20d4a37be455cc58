import { FIELD_KEYS } from '@touchline/contract/errors';
import type { HouseOptions } from '../options.ts';
import { emailOf } from './emails.ts';
import { parseMobile } from './phone-number.ts';
import type { PlayerRow } from './sessions.ts';

/** How somebody names an account. */
export interface LoginFields {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Country that the phone is dialled in; empty if unknown. */
  readonly country?: string | undefined;
}

export interface WrongLogin {
  readonly field: 'email' | 'phone';
  readonly key: string;
}

export type Login =
  | { readonly kind: 'email'; readonly email: string }
  /** `number`: E.164. */
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'wrong'; readonly fields: readonly WrongLogin[] };

const wrong = (...fields: readonly WrongLogin[]): Login => ({ kind: 'wrong', fields });

/** Reads a phone that may be dialled in a country. Without one it has to begin with its country code. */
export function readPhone(phone: string, country = ''): Exclude<Login, { readonly kind: 'email' }> {
  const parsed = parseMobile(phone, country);
  if (parsed.kind === 'mobile') return { kind: 'phone', number: parsed.number };
  const lacksCode = country === '' && !phone.trim().startsWith('+');
  return {
    kind: 'wrong',
    fields: [{ field: 'phone', key: lacksCode ? FIELD_KEYS.phoneCountryCode : parsed.key }],
  };
}

/** Reads an email or a phone, exactly one. An email is not checked. What is wrong does not depend on any account. */
export function readLogin(
  { phoneVerification }: Pick<HouseOptions, 'phoneVerification'>,
  { email, phone, country }: LoginFields,
): Login {
  if ((email === undefined) === (phone === undefined)) {
    const key = FIELD_KEYS.emailOrPhone;
    return wrong({ field: 'email', key }, { field: 'phone', key });
  }
  if (phone === undefined) return { kind: 'email', email: emailOf(email ?? '') };
  if (!phoneVerification) return wrong({ field: 'phone', key: FIELD_KEYS.phoneOff });
  return readPhone(phone, country);
}

type Contacts = Pick<PlayerRow, 'email' | 'phone'>;

/** What a player may sign in with. */
export const loginsOf = ({ email, phone }: Contacts): string[] =>
  [email, phone].filter((login) => login !== null);

/** What tries of a signed-in player to give his password are counted by. */
export const loginOf = (player: Contacts & Pick<PlayerRow, 'id'>): string =>
  player.email ?? player.phone ?? player.id;
