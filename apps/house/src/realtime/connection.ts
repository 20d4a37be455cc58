import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Channel, Encoded } from './channel.ts';
import { CLOSE, ERRORS, type ErrorReply, UNSUBSCRIBE } from './codes.ts';
import { type Command, parseFrame, recordOf, requestOf, textOf, wholeOf } from './commands.ts';
import type { HubCore } from './hub-core.ts';
import { Line, Outbox } from './outbox.ts';
import type { EndReason } from './port.ts';
import { answer } from './requests.ts';
import type { Cancel } from './timer-wheel.ts';

/** One connection's place in one channel. */
export interface Subscription {
  readonly connection: Connection;
  readonly channel: Channel<Subscription>;
  cancelExpiry: Cancel;
}

const PING = new Line('{}');

/** One socket: its commands in strict order, its subscriptions, its pings. */
export class Connection {
  readonly id = randomUUID();
  readonly core: HubCore;
  readonly subscriptions = new Map<string, Subscription>();
  user = '';
  info: unknown;
  /** `refused` after an error reply to connect: the client will close, what it sent along is passed over. */
  phase: 'new' | 'connected' | 'refused' | 'closed' = 'new';
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #waiting: Command[] = [];
  #working = false;
  #awaitsPong = false;
  #cancelTimer: Cancel;
  #cancelExpiry: Cancel = () => {};

  constructor(socket: WebSocket, core: HubCore) {
    this.#socket = socket;
    this.core = core;
    this.#outbox = new Outbox(socket, core.limits, (bytes) => core.countSent(bytes));
    this.#cancelTimer = core.wheel.after(core.times.staleMs, () => this.close(CLOSE.stale));
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : String(data)));
    socket.on('close', () => this.#ended());
    // The close event follows; an oversized or broken frame is the client's doing.
    socket.on('error', () => {});
  }

  reply(id: number, name: string, result: unknown) {
    this.#outbox.push(new Line(JSON.stringify({ id, [name]: result })));
  }

  replyError(id: number, error: ErrorReply) {
    this.#outbox.push(new Line(JSON.stringify({ id, error })));
  }

  /** Starts pings. The first comes early and at random, so that a crowd that came together is spread. */
  startPings() {
    this.#cancelTimer();
    const { pingMs } = this.core.times;
    this.#cancelTimer = this.core.wheel.after(pingMs * (0.5 + Math.random() / 2), () => this.#ping());
  }

  /** Closes the connection when its token is too old for too long. */
  expireAt(epochS: number | null) {
    this.#cancelExpiry();
    if (epochS !== null) this.#cancelExpiry = this.core.afterExpiry(epochS, () => this.close(CLOSE.expired));
  }

  /** Hands a publication to this reader, as fast as it reads. */
  deliver(subscription: Subscription, line: Line) {
    const { name, namespace } = subscription.channel;
    const { pace } = this.#outbox;
    if (pace === 'hopeless') {
      this.core.counts.slow++;
      return this.close(CLOSE.slow);
    }
    if (pace === 'normal') {
      this.#outbox.release(name);
      this.#outbox.push(line);
    } else if (namespace.mode === 'cache') this.#outbox.hold(name, line);
    else {
      this.core.counts.slow++;
      this.endSubscription(name, UNSUBSCRIBE.insufficientState);
    }
  }

  subscribe(channel: Channel<Subscription>, expiresAt: number | null): Subscription {
    const subscription: Subscription = { connection: this, channel, cancelExpiry: () => {} };
    this.subscriptions.set(channel.name, subscription);
    channel.subscribers.add(subscription);
    this.expireSubscription(subscription, expiresAt);
    return subscription;
  }

  expireSubscription(subscription: Subscription, epochS: number | null) {
    subscription.cancelExpiry();
    if (epochS === null) return;
    const { name } = subscription.channel;
    subscription.cancelExpiry = this.core.afterExpiry(epochS, () =>
      this.endSubscription(name, UNSUBSCRIBE.expired),
    );
  }

  /** Leaves a channel; false when it was not in it. */
  leave(name: string): boolean {
    const subscription = this.subscriptions.get(name);
    if (!subscription) return false;
    subscription.cancelExpiry();
    subscription.channel.subscribers.delete(subscription);
    this.subscriptions.delete(name);
    this.#outbox.release(name);
    return true;
  }

  /** Ends a subscription from this side and says so. */
  endSubscription(name: string, { code, reason }: EndReason) {
    if (!this.leave(name)) return;
    this.#outbox.push(new Line(JSON.stringify({ push: { channel: name, unsubscribe: { code, reason } } })));
  }

  /** Breaks the socket off: the other side sees no close. */
  cut() {
    if (this.phase === 'closed') return;
    this.#socket.terminate();
    this.#ended();
  }

  /** Closes the socket first, then forgets the connection, so that no user has two live ones for long. */
  close({ code, reason }: EndReason) {
    if (this.phase === 'closed') return;
    this.#outbox.flush();
    this.#socket.close(code, reason);
    // A reader that does not read never answers the close.
    this.core.wheel.after(this.core.times.closeMs, () => this.#socket.terminate());
    this.#ended();
  }

  #receive(frame: string | null) {
    if (this.phase === 'closed') return;
    const commands = frame === null ? null : parseFrame(frame);
    if (!commands || this.#waiting.length + commands.length > this.core.limits.commandsWaiting)
      return this.close(CLOSE.badRequest);
    this.core.counts.received += commands.length;
    this.#waiting.push(...commands);
    if (!this.#working) void this.#work();
  }

  async #work() {
    this.#working = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        const pending = this.#handle(next);
        if (pending) await pending;
      } catch (error) {
        this.#failed(next, error);
      }
    }
    this.#working = false;
  }

  /** A command that failed in here is tried again by the client, with growing delays; what else it has stays. */
  #failed(command: Command, error: unknown) {
    this.core.onError(error);
    if (this.phase === 'closed') return;
    const id = wholeOf(command.id);
    if (id === 0) return this.close(CLOSE.serverError);
    if ('connect' in command) this.phase = 'refused';
    if ('subscribe' in command) this.leave(textOf(recordOf(command.subscribe).channel));
    this.replyError(id, ERRORS.internal);
  }

  #handle(command: Command): Promise<void> | void {
    if (this.phase === 'closed' || this.phase === 'refused') return;
    const id = command.id;
    if (id === undefined || id === 0) return this.#handleUnnumbered(command);
    const request = requestOf(command);
    const known = request !== null && Number.isSafeInteger(id) && Number(id) > 0;
    if (!known || (request.name === 'connect') !== (this.phase === 'new'))
      return this.close(CLOSE.badRequest);
    return answer(this, Number(id), request.name, request.request);
  }

  #handleUnnumbered(command: Command) {
    if (this.phase === 'connected' && 'send' in command) {
      const send = command.send;
      const data = typeof send === 'object' && send !== null && 'data' in send ? send.data : undefined;
      return this.core.hooks.onSend?.({ client: this.id, user: this.user }, data);
    }
    const isPong = this.#awaitsPong && Object.keys(command).length === 0;
    if (!isPong) return this.close(CLOSE.badRequest);
    this.#awaitsPong = false;
    this.#cancelTimer();
    const { pingMs } = this.core.times;
    this.#cancelTimer = this.core.wheel.after(pingMs, () => this.#ping());
  }

  #ping() {
    this.#outbox.push(PING);
    this.#awaitsPong = true;
    this.#cancelTimer = this.core.wheel.after(this.core.times.pongMs, () => this.close(CLOSE.noPong));
  }

  #ended() {
    if (this.phase === 'closed') return;
    const wasIn = this.phase === 'connected';
    this.phase = 'closed';
    this.#waiting.length = 0;
    this.#cancelTimer();
    this.#cancelExpiry();
    for (const name of [...this.subscriptions.keys()]) this.leave(name);
    this.core.forget(this, wasIn);
  }
}

/** The push of a publication, for everyone in the channel. */
export function publicationLine(channel: string, publication: Encoded): Line {
  return new Line(`{"push":{"channel":${JSON.stringify(channel)},"pub":${publication.json}}}`);
}
