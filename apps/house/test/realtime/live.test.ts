import { createLiveStore, type SeedMatch } from '@touchline/client/live';
import { connectLive } from '@touchline/client/realtime';
import type { CardMessage, PatchMessage, WireMarket, WireState } from '@touchline/contract/channels';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../../src/realtime/codes.ts';
import { until } from './clients.ts';
import { startHub } from './endpoint.ts';

// From a publication to the live store, through hub, socket and client.

let endpoint: Awaited<ReturnType<typeof startHub>>;
let stops: (() => void)[] = [];

beforeEach(async () => {
  endpoint = await startHub();
});
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  await endpoint.close();
});

const HOME = '1042/1//1';
const state: WireState = {
  st: 1,
  sg: 6,
  ck: null,
  sc: [0, 0],
  ps: [],
  rd: [0, 0],
  yl: [0, 0],
  cn: [0, 0],
  mc: 1,
};
const winner = (odds: number): WireMarket => ({ id: '1', sp: '', st: 1, o: [['1', odds, 1]] });
const heartbeat = () =>
  endpoint.publish('public:en', {
    event: 'provider_heartbeat',
    ts: Date.now(),
    provider: 'betradar',
    status: 'ACTIVE',
  });

/** A house with one match: its truth, and what it says of it. */
function house() {
  let v = 1;
  let published = 1;
  let odds = 20_000;
  const market = () => winner(odds);
  return {
    v: () => v,
    async move(to: number, tell = true) {
      odds = to;
      v++;
      if (!tell) return;
      const patch: PatchMessage = {
        event: 'markets_changed',
        v,
        pv: published,
        ts: Date.now(),
        id: '1042',
        m: [market()],
      };
      published = v;
      await endpoint.publish('markets:1042', patch);
    },
    async card() {
      const card: CardMessage = {
        event: 'match_changed',
        v,
        ts: Date.now(),
        id: '1042',
        pr: 'betradar',
        state,
        m: [market()],
      };
      await endpoint.publish('match:1042', card);
    },
    async load() {
      const position = await endpoint.hub.port.position('markets:1042');
      const seed: SeedMatch = {
        id: '1042',
        pr: 'betradar',
        v,
        ts: Date.now(),
        full: 1,
        state,
        m: [market()],
      };
      return { seed, position };
    },
  };
}

function page(truth: ReturnType<typeof house>) {
  const loads: boolean[] = [];
  const missed: string[] = [];
  const reports: unknown[] = [];
  const device = { aheadMs: 0 };
  const store = createLiveStore({
    now: () => Date.now() + device.aheadMs,
    onGap: async () => store.seed((await truth.load()).seed),
    report: (error) => reports.push(error),
  });
  const realtime = connectLive({
    store,
    url: endpoint.url,
    getToken: async () => ({ token: '', user: null }),
    authorize: async () => [],
    loadMarkets: async (_matchId, again) => {
      loads.push(again);
      return truth.load();
    },
    onMissed: (kind) => missed.push(kind),
    report: (error) => reports.push(error),
    client: { websocket: WebSocket, minReconnectDelay: 20, maxReconnectDelay: 100 },
    times: { lingerMs: 30 },
  });
  stops.push(store.start(), () => realtime.close());
  realtime.want('public:en', 'other');
  realtime.connect();
  return { store, realtime, loads, missed, reports, device };
}

/** The page has joined its channels, so that what is published now reaches it. */
const joined = (...channels: string[]) =>
  until('joined', async () => {
    const present = await Promise.all(channels.map((channel) => endpoint.hub.port.presence(channel)));
    return present.every((clients) => clients.length === 1);
  });

test('a match page starts from a snapshot and follows its patches', async () => {
  const truth = house();
  const { store, realtime, loads, reports } = page(truth);
  realtime.want('markets:1042', 'visible');
  await until('seeded', () => store.outcome(HOME)?.odds === 20_000);
  await joined('markets:1042', 'public:en');
  await heartbeat();
  await until('fresh', () => store.freshness('1042') === 'fresh');
  await truth.move(21_000);
  await until('moved', () => store.outcome(HOME)?.odds === 21_000);
  expect(store.move(HOME)?.direction).toBe('up');
  expect(loads).toEqual([false]);
  expect(reports).toEqual([]);
});

test('a cut socket makes prices stale; they recover with what was missed, without a new snapshot', async () => {
  const truth = house();
  const { store, realtime, loads } = page(truth);
  realtime.want('markets:1042', 'visible');
  await until('seeded', () => store.outcome(HOME) !== undefined);
  await joined('markets:1042', 'public:en');
  await heartbeat();
  await until('fresh', () => store.freshness('1042') === 'fresh');
  // What was loaded is fresh before there is a connection.
  await until('connected', () => realtime.connection.get().status === 'connected');
  const seen: string[] = [];
  realtime.connection.subscribe(() => {
    seen.push(`${realtime.connection.get().status} ${store.freshness('1042')}`);
  });
  endpoint.hub.dropConnections(CLOSE.forceReconnect);
  await truth.move(22_000);
  await until('back', () => seen.length === 2 && store.freshness('1042') === 'fresh');
  expect(seen).toEqual(['connecting stale', 'connected stale']);
  expect(store.outcome(HOME)?.odds).toBe(22_000);
  expect(loads).toEqual([false]);
});

test('lost history loads the snapshot again, and prices are stale until it is there', async () => {
  const truth = house();
  const { store, realtime, loads, missed } = page(truth);
  realtime.want('markets:1042', 'visible');
  await until('seeded', () => store.outcome(HOME) !== undefined);
  await joined('markets:1042', 'public:en');
  await truth.move(21_000);
  await until('moved', () => store.outcome(HOME)?.odds === 21_000);
  await truth.move(23_000, false);
  endpoint.hub.loseHistory();
  await until('loaded again', () => store.outcome(HOME)?.odds === 23_000);
  await joined('markets:1042', 'public:en');
  await heartbeat();
  await until('fresh', () => store.freshness('1042') === 'fresh');
  expect(loads).toEqual([false, true]);
  await until('lists are asked again', () => missed.includes('public'));
});

test('a card arrives at once with the subscription and makes its match fresh', async () => {
  const truth = house();
  await truth.card();
  const { store, realtime } = page(truth);
  realtime.want('match:1042', 'visible');
  await until('card', () => store.outcome(HOME)?.odds === 20_000);
  await joined('match:1042', 'public:en');
  await heartbeat();
  await until('fresh', () => store.freshness('1042') === 'fresh');
  await truth.move(24_000, false);
  await truth.card();
  await until('next card', () => store.outcome(HOME)?.odds === 24_000);
});

test('coming back to a match page does not trust what was left behind', async () => {
  const truth = house();
  const { store, realtime, loads } = page(truth);
  const leave = realtime.want('markets:1042', 'visible');
  await until('seeded', () => store.outcome(HOME) !== undefined);
  await joined('markets:1042', 'public:en');
  leave();
  await until('left', async () => (await endpoint.hub.port.presence('markets:1042')).length === 0);
  await truth.move(25_000);
  realtime.want('markets:1042', 'visible');
  await until('loaded again', () => store.outcome(HOME)?.odds === 25_000);
  expect(loads).toEqual([false, true]);
});

test('a phone that slept connects again and shows fresh prices', async () => {
  const truth = house();
  await truth.card();
  const { store, realtime, device } = page(truth);
  realtime.want('match:1042', 'visible');
  await until('card', () => store.outcome(HOME) !== undefined);
  await joined('match:1042', 'public:en');
  await heartbeat();
  await until('fresh', () => store.freshness('1042') === 'fresh');
  const states: string[] = [];
  realtime.connection.subscribe(() => states.push(realtime.connection.get().status));
  device.aheadMs = 20 * 60_000;
  expect(store.freshness('1042')).toBe('stale');
  store.onWake();
  await until('connected again', () => states.at(-1) === 'connected');
  await joined('match:1042', 'public:en');
  expect(states).toEqual(['disconnected', 'connecting', 'connected']);
  await heartbeat();
  await until('fresh again', () => store.freshness('1042') === 'fresh');
});
