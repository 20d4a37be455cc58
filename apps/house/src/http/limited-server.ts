import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a server waits for what is sent to it. Units: ms. */
export interface ServerLimits {
  /** A proxy in front keeps its connections; one that is closed as it is used again loses a call. */
  readonly keepAlive: number;
  readonly head: number;
  readonly request: number;
  /** How often it looks; a limit holds to within this. */
  readonly check: number;
}

/** A slip takes milliseconds. */
const LIMITS: ServerLimits = { keepAlive: 65_000, head: 10_000, request: 30_000, check: 2_000 };

/** Also listens for errors: Node would end the process if a connection cannot be accepted, for want of file descriptors. */
const surviveErrors = (server: Server): Server => server.on('error', () => undefined);

/** A server that answers 408 to whoever sends the head of a request, or all of it, too slowly, and closes the connection. */
export const createLimitedServer = (listener: RequestListener, limits: ServerLimits = LIMITS): Server =>
  surviveErrors(
    createServer(
      {
        keepAliveTimeout: limits.keepAlive,
        headersTimeout: limits.head,
        requestTimeout: limits.request,
        connectionsCheckingInterval: limits.check,
      },
      listener,
    ),
  );
