import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hub } from '#realtime/hub.ts';
import type { DevSockets } from './dev-api.ts';
import { isAllowedOrigin } from './request-origin.ts';

const ANSWERS = {
  403: 'HTTP/1.1 403 Forbidden',
  404: 'HTTP/1.1 404 Not Found',
  503: 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2',
} as const;

const MS_PER_S = 1_000;
/** Share of the notice in which everybody has been sent away. */
const DRAINED_WITHIN = 0.8;

function refuse(socket: Duplex, status: keyof typeof ANSWERS): void {
  socket.on('error', () => socket.destroy());
  socket.end(`${ANSWERS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/**
 * Leads WebSocket requests to the hub: ours by path and origin, while connections are let in. Without a hub there is
 * nothing to lead to, and faults on demand change nothing.
 */
export function createUpgrades(options: {
  readonly path: string;
  readonly hub: Hub | null;
  readonly allowedOrigins: readonly string[];
}) {
  const { hub } = options;
  let isAdmitted = true;
  const sockets: DevSockets = {
    drop: (end, playerId) => hub?.dropConnections(end, playerId ?? undefined),
    loseHistory: () => hub?.loseHistory(),
    admit(admitted) {
      isAdmitted = admitted;
    },
    stats: () => hub?.stats() ?? {},
  };
  return {
    sockets,
    /** Lets nobody in any more, and sends those inside away a few at a time, the last before `noticeMs` have gone by. */
    drain(noticeMs: number) {
      isAdmitted = false;
      if (noticeMs > 0) void hub?.drain(MS_PER_S / (noticeMs * DRAINED_WITHIN));
    },
    handle(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const header = (name: string) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value.at(-1) : value;
      };
      if (!hub || request.url?.split('?')[0] !== options.path) return refuse(socket, 404);
      if (!isAllowedOrigin(header, options.allowedOrigins)) return refuse(socket, 403);
      if (!isAdmitted) return refuse(socket, 503);
      hub.handleUpgrade(request, socket, head);
    },
  };
}
