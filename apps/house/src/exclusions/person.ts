import { parseMobile } from '../players/phone-number.ts';
import type { PlayerRow } from '../players/sessions.ts';
import type { SignUpFields } from '../players/sign-up-fields.ts';
import type { Person } from './person-keys.ts';

/** The person whose account it is. */
export const personOf = (player: PlayerRow): Person => ({
  email: player.email,
  phone: player.phone ?? (player.awaitsConfirmation ? player.phonePending : null) ?? player.contactPhone,
  firstName: player.firstName,
  lastName: player.lastName,
  birthDate: player.birthDate,
  country: player.country,
});

/** The person who signs up with tidied fields. `number`: the phone of a sign-up by phone, as E.164. */
export function personWith(fields: SignUpFields, number: string | null = null): Person {
  const contact = parseMobile(fields.mobile_phone ?? '', fields.country ?? '');
  return {
    email: fields.email ?? null,
    phone: number ?? (contact.kind === 'mobile' ? contact.number : null),
    firstName: fields.first_name ?? null,
    lastName: fields.last_name ?? null,
    birthDate: fields.birth_date ?? '',
    country: fields.country ?? '',
  };
}
