import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask, demand, FaultError } from '@touchline/client/http';
import type { Bonus, Pagination } from '@touchline/contract';
import {
  BONUS_PAGE_LIMIT,
  type BonusFamily,
  type BonusList,
  PAGE_LIMIT,
  type UserBonusStatus,
} from '@touchline/contract/constants';
import { BESIDE } from './block.ts';
import { listOf } from './bonus-family.ts';
import { read, SHARED_NAMES_MS } from './queries.ts';
import { readBonus } from './read-bonus.ts';
import { servicesOf } from './services.ts';
import { isFlagOn } from './use-flag.ts';

/** Kept under `private`, which signing out empties. */
const KEY = ['private', 'bonuses'] as const;
const PUBLIC_KEY = ['bonuses', 'public'] as const;
const NOT_FOUND = 404;
const HELD_MS = 30_000;

/** Which of the player's bonuses. Without `families` those of all; `perFamily` is how many of each at the most. */
export interface BonusFilter {
  readonly families?: readonly BonusFamily[];
  /** Active ones where it is left out. */
  readonly statuses?: readonly UserBonusStatus[];
  /** Those that the player can activate. */
  readonly isAvailable?: boolean;
  readonly perFamily?: number;
  readonly page?: number;
  readonly limit?: number;
}

export interface BonusesPage {
  readonly data: readonly Bonus[];
  readonly pagination: Pagination;
}

const readPage = ({ data, ...rest }: BonusesPage): BonusesPage => ({ ...rest, data: data.map(readBonus) });

/** A page of the player's bonuses, newest first. One family has a call of its own. */
export const bonusesQuery = (filter: BonusFilter = {}) =>
  queryOptions({
    queryKey: [...KEY, 'list', filter],
    queryFn: async ({ client, signal }): Promise<BonusesPage> => {
      const { book } = servicesOf(client).backend;
      const { families, statuses, isAvailable, perFamily, page, limit = BONUS_PAGE_LIMIT } = filter;
      const query = {
        ...(statuses && { status: statuses.join(',') }),
        ...(isAvailable && { available: 'true' as const }),
        ...(page !== undefined && { page }),
        limit,
      };
      const [only, ...others] = families ?? [];
      if (only && others.length === 0 && perFamily === undefined) {
        const params = { path: { list: listOf(only) }, query };
        return readPage(await demand(book.GET('/bonuses/{list}', { params, signal })));
      }
      const ofFamilies = {
        ...(families && { type: families.join(',') }),
        ...(perFamily !== undefined && { limit_per_type: perFamily }),
      };
      const params = { query: { ...query, ...ofFamilies } };
      return readPage(await demand(book.GET('/bonuses', { params, signal })));
    },
    staleTime: HELD_MS,
  });

/** What anybody may read: bonuses that are offered now. None where the feature is off, or the backend has no such list. */
export const publicBonusesQuery = () =>
  queryOptions({
    queryKey: PUBLIC_KEY,
    queryFn: read(async (_from, services, signal): Promise<readonly Bonus[]> => {
      if (!(await isFlagOn(services, 'bonuses'))) return [];
      const params = { query: { available: 'true' as const, limit: PAGE_LIMIT } };
      const answer = await ask(services.backend.book.GET('/bonuses', { params, signal }));
      if (!answer.ok && answer.fault.status === NOT_FOUND) return [];
      if (!answer.ok) throw new FaultError(answer.fault);
      return readPage(answer.data).data;
    }, SHARED_NAMES_MS),
    meta: BESIDE,
    staleTime: HELD_MS,
  });

/** One bonus, by its own id or by that of its campaign. */
export const bonusQuery = (list: BonusList, id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', list, id],
    queryFn: async ({ client, signal }): Promise<Bonus> => {
      const params = { path: { list, id } };
      const { book } = servicesOf(client).backend;
      return readBonus(await demand(book.GET('/bonuses/{list}/{id}', { params, signal })));
    },
    staleTime: HELD_MS,
  });

/** The terms that count for a bonus. */
export const bonusTermsQuery = (list: BonusList, id: string) =>
  queryOptions({
    queryKey: ['bonus-terms', list, id],
    queryFn: ({ client, signal }) => {
      const params = { path: { list, id } };
      return demand(servicesOf(client).backend.book.GET('/bonuses/{list}/{id}/terms', { params, signal }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Rows of a leaderboard in one call. */
const RATING_ROWS = 10;

/** A page of a tournament's leaderboard. `campaignId` names its pool. */
export const ratingQuery = ({ id, campaignId }: { id: string; campaignId: string }, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'rating', campaignId, id, page],
    queryFn: ({ client, signal }) => {
      const params = { path: { id }, query: { page, limit: RATING_ROWS } };
      return demand(
        servicesOf(client).backend.book.GET('/bonuses/tournaments/{id}/rating', { params, signal }),
      );
    },
    staleTime: HELD_MS,
  });

const filterIn = (queryKey: readonly unknown[]) => queryKey[3] as BonusFilter; // as `bonusesQuery` makes its keys

/** Reads again the lists that may hold bonuses of these families, and the single bonuses. */
export function refreshBonuses(queryClient: QueryClient, families: readonly BonusFamily[]): void {
  const holds = (of: readonly BonusFamily[] | undefined) =>
    of === undefined || of.some((family) => families.includes(family));
  void queryClient.invalidateQueries({
    queryKey: [...KEY, 'list'],
    predicate: ({ queryKey }) => holds(filterIn(queryKey).families),
  });
  void queryClient.invalidateQueries({
    queryKey: [...KEY, 'one'],
    predicate: ({ queryKey }) => families.some((family) => listOf(family) === queryKey[3]),
  });
}

/** Changes bonuses in everything that holds them, without a call. */
export function patchBonuses(queryClient: QueryClient, patch: (bonus: Bonus) => Bonus): void {
  queryClient.setQueriesData<BonusesPage>({ queryKey: [...KEY, 'list'] }, (page) =>
    page ? { ...page, data: page.data.map(patch) } : page,
  );
  queryClient.setQueriesData<Bonus>({ queryKey: [...KEY, 'one'] }, (bonus) => (bonus ? patch(bonus) : bonus));
  queryClient.setQueryData<readonly Bonus[]>(PUBLIC_KEY, (bonuses) => bonuses?.map(patch));
}

/** Reads the leaderboard of a tournament again. `campaignId` names its pool. */
export const refreshRating = (queryClient: QueryClient, campaignId: string): void =>
  void queryClient.invalidateQueries({ queryKey: [...KEY, 'rating', campaignId] });
