import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHub, type Hub } from '../../src/realtime/hub.ts';
import type { HubOptions } from '../../src/realtime/hub-options.ts';
import { HOUSE_NAMESPACES, type Namespace } from '../../src/realtime/namespaces.ts';
import type { EndReason, PublishOptions } from '../../src/realtime/port.ts';
import { createTokens, type RealtimeTokens } from '../../src/realtime/tokens.ts';

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

/** A real-time server that the same tests can ask: the hub, or a Centrifugo that was started elsewhere. */
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
    async close() {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The server of `RT_URL` (its HTTP API at `RT_API`, key `RT_API_KEY`, token secret `RT_SECRET`) when set, else the hub.
 * A Centrifugo needs the namespaces of `TEST_NAMESPACES`.
 */
export async function startEndpoint(): Promise<Endpoint> {
  const { RT_URL, RT_API, RT_API_KEY = '', RT_SECRET = 'test-secret' } = process.env;
  if (!RT_URL || !RT_API) return startHub();
  const call = async (method: string, body: unknown) => {
    const response = await fetch(`${RT_API}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': RT_API_KEY },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { result?: { offset: number; epoch: string }; error?: unknown };
    if (!answer.result) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result;
  };
  return {
    url: RT_URL,
    tokens: createTokens(RT_SECRET),
    publish: (channel, data, options = {}) =>
      call('publish', { channel, data, tags: options.tags, idempotency_key: options.idempotencyKey }),
    disconnectUser: async (user, reason) => void (await call('disconnect', { user, disconnect: reason })),
    unsubscribeUser: async (user, channel) => void (await call('unsubscribe', { user, channel })),
    close: async () => {},
  };
}
