import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { type ProfileFields, tidyNames, type WrongName, wrongNames } from '../players/profile-fields.ts';
import type { PlayerRow } from '../players/sessions.ts';

export type ProfileResult =
  | { readonly kind: 'changed'; readonly player: PlayerRow }
  | { readonly kind: 'wrong_fields'; readonly fields: readonly WrongName[] };

/** Saves names of a player; an absent one stays as it is. */
export async function changeProfile(
  { db }: Pick<House, 'db'>,
  player: PlayerRow,
  fields: ProfileFields,
): Promise<ProfileResult> {
  const names = tidyNames(fields);
  const wrong = wrongNames(names);
  if (wrong.length > 0) return { kind: 'wrong_fields', fields: wrong };
  const change = { firstName: names.first_name, lastName: names.last_name, nickname: names.nickname };
  if (Object.values(change).every((name) => name === undefined)) return { kind: 'changed', player };
  const [changed] = await db.update(players).set(change).where(eq(players.id, player.id)).returning();
  return { kind: 'changed', player: changed ?? player };
}
