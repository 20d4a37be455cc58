import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { createAdmission, type Refusal } from './admission.ts';
import { CLOSE, UNSUBSCRIBE } from './codes.ts';
import { Connection } from './connection.ts';
import { HubCore } from './hub-core.ts';
import type { HubOptions } from './hub-options.ts';
import { createHubPort } from './hub-port.ts';
import type { EndReason, RealtimePort } from './port.ts';
import { rawAnswer } from './raw-answer.ts';
import type { RealtimeTokens } from './tokens.ts';

export interface HubStats {
  readonly connections: number;
  readonly users: number;
  readonly channels: number;
  readonly subscriptions: number;
  readonly received: number;
  readonly published: number;
  readonly delivered: number;
  readonly framesSent: number;
  readonly bytesSent: number;
  readonly refused: number;
  /** Readers that lost a subscription or their connection because they read too slowly. */
  readonly slow: number;
}

export interface Hub {
  readonly port: RealtimePort;
  /** Signs the tokens that this hub accepts. */
  readonly tokens: RealtimeTokens;
  /** For the `upgrade` event of the HTTP server; the path is the caller's concern. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Lets nobody in and sends everybody away, `share` of them each second, so that they do not all come back at once. */
  drain(share?: number): Promise<void>;
  /** Ends all connections now. */
  close(): Promise<void>;
  /** Ends every connection, or those of one user, as a fault on demand: with a code, with null without a word. */
  dropConnections(reason: EndReason | null, user?: string): void;
  /** Forgets the history of all channels and makes subscribers start again, as a fault on demand. */
  loseHistory(): void;
  stats(): HubStats;
}

const DRAIN_SHARE = 0.02;
const DRAIN_TICK_MS = 100;

/**
 * The house's own real-time hub: the Centrifugo client protocol in JSON over WebSocket.
 * Laws: README.md beside this file.
 */
export function createHub(options: HubOptions): Hub {
  const core = new HubCore(options);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: core.limits.frameBytes,
    perMessageDeflate: false,
    handleProtocols: () => false,
  });
  server.on('wsClientError', (_error, socket) => refuse(socket, 400));
  const refusalOf = createAdmission({
    limits: core.limits,
    allowedOrigins: options.allowedOrigins,
    now: core.now,
  });
  let open = true;

  const handleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = open ? refusalOf(request, core.connections.size) : 503;
    if (refusal !== null) {
      core.counts.refused++;
      return refuse(socket, refusal);
    }
    server.handleUpgrade(request, socket, head, (client) => {
      core.connections.add(new Connection(client, core));
    });
  };

  const closeAll = (reason: EndReason) => {
    for (const connection of [...core.connections]) connection.close(reason);
  };

  const drain = async (share = DRAIN_SHARE) => {
    open = false;
    const slice = Math.max(1, Math.ceil((core.connections.size * share * DRAIN_TICK_MS) / 1000));
    while (core.connections.size > 0) {
      for (const connection of [...core.connections].slice(0, slice)) connection.close(CLOSE.shutdown);
      if (core.connections.size > 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_TICK_MS));
    }
  };

  return {
    port: createHubPort(core),
    tokens: core.tokens,
    handleUpgrade,
    drain,
    async close() {
      open = false;
      const sockets = [...server.clients];
      closeAll(CLOSE.shutdown);
      await goodbye(sockets, core.times.closeMs);
      core.wheel.stop();
    },
    dropConnections(reason, user) {
      for (const connection of user === undefined ? [...core.connections] : core.connectionsOf(user)) {
        if (reason === null) connection.cut();
        else connection.close(reason);
      }
    },
    loseHistory() {
      for (const channel of core.channels.values()) {
        channel.reset();
        for (const { connection } of [...channel.subscribers])
          connection.endSubscription(channel.name, UNSUBSCRIBE.stateInvalidated);
      }
    },
    stats: () => ({
      connections: core.connections.size,
      users: core.userCount,
      channels: core.channels.size,
      subscriptions: [...core.channels.values()].reduce((sum, one) => sum + one.subscribers.size, 0),
      ...core.counts,
    }),
  };
}

function refuse(socket: Duplex, status: Refusal | 400) {
  socket.on('error', () => {});
  socket.end(rawAnswer(status, status === 503 ? { 'retry-after': '2' } : {}), () => socket.destroy());
}

type Socket = WebSocketServer['clients'] extends Set<infer One> ? One : never;

async function goodbye(sockets: readonly Socket[], closeMs: number) {
  const open = sockets.filter((socket) => socket.readyState !== socket.CLOSED);
  const closed = open.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())));
  const deadline = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, closeMs);
  await Promise.all(closed);
  clearTimeout(deadline);
}
