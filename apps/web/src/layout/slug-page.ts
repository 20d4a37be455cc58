import type { PageContext } from '#data/block.ts';
import { PLACES } from '#data/navigation.ts';
import { categoryQuery, matchQuery, tournamentQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import { parseSlug } from '#data/slugs.ts';

type Given = Pick<PageContext, 'locale' | 'search'>;

/** The page that a segment below a sport names: a category, a league or a match, or none. */
export function slugPage(sportKey: string, slug: string, given: Given): PageContext {
  const parsed = parseSlug(slug);
  if (!parsed) return { ...given, page: 'not_found' };
  const { kind, id } = parsed;
  if (kind === 'category') return { ...given, page: kind, sportKey, categoryId: id };
  if (kind === 'league') return { ...given, page: kind, sportKey, leagueId: id };
  return { ...given, page: kind, sportKey, matchId: id };
}

/** The right place of what the page is about; its id decided, its text and sport may differ from the address. */
export async function slugPlace({ queryClient }: Services, page: PageContext): Promise<string | undefined> {
  if (page.categoryId !== undefined) {
    const category = await queryClient.ensureQueryData(categoryQuery(page.categoryId));
    return PLACES.category(category.sport.key, category);
  }
  if (page.leagueId !== undefined) {
    const league = await queryClient.ensureQueryData(tournamentQuery(page.leagueId));
    return PLACES.league(league.sport.key, league);
  }
  if (page.matchId === undefined) return undefined;
  return PLACES.match(await queryClient.ensureQueryData(matchQuery(page.matchId)));
}
