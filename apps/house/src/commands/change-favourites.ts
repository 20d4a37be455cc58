import { FAVOURITES_MAX } from '@touchline/contract/constants';
import type { FavouriteType } from '@touchline/contract/http';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { favourites } from '#db/favourites-schema.ts';
import type { House } from '../house.ts';
import { isInCatalogue } from '../queries/favourites.ts';

export type AddFavouriteResult = 'added' | 'unknown' | 'full';

const ofPlayer = (playerId: string, type: FavouriteType) =>
  and(eq(favourites.playerId, playerId), eq(favourites.type, type));

/** Forgets what has left the catalogue, so that matches of last year take no room. */
async function forgetGone(house: House, playerId: string, type: FavouriteType): Promise<void> {
  const held = await house.db
    .select({ id: favourites.itemId })
    .from(favourites)
    .where(ofPlayer(playerId, type));
  const gone = held.map(({ id }) => id).filter((id) => !isInCatalogue(house.world, type, id));
  if (gone.length === 0) return;
  await house.db.delete(favourites).where(and(ofPlayer(playerId, type), inArray(favourites.itemId, gone)));
}

/** Writes the favourite where there is room; one that is there counts as written. */
async function insertWithin(house: House, playerId: string, type: FavouriteType, id: string) {
  const own = sql`from ${favourites} where player_id = ${playerId} and type = ${type}`;
  const { rows } = await house.db.execute(sql`
    insert into ${favourites} (player_id, type, item_id, created_at)
    select ${playerId}, ${type}, ${id}, ${house.now()}::bigint
    where (select count(*) ${own}) < ${FAVOURITES_MAX}
       or exists (select 1 ${own} and item_id = ${id})
    on conflict (player_id, type, item_id) do update set created_at = favourites.created_at
    returning item_id`);
  return rows.length > 0;
}

/** Adds a favourite of a player; adding it again changes nothing. */
export async function addFavourite(
  house: House,
  playerId: string,
  type: FavouriteType,
  id: string,
): Promise<AddFavouriteResult> {
  if (!isInCatalogue(house.world, type, id)) return 'unknown';
  if (await insertWithin(house, playerId, type, id)) return 'added';
  await forgetGone(house, playerId, type);
  return (await insertWithin(house, playerId, type, id)) ? 'added' : 'full';
}

/** Removes a favourite of a player; false where nobody knows of it. One that is no favourite stays none. */
export async function removeFavourite(
  house: House,
  playerId: string,
  type: FavouriteType,
  id: string,
): Promise<boolean> {
  const removed = await house.db
    .delete(favourites)
    .where(and(ofPlayer(playerId, type), eq(favourites.itemId, id)))
    .returning({ id: favourites.itemId });
  return removed.length > 0 || isInCatalogue(house.world, type, id);
}
