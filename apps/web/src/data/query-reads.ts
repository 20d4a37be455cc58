import { ask, demand, FaultError, fetchAll } from '@touchline/client/http';
import { type Capability, PAGE_LIMIT } from '@touchline/contract/constants';
import type { Layout } from '@touchline/contract/layout';
import type { CountersFilter } from '@touchline/contract/types';
import { collapsedLeagues } from './collapsed-leagues.ts';
import { late } from './late.ts';
import type { BetsFilter, LeaguesFilter, MatchesFilter } from './queries.ts';
import { seedMarkets, seedMatches, seedSomeMarkets, seedStatistics } from './seeds.ts';
import type { Services } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { tabLayout } from './tab-layout.ts';
import { forList, marketView, matchDetailView, matchView, withoutMarkets } from './views.ts';

export const readSports = async ({ backend }: Services, signal: AbortSignal) =>
  (await demand(backend.book.GET('/sports', { signal }))).data;

export async function readForemostLeagues(
  { backend }: Services,
  signal: AbortSignal,
  { sportKey, sportType, categoryId, limit: most }: LeaguesFilter,
) {
  const scope = {
    ...(sportKey && { sport_key: sportKey }),
    ...(categoryId && { category_id: categoryId }),
    context: categoryId ? ('category' as const) : sportKey ? ('sport' as const) : ('top' as const),
  };
  const leagues = await fetchAll(
    (page, limit) =>
      demand(backend.book.GET('/tournaments', { params: { query: { ...scope, page, limit } }, signal })),
    signal,
  );
  return collapsedLeagues(leagues)
    .filter(({ sport }) => sportType === undefined || sport.type === sportType)
    .sort((a, b) => a.priority - b.priority)
    .slice(0, most);
}

export const readTournament = ({ backend }: Services, signal: AbortSignal, id: string) =>
  demand(backend.book.GET('/tournaments/{id}', { params: { path: { id } }, signal }));

export const readCategory = ({ backend }: Services, signal: AbortSignal, id: string) =>
  demand(backend.book.GET('/categories/{id}', { params: { path: { id } }, signal }));

export async function readMatches(services: Services, signal: AbortSignal, filter: MatchesFilter) {
  const call = services.backend.book.GET('/matches', { params: { query: filter }, signal });
  const { data, pagination } = await demand(call);
  const matches = data.map(forList);
  seedMatches(services, matches);
  return { matches: matches.map(matchView), pagination };
}

export async function readMatch(services: Services, signal: AbortSignal, id: string) {
  const call = services.backend.book.GET('/matches/{id}', { params: { path: { id } }, signal });
  const match = await demand(call);
  seedMatches(services, [match]);
  return matchDetailView(match);
}

/** `provider` is asked for while the markets are on their way. */
export async function readMarkets(
  services: Services,
  signal: AbortSignal,
  id: string,
  provider: Promise<string>,
) {
  const params = { path: { id }, query: { page: 1, limit: PAGE_LIMIT } };
  const call = services.backend.book.GET('/matches/{id}/markets', { params, signal });
  const [named, answer] = await Promise.all([provider, demand(call)]);
  const { data, v, position } = answer;
  seedMarkets(services, id, named, data, v);
  return { markets: data.map(marketView), position };
}

/** Whether the backend offers something beyond the specification. */
export async function offers(services: Services, capability: Capability): Promise<boolean> {
  const settings = await services.queryClient.ensureQueryData({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => readSettings(services, signal),
  });
  return settings.capabilities.includes(capability);
}

/** Names of markets by type; none where the backend has no such call. */
export async function readTemplates(services: Services, signal: AbortSignal, sportKey: string) {
  if (!(await offers(services, 'market_templates'))) return [];
  const params = { query: { sport_key: sportKey } };
  return (await demand(services.backend.book.GET('/markets/templates', { params, signal }))).data;
}

export async function readStatistics(
  services: Services,
  signal: AbortSignal,
  id: string,
  provider: Promise<string>,
) {
  const call = services.backend.book.GET('/matches/{id}/match', { params: { path: { id } }, signal });
  const [named, reading] = await Promise.all([provider, demand(call)]);
  seedStatistics(services, reading, named);
  return reading;
}

/** Markets that settle soon; none where the backend has no such call. */
export async function readEndingSoon(
  services: Services,
  signal: AbortSignal,
  limit: number,
  sportKey?: string,
) {
  if (!(await offers(services, 'ending_soon'))) return [];
  const query = { ...(sportKey && { sport_key: sportKey }), limit };
  const call = services.backend.book.GET('/markets/ending-soon', { params: { query }, signal });
  const { data } = await demand(call);
  for (const { match, market } of data) seedSomeMarkets(services, match, [market]);
  return data.map(({ match, market }) => ({ match: withoutMarkets(match), market: marketView(market) }));
}

export const readCounters = ({ backend }: Services, signal: AbortSignal, body: CountersFilter = {}) =>
  demand(backend.book.POST('/counters', { body, signal }));

export const readSettings = ({ backend }: Services, signal: AbortSignal) =>
  demand(backend.book.GET('/settings', { signal }));

export async function readSystem({ backend }: Services, signal: AbortSignal) {
  const { countries: _countries, ...rest } = await demand(backend.platform.GET('/system', { signal }));
  return rest;
}

export const readCountries = async ({ backend }: Services, signal: AbortSignal) =>
  (await demand(backend.platform.GET('/system', { signal }))).countries;

export async function readBets({ backend, locale }: Services, signal: AbortSignal, filter: BetsFilter) {
  const params = { query: { limit: PAGE_LIMIT, ...filter, locale } };
  const [page, { readBet }] = await Promise.all([
    demand(backend.book.GET('/bets', { params, signal })),
    late(() => import('@touchline/client/money')),
  ]);
  // A backend of the specification alone leaves out fields that the tickets look at.
  return { ...page, data: page.data.map((bet) => readBet(bet.id)(bet) ?? bet) };
}

/**
 * A layout as it came, where it has the form of one: the house checked the settings of each block when it stored them.
 * The full check costs a schema library that no first page should pay for.
 */
function plainLayout(value: unknown): Layout | undefined {
  const zones = typeof value === 'object' && value !== null && 'zones' in value ? value.zones : undefined;
  if (typeof zones !== 'object' || zones === null) return undefined;
  const isBlock = (block: unknown) =>
    typeof block === 'object' && block !== null && 'id' in block && 'kind' in block && 'settings' in block;
  const isZone = (zone: unknown) => Array.isArray(zone) && zone.every(isBlock);
  const required = ['header', 'left_sidebar', 'side_menu', 'tab_bar', 'right_sidebar', 'main'];
  const isComplete = required.every((name) => isZone((zones as Record<string, unknown>)[name])); // looked up, then checked
  return isComplete ? (value as Layout) : undefined; // checked on the lines above
}

/** Composition of a page, without what stands in other tabs: the house's, or the product's own where the house has none. */
export async function readPageLayout(
  services: Services,
  signal: AbortSignal,
  page: string,
  tab: string | undefined,
): Promise<Layout> {
  return tabLayout(await readWholeLayout(services, signal, page), tab);
}

const NOT_FOUND = 404;

/** Sections that the backend does not offer. */
async function sectionsOff(services: Services): Promise<ReadonlySet<string>> {
  const settings = await services.queryClient.ensureQueryData({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => readSettings(services, signal),
  });
  const off = {
    horse_racing: !settings.is_horse_racing_enabled,
    lotteries: !settings.is_lottery_enabled,
    e_sports: settings.sport_type_providers.cyber?.length === 0,
  };
  return new Set(Object.entries(off).flatMap(([section, isOff]) => (isOff ? [section] : [])));
}

/** Section of a page that may be off; such a page is not there then. */
const SECTION_OF: Readonly<Record<string, string>> = {
  racing: 'horse_racing',
  lotteries: 'lotteries',
  cybersport: 'e_sports',
};

async function readWholeLayout(services: Services, signal: AbortSignal, page: string): Promise<Layout> {
  const { backend, country } = services;
  const params = { path: { page }, query: { ...(country !== undefined && { country }) } };
  const answer = await ask(backend.book.GET('/layouts/{page}', { params, signal }));
  const value: unknown = answer.ok ? answer.data : undefined;
  const plain = import.meta.env.SSR ? undefined : plainLayout(value);
  if (plain) return plain;
  const off = answer.ok ? new Set<string>() : await sectionsOff(services);
  if (!answer.ok && off.has(SECTION_OF[page] ?? ''))
    throw new FaultError({ ...answer.fault, status: NOT_FOUND });
  // Zod tries `new Function` otherwise, which the policy of pages forbids. `z.config` in that chunk runs after its schemas.
  if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const { readLayout } = await late(() => import('./layout-check.ts'));
  return readLayout(page, value, off);
}
