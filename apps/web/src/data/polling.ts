import type { Query } from '@tanstack/react-query';
import type { ConnectionWatch } from '@touchline/client/realtime';
import { STALE_LIVE_MS } from '@touchline/contract/constants';
import { wantedMatches } from './realtime.ts';
import { refill } from './refill.ts';
import type { Services } from './services.ts';
import { reloadAccounts } from './session.ts';
import { setTransport, transportOf } from './transport.ts';

const POLL_MS = 5_000;
/** A connection that comes back within this time is waited for; prices in play are not shown for longer without a word. */
const PATIENCE_MS = STALE_LIVE_MS;
/** Readings that hold prices or states of matches, by the first part of their keys. */
const MOVING: ReadonlySet<unknown> = new Set(['matches', 'match', 'markets', 'ending-soon', 'counters']);

/** Reads everything anew that is on screen or on the slip; whether an answer came. */
async function readAnew({ queryClient }: Services): Promise<boolean> {
  const shown = { type: 'active', predicate: ({ queryKey }: Query) => MOVING.has(queryKey[0]) } as const;
  const from = Date.now();
  await Promise.all([
    queryClient.refetchQueries(shown),
    ...wantedMatches('slip').map((id) => refill(queryClient, id, 'markets')),
  ]);
  void reloadAccounts();
  void queryClient.invalidateQueries({ queryKey: ['private', 'bets'] });
  const readings = queryClient.getQueryCache().findAll(shown);
  return readings.length === 0 ? navigator.onLine : readings.some(({ state }) => state.dataUpdatedAt >= from);
}

/**
 * Where no connection comes, because it ended for good or something on the way blocks it, the page asks every five seconds
 * for what is on screen. What was read may be bet on until it is old; when the connection is there, asking ends.
 * Source: specification coverage, terminal real-time ends.
 */
export function startPolling(services: Services, connection: ConnectionWatch): () => void {
  const { live } = services;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let isFresh = false;
  /** Which asking counts: one that was begun before may still wait for its answer. */
  let current = 0;

  const note = () => {
    // What is read counts, as before the first connection.
    live.setTransport(isFresh ? 'idle' : 'down');
    setTransport(isFresh ? 'polled' : 'down');
  };
  const poll = async (own: number) => {
    if (document.visibilityState === 'visible') {
      const isRead = await readAnew(services);
      if (own !== current) return;
      isFresh = isRead;
      note();
    }
    timer = setTimeout(poll, POLL_MS, own);
  };
  const begin = () => {
    isPolling = true;
    clearTimeout(timer);
    current += 1;
    void poll(current);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    current += 1;
    isPolling = false;
    isFresh = false;
  };
  const look = () => {
    const { status, terminal } = connection.get();
    if (status === 'connected') return end();
    if (isPolling) return note();
    if (timer !== undefined && !terminal) return;
    clearTimeout(timer);
    timer = setTimeout(begin, terminal ? 0 : PATIENCE_MS);
  };
  const seen = () => {
    if (isPolling && document.visibilityState === 'visible' && transportOf() !== 'polled') begin();
  };
  const stop = connection.subscribe(look);
  document.addEventListener('visibilitychange', seen);
  look();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
    end();
  };
}
