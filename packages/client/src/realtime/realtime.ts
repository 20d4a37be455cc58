import { TELL_METHOD } from '@touchline/contract/channels';
import { Centrifuge, type Options as ClientOptions, type StreamPosition } from 'centrifuge';
import { type ConnectionWatch, createConnectionWatch, type Stop } from './connection-state.ts';
import { OpenSocket } from './open-socket.ts';
import { type Authorize, createSubscriptionTokens } from './subscription-tokens.ts';
import {
  DEFAULT_SUBSCRIPTION_TIMES,
  type SubscriptionEvent,
  SubscriptionManager,
  type SubscriptionTimes,
} from './subscriptions.ts';
import type { Purpose } from './wants.ts';

/** What the connection is given by its surroundings. */
export interface RealtimeOptions {
  /** `ws:` or `wss:` address of the real-time layer. */
  readonly url: string;
  /** `POST /websocket/token`: a token and its user; null and an empty token for a visitor. */
  readonly getToken: () => Promise<{ readonly token: string; readonly user: string | null }>;
  /** `POST /websocket/authorize`. */
  readonly authorize: Authorize;
  readonly onPublication: (channel: string, data: unknown) => void;
  readonly onSubscription?: (event: SubscriptionEvent) => void;
  /** Loads the state behind a channel and says at which position it was true; for channels that need one. */
  readonly stateOf?: (channel: string) => (() => Promise<StreamPosition>) | undefined;
  /** Errors of handlers, of tokens, of the transport. None of them stops the client. */
  readonly report?: (error: unknown) => void;
  /** Called as a channel is asked for; calls its result once that was answered: it stands or does not, or was left. */
  readonly underWay?: () => Stop;
  readonly times?: Partial<SubscriptionTimes & { readonly restartMs: number }>;
  /** Further options of the official client, for surroundings without a browser. */
  readonly client?: Partial<ClientOptions>;
}

/** The real-time connection of one page. */
export interface Realtime {
  readonly connection: ConnectionWatch;
  connect(): void;
  /** Drops the transport and connects again at once; positions are kept, so what was missed is recovered. */
  reconnect(): void;
  /** Subscribes to a channel for a purpose until the result is called. */
  want(channel: string, purpose: Purpose): Stop;
  /**
   * Says who is signed in (null: nobody). A change leaves the private channels and connects again with a new token.
   */
  setUser(user: string | null): void;
  /** Whether the page can be seen. */
  setVisible(visible: boolean): void;
  /** A message to the house, without an answer; lost when not connected. */
  send(data: unknown): void;
  close(): void;
}

const RESTART_MS = 1_000;
/** Codes of the client's own `disconnected`: asked for, and a failure inside a handler. */
const ASKED = 0;
const FAILED = 2;
/** The server ends a connection that shall come back. Source: Centrifugo's disconnect codes. */
const FORCED = 3011;

/**
 * A thin frame around the official client: its defaults are those of the specification.
 * Errors: none thrown; see `report` and `connection`.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  return new RealtimeConnection(options);
}

class RealtimeConnection implements Realtime {
  readonly connection: ConnectionWatch;
  readonly #options: RealtimeOptions;
  readonly #state: ReturnType<typeof createConnectionWatch>;
  readonly #client: Centrifuge;
  readonly #subscriptions: SubscriptionManager;
  /** Whose token the connection carries; undefined before the first. */
  #tokenUser: string | null | undefined;
  /** Who is signed in, as the page says; undefined while it has not said. */
  #user: string | null | undefined;
  #userChecked = false;
  #started = false;
  #restart: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RealtimeOptions) {
    this.#options = options;
    this.#state = createConnectionWatch(this.#report);
    this.connection = this.#state.watch;
    this.#client = new Centrifuge(options.url, {
      websocket: OpenSocket,
      ...options.client,
      getToken: this.#connectionToken,
    });
    const subscriptionToken = createSubscriptionTokens(options.authorize);
    this.#subscriptions = new SubscriptionManager({
      client: this.#client,
      times: { ...DEFAULT_SUBSCRIPTION_TIMES, ...options.times },
      guard: this.#guard,
      underWay: options.underWay ?? (() => () => undefined),
      onPublication: options.onPublication,
      onEvent: this.#guard((event: SubscriptionEvent) => options.onSubscription?.(event)),
      mayJoin: this.#mayJoin,
      optionsOf: (channel) => {
        const getState = options.stateOf?.(channel);
        return {
          ...(channel.startsWith('$') && { getToken: () => subscriptionToken(channel) }),
          ...(getState && { getState }),
        };
      },
    });
    this.#listen();
  }

  connect = () => {
    this.#started = true;
    this.#guard(() => this.#client.connect())();
  };

  reconnect = () => {
    if (this.#client.state === 'disconnected') return;
    this.#client.disconnect();
    this.#client.connect();
  };

  want = (channel: string, purpose: Purpose) => this.#subscriptions.want(channel, purpose);

  setUser = (user: string | null) => {
    this.#user = user;
    this.#userChecked = false;
    if (this.#tokenUser !== undefined && this.#tokenUser !== user) this.#changeUser();
  };

  setVisible = (visible: boolean) => this.#subscriptions.setVisible(visible);

  send = (data: unknown) => {
    // What did not arrive is said again: commands are renewed, and end by themselves.
    if (this.#client.state === 'connected') this.#client.rpc(TELL_METHOD, data).catch(() => undefined);
  };

  close = () => {
    this.#started = false;
    clearTimeout(this.#restart);
    this.#subscriptions.close();
    this.#client.disconnect();
  };

  #report = (error: unknown) => this.#options.report?.(error);

  // A handler that throws would stop the official client for good.
  #guard =
    <A extends unknown[]>(handler: (...args: A) => void) =>
    (...args: A) => {
      try {
        handler(...args);
      } catch (error) {
        this.#report(error);
      }
    };

  #listen() {
    const client = this.#client;
    client.on(
      'connecting',
      this.#guard(({ code }) => {
        this.#state.set('connecting');
        // Sent away to come back: perhaps as somebody else, which the old token does not know.
        if (code === FORCED) client.setToken('');
      }),
    );
    client.on(
      'connected',
      this.#guard(() => {
        this.#state.set('connected');
        this.#subscriptions.reconcile();
        this.#checkUser();
      }),
    );
    client.on(
      'disconnected',
      this.#guard(({ code, reason }) => this.#ended(code, reason)),
    );
    client.on(
      'error',
      this.#guard(({ error }) => this.#report(error)),
    );
  }

  #ended(code: number, reason: string) {
    this.#state.set('disconnected', code === ASKED || code === FAILED ? null : { code, reason });
    if (code !== FAILED) return;
    this.#report(new Error(`Real-time client stopped: ${reason}`));
    this.#restart = setTimeout(this.connect, this.#options.times?.restartMs ?? RESTART_MS);
  }

  #connectionToken = async () => {
    const { token, user } = await this.#options.getToken();
    const changed = this.#tokenUser !== undefined && user !== this.#tokenUser;
    if (changed && this.#client.state === 'connected') {
      // The session changed elsewhere: a live connection cannot change its user.
      queueMicrotask(this.#changeUser);
      throw new Error('The user of the connection changed');
    }
    if (changed) this.#subscriptions.leavePrivate();
    this.#tokenUser = user;
    return token;
  };

  // A private channel of one user on the connection of another would end the client for good.
  #mayJoin = (channel: string) =>
    !channel.startsWith('$') ||
    (this.#client.state === 'connected' &&
      typeof this.#tokenUser === 'string' &&
      channel.endsWith(`:${this.#tokenUser}`));

  // The token may have been asked for before the session changed: once more, then the session is believed.
  #checkUser() {
    if (this.#user === undefined || this.#user === this.#tokenUser || this.#userChecked) return;
    this.#userChecked = true;
    queueMicrotask(this.#changeUser);
  }

  #changeUser = () => {
    this.#subscriptions.leavePrivate();
    if (!this.#started) return;
    this.#client.disconnect();
    this.#client.setToken('');
    this.#client.connect();
  };
}
