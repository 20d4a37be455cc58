import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasSeveralHosts } from '@touchline/contract/headers';
import type { Hub } from '#realtime/hub.ts';
import { rawAnswer } from '#realtime/raw-answer.ts';
import type { DevSockets } from './dev-api.ts';
import { isAllowedOrigin } from './request-origin.ts';

const MS_PER_S = 1_000;
/** Share of the notice in which everybody has been sent away. */
const DRAINED_WITHIN = 0.8;

function refuse(socket: Duplex, status: 400 | 403 | 404 | 503): void {
  socket.on('error', () => socket.destroy());
  socket.end(rawAnswer(status, status === 503 ? { 'retry-after': '2' } : {}), () => socket.destroy());
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
      if (hasSeveralHosts(request.rawHeaders)) return refuse(socket, 400);
      if (!hub || request.url?.split('?')[0] !== options.path) return refuse(socket, 404);
      if (!isAllowedOrigin(header, options.allowedOrigins)) return refuse(socket, 403);
      if (!isAdmitted) return refuse(socket, 503);
      hub.handleUpgrade(request, socket, head);
    },
  };
}
