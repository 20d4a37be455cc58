import { demand } from '@touchline/client/http';
import type { SeedMatch } from '@touchline/client/live';
import { connectLive, type Realtime } from '@touchline/client/realtime';
import { marketsChannel, matchChannel, publicChannel, userChannel } from '@touchline/contract/channels';
import { BASE_PATH } from '@touchline/contract/constants';
import { refreshLists } from './list-refresh.ts';
import { startPolling } from './polling.ts';
import { presumeHeartbeats } from './presumed-heartbeats.ts';
import { marketsQuery, matchQuery } from './queries.ts';
import { openRealtimeDoor } from './realtime.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';
import { currentSession, loadSession, onAuthStatus, reloadAccounts } from './session.ts';
import { startSweep } from './sweep-matches.ts';
import { admitsMessage, heldTestProviders } from './test-providers.ts';
import { setReconnect, setTransport } from './transport.ts';
import { begin } from './under-way.ts';
import { takeUserMessage } from './user-events.ts';

/** What the store took from a reading and a channel keeps up to date is of no use in the cache, unless a page shows it. */
const FOLLOWED_MS = 5_000;

function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${BASE_PATH}/rt`;
}

/** A reading of all markets. The query seeds the store itself, so the seed given on is an empty one. */
async function loadMarkets({ queryClient }: Services, matchId: string, again: boolean) {
  if (again) {
    await queryClient.invalidateQueries({ queryKey: matchQuery(matchId).queryKey, refetchType: 'none' });
    await queryClient.fetchQuery({ ...matchQuery(matchId), staleTime: 0 });
  }
  const { position } = again
    ? await queryClient.fetchQuery({ ...marketsQuery(matchId), staleTime: 0, gcTime: FOLLOWED_MS })
    : await queryClient.ensureQueryData({ ...marketsQuery(matchId), gcTime: FOLLOWED_MS });
  const provider = queryClient.getQueryData(matchQuery(matchId).queryKey)?.provider ?? '';
  const seed: SeedMatch = { id: matchId, pr: provider, v: 0, ts: 0, full: 0, state: null, m: [] };
  return { seed, position };
}

/** Follows the player's own channel while somebody is signed in. */
function followPlayer(realtime: Realtime): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    const { status, user } = currentSession();
    if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return;
    stop?.();
    stop = undefined;
    realtime.setUser(user?.id ?? null);
    if (user?.id) stop = realtime.want(userChannel(user.id), 'other');
  };
  const stopListening = onAuthStatus(follow);
  follow();
  return () => {
    stopListening();
    stop?.();
  };
}

/** Connects the page: publications to the live store, the player's messages to session and bets. */
export function startRealtime(services: Services): () => void {
  const { backend, live, queryClient, locale } = services;
  const realtime = connectLive({
    url: socketAddress(),
    store: live,
    report: reportError,
    underWay: () => begin('channel'),
    async getToken() {
      const answer = await demand(backend.book.POST('/websocket/token'));
      // The session was ended elsewhere: the page says so now, not at the next call.
      if (answer.user === null && currentSession().status === 'LOGGED_IN') void loadSession();
      return answer;
    },
    authorize: async (channels) =>
      (await demand(backend.book.POST('/websocket/authorize', { body: { channels: [...channels] } })))
        .channels,
    loadMarkets: (matchId, again) => loadMarkets(services, matchId, again),
    admits: (message) => admitsMessage(heldTestProviders(), message),
    onUserMessage: (data) => takeUserMessage(queryClient, data),
    onMissed(kind) {
      if (kind === 'public') return refreshLists(services);
      void reloadAccounts();
      void queryClient.invalidateQueries({ queryKey: ['private'] });
    },
  });
  const transport = () => {
    const { status, terminal } = realtime.connection.get();
    if (status === 'connected') setTransport('up');
    else if (status === 'disconnected' && terminal) setTransport('down');
    else setTransport(document.documentElement.dataset.transport === undefined ? 'idle' : 'down');
  };
  const stops = [
    realtime.connection.subscribe(transport),
    startPolling(services, realtime.connection),
    realtime.want(publicChannel(locale), 'other'),
    followPlayer(realtime),
    followVisibility(realtime, services),
    presumeHeartbeats(realtime, services),
    startSweep(services),
  ];
  openRealtimeDoor({
    want: (matchId, depth, purpose) =>
      realtime.want(depth === 'card' ? matchChannel(matchId) : marketsChannel(matchId), purpose),
    send: realtime.send,
  });
  setReconnect(() => {
    realtime.reconnect();
    realtime.connect();
  });
  realtime.connect();
  return () => {
    for (const stop of stops) stop();
    realtime.close();
  };
}

/** A hidden page lets its matches go; one that wakes asks how old its prices are before a tap counts. */
function followVisibility(realtime: Realtime, { live }: Services): () => void {
  const look = () => {
    const isVisible = document.visibilityState === 'visible';
    realtime.setVisible(isVisible);
    if (isVisible) live.onWake();
  };
  const resume = () => live.onWake();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', resume);
  window.addEventListener('online', resume);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', resume);
    window.removeEventListener('online', resume);
  };
}
