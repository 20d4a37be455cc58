import type { FavouriteType } from '@touchline/contract/http';
import { and, desc, eq } from 'drizzle-orm';
import { favourites } from '#db/favourites-schema.ts';
import type { MatchRecord, World } from '#feed/world.ts';
import type { House } from '../house.ts';
import { type FavouriteSets, isBettable } from './matches.ts';
import { catalogueIndex, tournamentLine } from './present-tournament.ts';

/** What favourites are narrowed by; null does not narrow. */
export interface FavouriteFilter {
  readonly statuses: readonly number[] | null;
  readonly bettable: boolean | null;
}

/** Whether the catalogue has it now; a match leaves some time after its end. */
export const isInCatalogue = (world: World, type: FavouriteType, id: string): boolean =>
  type === 'matches' ? world.match(id) !== undefined : catalogueIndex(world).tournaments.has(id);

async function storedIds({ db }: House, playerId: string, type: FavouriteType): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.itemId })
    .from(favourites)
    .where(and(eq(favourites.playerId, playerId), eq(favourites.type, type)))
    .orderBy(desc(favourites.createdAt), desc(favourites.itemId));
  return rows.map(({ id }) => id);
}

/** The player's favourites of one type that the catalogue has, the newest first. */
export async function favouriteIds(
  house: House,
  playerId: string,
  type: FavouriteType,
  { statuses, bettable }: FavouriteFilter,
): Promise<string[]> {
  const { world } = house;
  const stored = await storedIds(house, playerId, type);
  const known = stored.filter((id) => isInCatalogue(world, type, id));
  if (statuses === null && bettable === null) return known;
  const ids = new Set(known);
  const subjectsOf = (match: MatchRecord) =>
    type === 'matches' ? [match.id] : tournamentLine(world, match.tournamentId);
  const isWanted = (match: MatchRecord) =>
    subjectsOf(match).some((id) => ids.has(id)) &&
    (statuses?.includes(match.status) ?? true) &&
    (bettable === null || isBettable(match) === bettable);
  const wanted = new Set([...world.matches()].filter(isWanted).flatMap(subjectsOf));
  return known.filter((id) => wanted.has(id));
}

/** What a list of the player's favourite matches consists of; nothing for a visitor. */
export async function favouriteSets(house: House, playerId: string | null): Promise<FavouriteSets> {
  const of = async (type: FavouriteType) =>
    new Set(playerId === null ? [] : await storedIds(house, playerId, type));
  const [matchIds, tournamentIds] = await Promise.all([of('matches'), of('tournaments')]);
  return { matchIds, tournamentIds };
}
