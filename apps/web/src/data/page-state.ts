import type { QueryKey } from '@tanstack/react-query';
import type { SeedMatch } from '@touchline/client/live';
import { formatsOf, type LocaleFormats, takeFormats } from '@touchline/i18n';
import type { Catalog } from './messages.ts';
import { pack, unpack } from './pack.ts';
import type { Address, Services } from './services.ts';

/** What the HTML of a page carries to the browser beside its readings. */
interface PageHead {
  readonly address: Address;
  readonly renderedAt: number;
  readonly failedBlocks: readonly string[];
  /** Messages that the catalog does not have. */
  readonly own?: Catalog | undefined;
  readonly formats: LocaleFormats;
  /** How many of the pieces that follow are readings without prices; the others are prices as compact seeds. */
  readonly queryCount: number;
}

type QueryPiece = readonly [key: QueryKey, data: unknown];

// A packed piece has two lines, neither empty.
const PIECE = /[^\n]+\n[^\n]+/g;

const packedPieces = new WeakMap<object, string>();

/** Pages that share a reading write it once. */
function packedOnce(reading: object, value: unknown): string {
  const known = packedPieces.get(reading);
  if (known !== undefined) return known;
  const packed = pack(value);
  packedPieces.set(reading, packed);
  return packed;
}

function packedQuery([key, data]: QueryPiece): string {
  return typeof data === 'object' && data !== null ? packedOnce(data, [key, data]) : pack([key, data]);
}

export function writePageState(services: Services): string {
  const queries = services.queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success');
  const head: PageHead = {
    address: services.opened,
    renderedAt: services.renderedAt,
    failedBlocks: [...services.failedBlocks],
    queryCount: queries.length,
    own: services.ownMessages,
    formats: formatsOf(services.locale),
  };
  return [
    pack(head),
    ...queries.map((query) => packedQuery([query.queryKey, query.state.data])),
    ...services.seeds.map((seeds) => packedOnce(seeds, seeds)),
  ].join('\n');
}

/** When this document was sent, server epoch ms, as its header says; it may have been rendered long before. */
function sentAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type by its name
  return navigation?.serverTiming?.find(({ name }) => name === 'now')?.duration ?? 0;
}

/** Fills the query cache and the live store before the first render, which then agrees with the HTML. Nothing written, nothing read. */
export function readPageState(services: Services, written: string): void {
  const [first, ...pieces] = written.match(PIECE) ?? [];
  if (first === undefined) return;
  const { address, renderedAt, failedBlocks, queryCount, own, formats } = unpack(first) as PageHead; // written by the same build
  const queries = pieces.slice(0, queryCount).map((piece) => unpack(piece) as QueryPiece); // as above
  const seeds = pieces.slice(queryCount).flatMap((piece) => unpack(piece) as SeedMatch[]); // as above
  // Skips the offline shell, which was rendered for another path.
  const { opened } = services;
  if (address.path === opened.path) services.served = { written: opened.search, search: address.search };
  services.renderedAt = renderedAt;
  takeFormats(services.locale, formats);
  if (own) services.messages.add(own, true);
  services.live.noteServerTime(Math.max(renderedAt, sentAt()));
  services.live.seed(seeds);
  for (const id of failedBlocks) services.failedBlocks.add(id);
  // The HTML may have waited in a cache, so its readings are as old as it is.
  const updatedAt = Date.now() - Math.max(0, services.live.serverTime() - renderedAt);
  for (const [key, data] of queries) services.queryClient.setQueryData(key, data, { updatedAt });
}
