import { Channel, type Encoded } from './channel.ts';
import { ERRORS } from './codes.ts';
import { type Connection, publicationLine, type Subscription } from './connection.ts';
import {
  DEFAULT_LIMITS,
  DEFAULT_TIMES,
  type HubHooks,
  type HubLimits,
  type HubOptions,
  type HubTimes,
} from './hub-options.ts';
import { HOUSE_NAMESPACES, type Namespace, namespaceFinder } from './namespaces.ts';
import { type Position, type PublishOptions, RealtimeError } from './port.ts';
import { createTimerWheel, type TimerWheel } from './timer-wheel.ts';
import { createTokens, type RealtimeTokens } from './tokens.ts';

/** Far less than the shortest history lasts: until it is swept, a channel that fell silent holds what is too old. */
const SWEEP_MS = 10_000;
const IDEMPOTENCY_MS = 300_000;

/** What all connections of a hub share: channels, users, limits, timers, counts. */
export class HubCore {
  readonly version = 'touchline';
  readonly times: HubTimes;
  readonly limits: HubLimits;
  readonly hooks: HubHooks;
  readonly tokens: RealtimeTokens;
  readonly wheel: TimerWheel;
  readonly now: () => number;
  readonly namespaceOf: (channel: string) => Namespace | undefined;
  readonly connections = new Set<Connection>();
  readonly channels = new Map<string, Channel<Subscription>>();
  readonly counts = {
    received: 0,
    published: 0,
    delivered: 0,
    framesSent: 0,
    bytesSent: 0,
    refused: 0,
    slow: 0,
  };
  readonly #users = new Map<string, Set<Connection>>();
  readonly #answered = new Map<string, { readonly position: Position; readonly at: number }>();

  constructor(options: HubOptions) {
    this.times = { ...DEFAULT_TIMES, ...options.times };
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.hooks = options;
    this.now = options.now ?? Date.now;
    this.tokens = createTokens(options.secret);
    this.wheel = createTimerWheel(this.times.tickMs, (error) => this.onError(error));
    this.namespaceOf = namespaceFinder(options.namespaces ?? HOUSE_NAMESPACES);
    this.#sweepLater();
  }

  onError(error: unknown) {
    this.hooks.onError?.(error);
  }

  countSent(bytes: number) {
    this.counts.framesSent++;
    this.counts.bytesSent += bytes;
  }

  /** Runs `task` when a token of this expiry (epoch seconds) has been too old for the time of grace. */
  afterExpiry(epochS: number, task: () => void) {
    return this.wheel.after(Math.max(0, epochS * 1000 - this.now()) + this.times.expiredMs, task);
  }

  /** The channel of this name, made when it is new. */
  channel(name: string, namespace: Namespace): Channel<Subscription> {
    const held = this.channels.get(name);
    if (held) return held;
    const made = new Channel<Subscription>(name, namespace, this.now());
    this.channels.set(name, made);
    return made;
  }

  /** The channel of this name. Errors: RealtimeError 102 when it belongs to no namespace. */
  channelOrThrow(name: string): Channel<Subscription> {
    const namespace = this.namespaceOf(name);
    if (!namespace) throw new RealtimeError(ERRORS.unknownChannel.code, `unknown channel ${name}`);
    return this.channel(name, namespace);
  }

  publish(name: string, data: unknown, options: PublishOptions, info?: unknown): Position {
    const channel = this.channelOrThrow(name);
    const key = options.idempotencyKey === undefined ? null : `${name} ${options.idempotencyKey}`;
    const before = key === null ? undefined : this.#answered.get(key);
    if (before && this.now() - before.at < IDEMPOTENCY_MS) return before.position;
    if (!channel.accepts(options.version)) return channel.position;
    const publication = channel.append(data, options, info, this.now());
    this.#fanOut(channel, publication);
    if (key !== null) this.#answered.set(key, { position: channel.position, at: this.now() });
    return channel.position;
  }

  /** Lets a connection in as its user; false when the user has too many. */
  admit(connection: Connection): boolean {
    const { user } = connection;
    if (user === '') return true;
    const held = this.#users.get(user) ?? new Set();
    if (held.size >= this.limits.connectionsPerUser) return false;
    this.#users.set(user, held.add(connection));
    return true;
  }

  connectionsOf(user: string): Connection[] {
    if (user !== '') return [...(this.#users.get(user) ?? [])];
    return [...this.connections].filter((one) => one.user === '');
  }

  get userCount() {
    return this.#users.size;
  }

  forget(connection: Connection, wasIn: boolean) {
    this.connections.delete(connection);
    const held = this.#users.get(connection.user);
    held?.delete(connection);
    if (held?.size === 0) this.#users.delete(connection.user);
    if (wasIn) this.hooks.onDisconnect?.({ client: connection.id, user: connection.user });
  }

  #fanOut(channel: Channel<Subscription>, publication: Encoded) {
    this.counts.published++;
    if (channel.subscribers.size === 0) return;
    const line = publicationLine(channel.name, publication);
    this.counts.delivered += channel.subscribers.size;
    for (const subscription of channel.subscribers) subscription.connection.deliver(subscription, line);
  }

  #sweepLater() {
    this.wheel.after(SWEEP_MS, () => {
      const now = this.now();
      for (const [name, channel] of this.channels) {
        if (channel.isIdle(now)) this.channels.delete(name);
        else channel.forgetOld(now);
      }
      for (const [key, { at }] of this.#answered) if (now - at > IDEMPOTENCY_MS) this.#answered.delete(key);
      this.#sweepLater();
    });
  }
}
