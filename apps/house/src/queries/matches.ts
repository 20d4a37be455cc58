import type { EpochMs } from '@touchline/betting';
import { isBettableStatus, PAGE_LIMIT } from '@touchline/contract/constants';
import type { SORT_FIELDS } from '@touchline/contract/http';
import type { MatchRecord, World } from '#feed/world.ts';
import { hasOpenPrices } from './open-prices.ts';
import { catalogueIndex, sportOf, tournamentLine } from './present-tournament.ts';

export type SortField = (typeof SORT_FIELDS)[number];
export interface SortKey {
  readonly field: SortField;
  readonly descending: boolean;
}

/** What a player marked, by id. */
export interface FavouriteSets {
  readonly matchIds: ReadonlySet<string>;
  readonly tournamentIds: ReadonlySet<string>;
}

/** What a list of matches is narrowed by; null does not narrow. */
export interface MatchFilter {
  readonly ids: readonly string[] | null;
  readonly sportKeys: readonly string[] | null;
  readonly sportType: string | null;
  readonly categoryIds: readonly string[] | null;
  readonly tournamentIds: readonly string[] | null;
  readonly type: 'match' | 'outright' | null;
  readonly statuses: readonly number[] | null;
  readonly startFrom: EpochMs | null;
  readonly startTo: EpochMs | null;
  readonly bettable: boolean | null;
  readonly hasVideo: boolean | null;
  readonly maxPerSport: number | null;
  /** Only these matches, and those of these tournaments. */
  readonly favourites: FavouriteSets | null;
}

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Sorted by what a visitor looks for first when nothing else is asked. */
const DEFAULT_SORT: readonly SortKey[] = [
  { field: 'sport_priority', descending: false },
  { field: 'start_time', descending: false },
  { field: 'tournament_priority', descending: false },
];

function isWanted(world: World, match: MatchRecord, filter: MatchFilter): boolean {
  const sport = sportOf(world, match.sportId);
  const within = <T>(list: readonly T[] | null, value: T) => list === null || list.includes(value);
  return (
    within(filter.ids, match.id) &&
    within(filter.sportKeys, sport.key) &&
    (filter.sportType === null || filter.sportType === sport.type) &&
    within(filter.categoryIds, match.categoryId) &&
    (filter.tournamentIds === null ||
      tournamentLine(world, match.tournamentId).some((id) => within(filter.tournamentIds, id))) &&
    (filter.type === null || filter.type === match.type) &&
    within<number>(filter.statuses, match.status) &&
    (filter.startFrom === null || match.startTime >= filter.startFrom) &&
    (filter.startTo === null || match.startTime <= filter.startTo) &&
    (filter.bettable === null || filter.bettable === isBettable(match)) &&
    (filter.hasVideo === null || filter.hasVideo === match.hasVideo) &&
    (filter.favourites === null || isFavourite(world, filter.favourites, match))
  );
}

const isFavourite = (
  world: World,
  { matchIds, tournamentIds }: FavouriteSets,
  { id, tournamentId }: MatchRecord,
) => matchIds.has(id) || tournamentLine(world, tournamentId).some((one) => tournamentIds.has(one));

/** Whether bets are taken on a match now. */
export const isBettable = (match: MatchRecord): boolean => isBettableStatus(match.status) && match.isOffered;

function sortValue(
  world: World,
  match: MatchRecord,
  field: SortField,
  betsCount: (id: string) => number,
): number {
  const { categories, tournaments } = catalogueIndex(world);
  switch (field) {
    case 'sport_id':
      return Number(match.sportId);
    case 'sport_priority':
      return sportOf(world, match.sportId).priority;
    case 'category_id':
      return Number(match.categoryId);
    case 'category_priority':
      return categories.get(match.categoryId)?.priority ?? 0;
    case 'tournament_id':
      return Number(match.tournamentId);
    case 'tournament_priority':
      return tournaments.get(match.tournamentId)?.priority ?? 0;
    case 'start_time':
      return match.startTime;
    case 'bets_count':
      return betsCount(match.id);
  }
}

function sorted(
  world: World,
  matches: MatchRecord[],
  sort: readonly SortKey[],
  betsCount: (id: string) => number,
) {
  const keys = sort.length > 0 ? sort : DEFAULT_SORT;
  const rows = matches.map((match) => ({
    match,
    values: keys.flatMap(({ field, descending }) => {
      const value = sortValue(world, match, field, betsCount);
      if (!descending) return [value];
      // The most popular matches are shown to bet on them: those without open prices come after all others.
      return field === 'bets_count' ? [hasOpenPrices(world, match) ? 0 : 1, -value] : [-value];
    }),
  }));
  rows.sort((a, b) => {
    for (const [index, value] of a.values.entries()) {
      const difference = value - (b.values[index] ?? 0);
      if (difference !== 0) return difference;
    }
    // Ids are numbers as text; their order makes pages of equal rows stable.
    return Number(a.match.id) - Number(b.match.id);
  });
  return rows.map((row) => row.match);
}

function atMostPerSport(matches: MatchRecord[], most: number | null): MatchRecord[] {
  if (most === null) return matches;
  const counts = new Map<string, number>();
  return matches.filter(({ sportId }) => {
    const count = (counts.get(sportId) ?? 0) + 1;
    counts.set(sportId, count);
    return count <= most;
  });
}

/** The matches of a filter among those that are known, in order. */
export function findMatches(
  world: World,
  known: Iterable<MatchRecord>,
  filter: MatchFilter,
  sort: readonly SortKey[],
  betsCount: (id: string) => number,
): MatchRecord[] {
  const named = filter.ids ? filter.ids.flatMap((id) => world.match(id) ?? []) : known;
  const wanted = [...new Set(named)].filter((match) => isWanted(world, match, filter));
  return atMostPerSport(sorted(world, wanted, sort, betsCount), filter.maxPerSport);
}

/** One page of a list, with where it stands. Pages count from 1. */
export function pageOf<T>(list: readonly T[], { page, limit }: Page) {
  const size = Math.min(Math.max(limit, 1), PAGE_LIMIT);
  const number = Math.max(page, 1);
  return {
    data: list.slice((number - 1) * size, number * size),
    pagination: {
      total: list.length,
      page: number,
      limit: size,
      last_page: Math.max(1, Math.ceil(list.length / size)),
    },
  };
}
