import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { rawAnswer } from './raw-answer.ts';

/** How long the server waits for what visitors send. Units: ms. */
export interface ServerLimits {
  /** A proxy in front keeps its connections; one that is closed as it is used again loses a request. */
  readonly keepAlive: number;
  readonly head: number;
  readonly request: number;
  /** How often it looks; a limit holds to within this. */
  readonly check: number;
}

/** The largest that is sent is a slip; answers and sockets may take as long as they like. */
const LIMITS: ServerLimits = { keepAlive: 65_000, head: 10_000, request: 30_000, check: 2_000 };

/** Statuses of requests that cannot be parsed, by the code of the parser's error. Source: node:http, `clientError`. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what could not be read as a request, and closes the connection. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(rawAnswer(UNREADABLE[error.code ?? ''] ?? 400), () => socket.destroy());
}

/** Keeps the process: Node ends it if a connection cannot be accepted, for want of file descriptors. */
const keepRunning = () => undefined;

/** Creates an HTTP server that answers slow requests with 408 and closes their connection. */
export const createLimitedServer = (limits: ServerLimits = LIMITS): Server =>
  createServer({
    keepAliveTimeout: limits.keepAlive,
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
  })
    .on('clientError', refuseUnreadable)
    .on('error', keepRunning);
