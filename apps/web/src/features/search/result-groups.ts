import type { PlainKey } from '#data/messages.ts';
import { hrefCategory, hrefLeague, hrefMatch, hrefSport } from '#data/navigation.ts';
import type { SearchResults } from '#data/search.ts';
import type { MatchView } from '#data/views.ts';

/** A league, a country or a sport that was found. */
export interface FoundPlace {
  readonly sportKey: string;
  readonly name: string;
  /** What it belongs to. */
  readonly within: string;
}

/** Something that was found, and where it leads. */
export interface FoundOption {
  readonly key: string;
  readonly href: string;
  readonly shown: { readonly match: MatchView } | { readonly place: FoundPlace };
}

export interface FoundGroup {
  readonly titleKey: PlainKey;
  readonly options: readonly FoundOption[];
}

const SEPARATOR = ' · ';

const option = (kind: string, id: string, href: string, place: FoundPlace): FoundOption => ({
  key: `${kind}${id}`,
  href,
  shown: { place },
});

/** What was found as groups of links, without those that are empty. */
export function resultGroups({ matches, tournaments, categories, sports }: SearchResults): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      titleKey: 'search.matches',
      options: matches.map((match) => ({ key: `m${match.id}`, href: hrefMatch(match), shown: { match } })),
    },
    {
      titleKey: 'search.leagues',
      options: tournaments.map((league) => {
        const { id, name, sport, category } = league;
        const within = [category.name, sport.name].join(SEPARATOR);
        return option('l', id, hrefLeague(sport.key, league), { sportKey: sport.key, name, within });
      }),
    },
    {
      titleKey: 'search.categories',
      options: categories.map((category) => {
        const { id, name, sport } = category;
        const place = { sportKey: sport.key, name, within: sport.name };
        return option('c', id, hrefCategory(sport.key, category), place);
      }),
    },
    {
      titleKey: 'search.sports',
      options: sports.map(({ id, key, name }) =>
        option('s', id, hrefSport(key), { sportKey: key, name, within: '' }),
      ),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
