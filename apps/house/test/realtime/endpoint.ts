import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { createCentrifugoApi } from '../../src/realtime/centrifugo/centrifugo-api.ts';
import { createCentrifugoPort } from '../../src/realtime/centrifugo/centrifugo-port.ts';
import { createOutage } from '../../src/realtime/centrifugo/lane.ts';
import { createHub, type Hub } from '../../src/realtime/hub.ts';
import type { HubOptions } from '../../src/realtime/hub-options.ts';
import { HOUSE_NAMESPACES, type Namespace } from '../../src/realtime/namespaces.ts';
import type { EndReason, PublishOptions } from '../../src/realtime/port.ts';
import { createTokens, type RealtimeTokens } from '../../src/realtime/tokens.ts';
import {
  CENTRIFUGO_PATH,
  CENTRIFUGO_TITLE,
  ENGINE,
  type Engine,
  type RunningCentrifugo,
  startCentrifugo,
} from './centrifugo.ts';
import { clientsOf } from './clients.ts';

/** The namespaces of the house and one in which clients may do everything. */
export const TEST_NAMESPACES: readonly Namespace[] = [
  ...HOUSE_NAMESPACES,
  {
    name: 'open',
    mode: 'stream',
    historySize: 50,
    historyTtlMs: 60_000,
    open: true,
    clientPublish: true,
    clientHistory: true,
    clientPresence: true,
  },
];

/** A real-time server that the same tests can ask: the hub, or a Centrifugo. */
export interface Endpoint {
  readonly url: string;
  readonly tokens: RealtimeTokens;
  publish(
    channel: string,
    data: unknown,
    options?: PublishOptions,
  ): Promise<{ offset: number; epoch: string }>;
  disconnectUser(user: string, reason?: EndReason): Promise<void>;
  unsubscribeUser(user: string, channel: string): Promise<void>;
  subscribed(namespace: string): Promise<string[]>;
  /** How many connections it has closed with 3008, by its own count. */
  closedSlow(): Promise<number>;
  close(): Promise<void>;
}

/** The hub behind an HTTP server on a free port. */
export async function startHub(options: Partial<HubOptions> = {}): Promise<Endpoint & { readonly hub: Hub }> {
  const hub = createHub({
    secret: 'test-secret',
    allowedOrigins: ['http://127.0.0.1:3000'],
    namespaces: TEST_NAMESPACES,
    ...options,
    times: { tickMs: 10, closeMs: 200, ...options.times },
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.on('upgrade', hub.handleUpgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    hub,
    url: `ws://127.0.0.1:${port}/connection/websocket`,
    tokens: hub.tokens,
    publish: (channel, data, publishOptions) => hub.port.publish(channel, data, publishOptions),
    disconnectUser: (user, reason) => hub.port.disconnectUser(user, reason),
    unsubscribeUser: (user, channel) => hub.port.unsubscribeUser(user, channel),
    subscribed: (namespace) => hub.port.subscribed(namespace),
    closedSlow: async () => hub.stats().slow,
    async close() {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a case may want of its server, beside the defaults. Times in milliseconds. */
export interface ServerLimits {
  readonly pingMs?: number;
  readonly pongMs?: number;
  readonly staleMs?: number;
  readonly expiredMs?: number;
  /** Bytes that may wait for a slow reader, who then has time to read what waits. */
  readonly backlogBytes?: number;
}

/** How long a reader that does not read may hold a server up. */
const SLOW_MS = 20_000;

const hubOf = ({ backlogBytes, ...times }: ServerLimits) =>
  startHub({
    times: { ...times, ...(backlogBytes && { closeMs: SLOW_MS }) },
    ...(backlogBytes && { limits: { softBytes: backlogBytes, hardBytes: backlogBytes } }),
  });

const ms = (value: number | undefined) => (value === undefined ? undefined : `${value}ms`);

const SLOW_METRIC = /^centrifugo_client_num_server_disconnects\{[^}]*code="3008"[^}]*\} (\d+)/m;

/** A Centrifugo is published to through the port that the house uses. */
function endpointOf(centrifugo: Omit<RunningCentrifugo, 'pid'>): Endpoint {
  const port = createCentrifugoPort({
    api: createCentrifugoApi(centrifugo),
    namespaces: TEST_NAMESPACES,
    outage: createOutage((error) => console.error(error)),
  });
  return {
    url: centrifugo.url,
    tokens: createTokens(centrifugo.tokenSecret),
    publish: port.publish,
    disconnectUser: port.disconnectUser,
    unsubscribeUser: port.unsubscribeUser,
    subscribed: port.subscribed,
    async closedSlow() {
      const metrics = await (await fetch(new URL('/metrics', centrifugo.apiUrl))).text();
      return Number(SLOW_METRIC.exec(metrics)?.[1] ?? 0);
    },
    async close() {
      await port.stop();
      await centrifugo.stop();
    },
  };
}

/** A Centrifugo of our configuration. */
async function centrifugoOf(engine: Engine, limits: ServerLimits): Promise<Endpoint> {
  const { backlogBytes, expiredMs } = limits;
  const centrifugo = await startCentrifugo({
    engine,
    client: {
      ping_interval: ms(limits.pingMs),
      pong_timeout: ms(limits.pongMs),
      stale_close_delay: ms(limits.staleMs),
      expired_close_delay: ms(expiredMs),
      expired_sub_close_delay: ms(expiredMs),
      // It looks for subscriptions that have expired once in this time.
      presence_update_interval: expiredMs === undefined ? undefined : '1s',
      queue_max_size: backlogBytes,
    },
    websocket: { ...(backlogBytes && { write_timeout: ms(SLOW_MS) }) },
  });
  return endpointOf(centrifugo);
}

interface Target {
  readonly title: string;
  readonly isThere: boolean;
  start(): Promise<Endpoint>;
}

function startedHere(limits: ServerLimits): readonly Target[] {
  const start = (engine: Engine) => () => centrifugoOf(engine, limits);
  const inMemory = start('memory');
  if (CENTRIFUGO_PATH === null) return [{ title: CENTRIFUGO_TITLE, isThere: false, start: inMemory }];
  const isThere = ENGINE === 'redis';
  const why = isThere ? '' : ' (there is none: CENTRIFUGO=1 npm test installs it)';
  return [
    { title: `${CENTRIFUGO_TITLE} in memory`, isThere: true, start: inMemory },
    { title: `${CENTRIFUGO_TITLE} with Redis${why}`, isThere, start: start('redis') },
  ];
}

const { RT_URL, RT_API, CENTRIFUGO_API_KEY = '', CENTRIFUGO_TOKEN_SECRET = '' } = process.env;

/** The Centrifugo that runs already, as `deploy/README.md` describes; its times and limits are its own. */
function runningAt(url: string, apiUrl: string, limits: ServerLimits): Target {
  const at = { url, apiUrl, apiKey: CENTRIFUGO_API_KEY, tokenSecret: CENTRIFUGO_TOKEN_SECRET };
  const isThere = Object.keys(limits).length === 0;
  const why = isThere ? '' : ' (not asked: its times and limits are its own)';
  return {
    title: `Centrifugo at ${url}${why}`,
    isThere,
    start: async () => endpointOf({ ...at, stop: async () => {} }),
  };
}

/** The servers that every case runs against. */
const targets = (limits: ServerLimits): readonly Target[] => [
  { title: 'hub', isThere: true, start: () => hubOf(limits) },
  ...(RT_URL && RT_API ? [runningAt(RT_URL, RT_API, limits)] : startedHere(limits)),
];

/** The server under test and official clients of it. */
export interface Place {
  readonly endpoint: Endpoint;
  readonly clients: ReturnType<typeof clientsOf>;
}

/** Declares cases once for every server. A server serves all cases of a file; its clients end with their case. */
export function onEveryServer(declare: (at: Place) => void, limits: ServerLimits = {}) {
  for (const target of targets(limits)) {
    describe.skipIf(!target.isThere)(target.title, () => {
      let endpoint: Endpoint | undefined;
      let clients: ReturnType<typeof clientsOf> | undefined;
      const started = <T>(value: T | undefined): T => {
        if (value === undefined) throw new Error('The server has not started.');
        return value;
      };
      beforeAll(async () => {
        endpoint = await target.start();
        clients = clientsOf(endpoint.url);
      });
      afterEach(() => clients?.closeAll());
      afterAll(() => endpoint?.close());
      declare({
        get endpoint() {
          return started(endpoint);
        },
        get clients() {
          return started(clients);
        },
      });
    });
  }
}
