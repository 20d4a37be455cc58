import { Centrifuge, type Options, type Subscription, type SubscriptionOptions } from 'centrifuge';
import { WebSocket } from 'ws';

const WAIT_MS = 8_000;

/** Emitters of the client, as far as waiting for them needs to know. */
interface Emitter {
  on(event: string, callback: (context: never) => void): unknown;
}

/** Official clients that are disconnected when the test ends. */
export function clientsOf(url: string) {
  const clients: Centrifuge[] = [];
  return {
    create(options: Partial<Options> = {}) {
      const client = new Centrifuge(url, {
        websocket: WebSocket,
        minReconnectDelay: 20,
        maxReconnectDelay: 200,
        ...options,
      });
      clients.push(client);
      return client;
    },
    closeAll() {
      for (const client of clients.splice(0)) client.disconnect();
    },
  };
}

/** A kind of socket that says when its first frame has left: the connect command, and what travels with it. */
export const socketThatTells = (onFirstFrame: (frame: string) => void) =>
  class extends WebSocket {
    #isFirst = true;
    override send(...given: unknown[]) {
      const isFirst = this.#isFirst;
      this.#isFirst = false;
      Reflect.apply(super.send, this, given);
      if (isFirst) onFirstFrame(String(given[0]));
    }
  };

/** The next event of this name. */
export function next<T>(emitter: Emitter, event: string): Promise<T> {
  return within(
    `event ${event}`,
    new Promise<T>((resolve) => emitter.on(event, (context) => resolve(context))),
  );
}

/** A subscription that keeps what it was told. */
export function listen(client: Centrifuge, channel: string, options: Partial<SubscriptionOptions> = {}) {
  const subscription = client.newSubscription(channel, {
    minResubscribeDelay: 20,
    maxResubscribeDelay: 200,
    ...options,
  });
  const publications: unknown[] = [];
  const subscribed: { recovered: boolean; wasRecovering: boolean }[] = [];
  const unsubscribed: number[] = [];
  /** Codes with which it began to subscribe: 0 when it was asked to, those of the server when that sent it away. */
  const subscribing: number[] = [];
  subscription.on('subscribing', ({ code }) => subscribing.push(code));
  subscription.on('publication', (context) => publications.push(context.data));
  subscription.on('subscribed', ({ recovered, wasRecovering }) =>
    subscribed.push({ recovered, wasRecovering }),
  );
  subscription.on('unsubscribed', ({ code }) => unsubscribed.push(code));
  subscription.subscribe();
  return { subscription, publications, subscribed, subscribing, unsubscribed };
}

/** Ready, but not for ever. */
export const ready = (one: Centrifuge | Subscription) => one.ready(WAIT_MS);

/** A condition that must come true. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A promise that must settle. */
export async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Never happened: ${what}`)), WAIT_MS);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}

/** A bare socket: sends lines, keeps the replies and how it was closed. */
export async function rawSocket(
  url: string,
  options: { readonly pong?: boolean; readonly headers?: Record<string, string> } = {},
) {
  const socket = new WebSocket(url, { headers: options.headers ?? {} });
  const replies: Record<string, unknown>[] = [];
  let closed: { code: number; reason: string } | null = null;
  socket.on('message', (data) => {
    for (const line of String(data).split('\n')) {
      const reply = JSON.parse(line) as Record<string, unknown>;
      if (Object.keys(reply).length === 0 && options.pong) socket.send('{}');
      replies.push(reply);
    }
  });
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) };
  });
  await within(
    'open',
    new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    }),
  );
  return {
    socket,
    replies,
    send: (...commands: unknown[]) => socket.send(commands.map((one) => JSON.stringify(one)).join('\n')),
    async closed() {
      await until('closed', () => closed !== null);
      return closed;
    },
    async reply(id: number) {
      await until(`reply ${id}`, () => replies.some((one) => one.id === id));
      return replies.find((one) => one.id === id)!;
    },
  };
}
