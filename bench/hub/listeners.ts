import { CHANNEL } from './orders.ts';

const AT_ONCE = 50;
const READY_LIMIT_MS = 60_000;

interface Frame {
  readonly subscribe?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
  readonly push?: { readonly pub?: { readonly data: { readonly n: number; readonly at: number } } };
}

/** Clients that listen to the bench's channel, in this process. */
export interface Listeners {
  /** Publications that were received, by all of them. */
  readonly received: () => number;
  /** Time from publishing to receiving of each, ms; emptied by reading. */
  readonly takeDelays: () => number[];
  /** Ends once so many were received. */
  readonly reached: (count: number) => Promise<void>;
  readonly close: () => void;
}

/** Connects so many clients with the protocol's own commands; each listens before this ends. */
export async function listen(url: string, clients: number): Promise<Listeners> {
  const sockets: WebSocket[] = [];
  let received = 0;
  let delays: number[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  let wake: () => void = () => undefined;

  const take = (line: string, socket: WebSocket, ready: () => void) => {
    if (line === '{}') return socket.send('{}');
    const frame = JSON.parse(line) as Frame; // the protocol's; what it lacks is passed over
    if (frame.error) throw new Error(`The server refused a listener: ${frame.error.message}.`);
    if (frame.subscribe !== undefined) ready();
    const news = frame.push?.pub?.data;
    if (news === undefined) return;
    delays.push((Number(process.hrtime.bigint()) - news.at) / 1e6);
    received += 1;
    if (received >= wanted) wake();
  };

  const connect = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url);
      sockets.push(socket);
      socket.onopen = () =>
        socket.send(
          `${JSON.stringify({ id: 1, connect: {} })}\n${JSON.stringify({ id: 2, subscribe: { channel: CHANNEL } })}`,
        );
      socket.onmessage = ({ data }) => {
        for (const line of String(data).split('\n')) if (line) take(line, socket, resolve);
      };
      socket.onerror = () => reject(new Error(`${url} lets no listener in.`));
      setTimeout(() => reject(new Error('A listener did not come to listen.')), READY_LIMIT_MS).unref();
    });

  for (let from = 0; from < clients; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, clients - from) }, connect));
  return {
    received: () => received,
    takeDelays: () => {
      const taken = delays;
      delays = [];
      return taken;
    },
    reached: (count) =>
      new Promise((resolve) => {
        wanted = count;
        wake = resolve;
        if (received >= count) resolve();
      }),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
