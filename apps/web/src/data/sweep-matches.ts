import type { QueryClient } from '@tanstack/react-query';
import { marketKeyOf } from '@touchline/betting';
import { keepMarkets, type LiveStore } from '@touchline/client/live';
import { marketsChannel } from '@touchline/contract/channels';
import { marketsQuery } from './queries.ts';
import type { Services } from './services.ts';
import type { MarketView } from './views.ts';
import { whenIdle } from './when-idle.ts';

const SWEEP_MS = 10_000;
const NONE: ReadonlySet<string> = new Set();

/** What the answers name that the page keeps: each may be shown again without being asked for. */
interface Named {
  readonly matches: Set<string>;
  /** With all their lines: a row shows the one that is most balanced. `matchId/marketId`. */
  readonly markets: Set<string>;
}

/** `matchId/marketId` of a market's key. */
const withoutLine = (key: string) => key.slice(0, key.lastIndexOf('/'));

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The markets with which an answer shows a match, in its row or beside it. */
function marketsBeside(part: Part): MarketView[] {
  const { main_market, secondary_market, top_markets, market } = part;
  return [main_market, secondary_market, market, top_markets].flat().filter(isPart) as MarketView[]; // the contract's shapes
}

function findNamed(value: unknown, wanted: ReadonlySet<string>, found: Named): void {
  if (typeof value === 'string' && wanted.has(value)) found.matches.add(value);
  if (!isPart(value)) return;
  const matchId = isPart(value.match) ? value.match.id : value.id;
  const markets = marketsBeside(value);
  if (typeof matchId === 'string' && wanted.has(matchId))
    for (const { id } of markets) found.markets.add(`${matchId}/${id}`);
  for (const [key, part] of Object.entries(value))
    if (!WITHOUT_MATCHES.has(key)) findNamed(part, wanted, found);
}

/** Parts of an answer in which no match is named: what is priced, and who plays. */
const WITHOUT_MATCHES = new Set([
  'markets',
  'market',
  'main_market',
  'secondary_market',
  'top_markets',
  'outcomes',
  'rosters',
  'competitors',
]);

/** Those of the wanted matches, and their markets, that an answer kept by the page names. */
export function namedIn(queryClient: QueryClient, wanted: ReadonlySet<string>): Named {
  const found: Named = { matches: new Set(), markets: new Set() };
  if (wanted.size === 0) return found;
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    findNamed(queryKey.slice(1), wanted, found);
    findNamed(state.data, wanted, found);
  }
  return found;
}

/** Matches of which the store may hold more than is of use, and what is listened to of them. */
function look({ live, queryClient }: Services) {
  const listened = live.listened();
  const matches = new Set<string>();
  const markets = new Set<string>();
  for (const key of listened) {
    const [matchId = '', marketId] = key.split('/');
    matches.add(matchId);
    if (marketId !== undefined) markets.add(live.market(key) ? key : marketKeyOf(key));
  }
  const wide = live.held().filter((id) => {
    const channels = live.channels(id) ?? NONE;
    return !channels.has(marketsChannel(id)) && !queryClient.getQueryState(marketsQuery(id).queryKey);
  });
  const isUsed = (id: string) => matches.has(id) || live.channels(id) !== undefined;
  return { wide: new Set(wide), isUsed, markets };
}

/**
 * Lets go of what was of no use at two looks in a row: matches to which nobody listens, which no channel follows and no
 * answer names that the page keeps; and of matches whose page was left, the markets that no list shows. A visit of hours
 * would gather all markets of a day.
 */
export function startSweep(services: Services): () => void {
  const { live, queryClient } = services;
  let before = NONE;
  const sweep = () => {
    const { wide, isUsed, markets } = look(services);
    const named = namedIn(queryClient, wide);
    for (const id of wide) {
      if (!before.has(id)) continue;
      if (isUsed(id) || named.matches.has(id)) {
        const isKept = (key: string) => markets.has(key) || named.markets.has(withoutLine(key));
        narrow(live, id, isKept);
      } else live.forget(id);
    }
    before = wide;
  };
  const timer = setInterval(() => whenIdle(sweep), SWEEP_MS);
  return () => clearInterval(timer);
}

function narrow(live: LiveStore, matchId: string, isKept: (marketKey: string) => boolean): void {
  const match = live.match(matchId);
  if (match && ![...match.markets.keys()].every(isKept)) live.replace(keepMarkets(match, isKept));
}
