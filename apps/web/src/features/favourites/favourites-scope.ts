import type { PageContext } from '#data/block.ts';

interface Placed {
  readonly sport: { readonly key: string; readonly type: string };
  readonly category: { readonly id: string };
}

/** What a page is about; a page about nothing narrows nothing. */
export type FavouritesScope = Pick<PageContext, 'sportKey' | 'sportType' | 'categoryId'>;

/** Whether a page is about some of the catalogue only. */
export const isNarrowed = ({ sportKey, sportType, categoryId }: FavouritesScope): boolean =>
  (sportKey ?? sportType ?? categoryId) !== undefined;

/** Whether a match or a league belongs to what a page is about. */
export const isWithin = (
  { sportKey, sportType, categoryId }: FavouritesScope,
  { sport, category }: Placed,
): boolean =>
  (sportKey === undefined || sport.key === sportKey) &&
  (sportType === undefined || sport.type === sportType) &&
  (categoryId === undefined || category.id === categoryId);
