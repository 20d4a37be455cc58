import { FIELD_KEYS } from '@touchline/contract/errors';
import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import {
  columnsOf,
  type FillableFields,
  fillableKey,
  tidyFields,
  type WrongField,
} from '../players/sign-up-fields.ts';
import type { SignUpRules } from '../players/sign-up-rules.ts';

export type FilledFields =
  | { readonly kind: 'filled'; readonly player: PlayerRow }
  | { readonly kind: 'wrong_fields'; readonly fields: readonly WrongField[] };

type Name = keyof FillableFields;

/** Fields by which a player was let in: they are not changed once they are known. */
const fixedValue = (player: PlayerRow, field: Name): string => {
  if (field === 'country') return player.country;
  return field === 'birth_date' ? player.birthDate : '';
};

function wrongIn(
  player: PlayerRow,
  fields: FillableFields,
  at: { rules: SignUpRules; now: Date },
): WrongField[] {
  const country = player.country || (fields.country ?? '');
  // Takes the names for those of the schema, which refuses any other.
  return (Object.keys(fields) as Name[]).flatMap((field) => {
    const value = fields[field] ?? '';
    const fixed = fixedValue(player, field);
    const key =
      fixed === ''
        ? fillableKey(field, value, { country, ...at })
        : value === fixed
          ? null
          : FIELD_KEYS.fixed;
    return key === null ? [] : [{ field, key }];
  });
}

/** Saves fields that an account lacks. Municipality, names and phone replace what was known. */
export async function fillMissedFields(
  { db, now, signUpRules }: Pick<House, 'db' | 'now' | 'signUpRules'>,
  player: PlayerRow,
  given: FillableFields,
): Promise<FilledFields> {
  const rules = await signUpRules.read();
  const fields = tidyFields(given, rules);
  const wrong = wrongIn(player, fields, { rules, now: new Date(now()) });
  if (wrong.length > 0) return { kind: 'wrong_fields', fields: wrong };
  const columns = columnsOf(fields, { country: player.country || (fields.country ?? ''), rules });
  if (Object.keys(columns).length === 0) return { kind: 'filled', player };
  const [filled] = await db.update(players).set(columns).where(eq(players.id, player.id)).returning();
  return { kind: 'filled', player: filled ?? player };
}
