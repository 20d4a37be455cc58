import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { paths } from '@touchline/contract/types';
import { pageAwake } from './awake.ts';
import { BESIDE } from './block.ts';
import { late } from './late.ts';
import { type Services, servicesOf } from './services.ts';
import { SETTINGS_KEY, SYSTEM_KEY } from './settings-key.ts';

type QueryOf<Path extends keyof paths> = NonNullable<
  paths[Path] extends { get: { parameters: { query?: infer Q } } } ? Q : never
>;

/** Filter of a list of matches, as the Sportsbook API names it. */
export type MatchesFilter = QueryOf<'/book/matches'>;
/** Filter of a list of bets. */
export type BetsFilter = QueryOf<'/book/bets'>;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Names and structure hold for a while; what is live does not pass through here. */
const LIST = { staleTime: 30 * SECOND_MS };
/** All of one match is large, and read again by who comes back to it later. A server's page ends with its request. */
const ALL_OF_ONE = import.meta.env.SSR ? LIST : { ...LIST, gcTime: 60 * SECOND_MS };
export const SETTLED = { staleTime: 10 * MINUTE_MS };

type Reads = typeof import('./query-reads.ts');

/** How long pages that are made one after the other share a reading of what moves. */
const SHARED_MS = SECOND_MS;
/** The same for names and structure. */
export const SHARED_NAMES_MS = 5 * SECOND_MS;
/** For what belongs to one player. */
const NEVER_SHARED = 0;

/**
 * Makes a query function. Its code is loaded with the first request, because the page came with its data. Requests wait until
 * React has hydrated the page, so that the data still equals the HTML.
 */
export const read =
  <T>(make: (reads: Reads, services: Services, signal: AbortSignal) => Promise<T>, sharedMs = SHARED_MS) =>
  async ({ client, queryKey, meta, signal }: QueryFunctionContext): Promise<T> => {
    const ask = async (services: Services, asked: AbortSignal) =>
      make(await late(() => import('./query-reads.ts')), services, asked);
    const services = servicesOf(client);
    const changesHtml = meta === BESIDE || client.getQueryData(queryKey) !== undefined;
    if (!import.meta.env.SSR && changesHtml) await pageAwake();
    if (!import.meta.env.SSR || !services.readings || sharedMs === NEVER_SHARED) return ask(services, signal);
    return services.readings.take(services, queryKey, sharedMs, ask);
  };

export const sportsQuery = () =>
  queryOptions({
    queryKey: ['sports'],
    queryFn: read((from, services, signal) => from.readSports(services, signal), SHARED_NAMES_MS),
    ...SETTLED,
  });

/** Which leagues are wanted, and how many at the most. */
export interface LeaguesFilter {
  readonly sportKey?: string | undefined;
  readonly sportType?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly limit: number;
}

/** The foremost leagues: those of the lowest priority number. */
export const foremostLeaguesQuery = (filter: LeaguesFilter) =>
  queryOptions({
    queryKey: [
      'tournaments',
      filter.sportKey ?? null,
      filter.sportType ?? null,
      filter.categoryId ?? null,
      filter.limit,
    ],
    queryFn: read(
      (from, services, signal) => from.readForemostLeagues(services, signal, filter),
      SHARED_NAMES_MS,
    ),
    ...SETTLED,
  });

export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: ['tournament', id],
    queryFn: read((from, services, signal) => from.readTournament(services, signal, id), SHARED_NAMES_MS),
    ...SETTLED,
  });

export const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['category', id],
    queryFn: read((from, services, signal) => from.readCategory(services, signal, id), SHARED_NAMES_MS),
    ...SETTLED,
  });

/** A page of matches without their prices, which go to the live store. */
export const matchesQuery = (filter: MatchesFilter = {}) =>
  queryOptions({
    queryKey: ['matches', filter],
    queryFn: read((from, services, signal) => from.readMatches(services, signal, filter)),
    ...LIST,
  });

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['match', id],
    queryFn: read((from, services, signal) => from.readMatch(services, signal, id)),
    ...LIST,
  });

const providerOf = async ({ queryClient }: Services, id: string) =>
  (await queryClient.ensureQueryData(matchQuery(id))).provider;

/** Every market of a match without prices, and the position of its channel that this reading belongs to. */
export const marketsQuery = (id: string) =>
  queryOptions({
    queryKey: ['markets', id],
    queryFn: read((from, services, signal) =>
      from.readMarkets(services, signal, id, providerOf(services, id)),
    ),
    ...ALL_OF_ONE,
  });

export const templatesQuery = (sportKey: string) =>
  queryOptions({
    queryKey: ['templates', sportKey],
    queryFn: read(
      (from, services, signal) => from.readTemplates(services, signal, sportKey),
      SHARED_NAMES_MS,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Statistics and incidents of a match as of the reading; the live store keeps them up to date. */
export const statisticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['statistics', id],
    queryFn: read((from, services, signal) =>
      from.readStatistics(services, signal, id, providerOf(services, id)),
    ),
    ...ALL_OF_ONE,
  });

/** Markets of live matches that settle within minutes. */
export const endingSoonQuery = ({ sportKey, limit }: { sportKey?: string | undefined; limit: number }) =>
  queryOptions({
    queryKey: ['ending-soon', sportKey ?? null, limit],
    queryFn: read((from, services, signal) => from.readEndingSoon(services, signal, limit, sportKey)),
    staleTime: 10 * SECOND_MS,
  });

export const countersQuery = () =>
  queryOptions({
    queryKey: ['counters'],
    queryFn: read((from, services, signal) => from.readCounters(services, signal)),
    meta: BESIDE,
    ...LIST,
  });

export const settingsQuery = () =>
  queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: read((from, services, signal) => from.readSettings(services, signal), SHARED_NAMES_MS),
    ...SETTLED,
  });

/** System data without the list of countries, which only a form needs: `countriesQuery`. */
export const systemQuery = () =>
  queryOptions({
    queryKey: SYSTEM_KEY,
    queryFn: read((from, services, signal) => from.readSystem(services, signal), SHARED_NAMES_MS),
    ...SETTLED,
  });

export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: read((from, services, signal) => from.readCountries(services, signal), SHARED_NAMES_MS),
    ...SETTLED,
  });

/** A page of the player's bets. Kept under `private`, which signing out empties. */
export const betsQuery = (filter: BetsFilter = {}) =>
  queryOptions({
    queryKey: ['private', 'bets', filter],
    queryFn: read((from, services, signal) => from.readBets(services, signal, filter), NEVER_SHARED),
    staleTime: 10 * SECOND_MS,
  });
