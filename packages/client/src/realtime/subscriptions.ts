import { SUBSCRIPTION_BUDGET } from '@touchline/contract/constants';
import type { Centrifuge, Subscription, SubscriptionOptions } from 'centrifuge';
import type { Stop } from './connection-state.ts';
import { createWants, type Purpose } from './wants.ts';

/**
 * What happened to a subscription. `first`: it had no position to recover from; `recovered`: nothing was missed;
 * `pending`: what was missed follows at once.
 */
export type SubscriptionEvent =
  | {
      readonly type: 'subscribed';
      readonly channel: string;
      readonly first: boolean;
      readonly recovered: boolean;
      readonly pending: boolean;
    }
  | { readonly type: 'left'; readonly channel: string }
  | { readonly type: 'refused'; readonly channel: string; readonly code: number; readonly reason: string };

export interface SubscriptionTimes {
  /** How long a channel stays subscribed after nobody wants it, ms. */
  readonly lingerMs: number;
  /** How long a page may be hidden before it lets its channels go, ms. */
  readonly hiddenMs: number;
}

export const DEFAULT_SUBSCRIPTION_TIMES: SubscriptionTimes = { lingerMs: 5_000, hiddenMs: 30_000 };

interface Options {
  readonly client: Centrifuge;
  readonly times: SubscriptionTimes;
  readonly optionsOf: (channel: string) => Partial<SubscriptionOptions>;
  /** Whether a channel may be subscribed to now. */
  readonly mayJoin: (channel: string) => boolean;
  readonly onPublication: (channel: string, data: unknown) => void;
  readonly onEvent: (event: SubscriptionEvent) => void;
  /** A channel is asked for; the result says that it was answered: it stands or does not, or was left. */
  readonly underWay: () => Stop;
  readonly guard: <A extends unknown[]>(handler: (...args: A) => void) => (...args: A) => void;
}

const TOTAL_MAX = Object.values(SUBSCRIPTION_BUDGET).reduce((sum, one) => sum + one, 0);

/** Keeps the client's subscriptions equal to what is wanted, within the budgets. */
export class SubscriptionManager {
  readonly #options: Options;
  readonly #wants = createWants();
  readonly #joined = new Map<string, Subscription>();
  /** Subscribed, wanted by nobody, waiting to leave; oldest first. */
  readonly #lingering = new Map<string, ReturnType<typeof setTimeout>>();
  #hidden = false;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  #pending = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Wants a channel until the result is called. */
  want(channel: string, purpose: Purpose): Stop {
    let held = true;
    this.#wants.add(channel, purpose);
    this.#reconcileSoon();
    return () => {
      if (!held) return;
      held = false;
      this.#wants.remove(channel, purpose);
      if (!this.#wants.isWanted(channel)) this.#linger(channel);
      this.#reconcileSoon();
    };
  }

  /** Whether the page can be seen. Coming back joins again at once. */
  setVisible(visible: boolean) {
    clearTimeout(this.#hiddenTimer);
    if (!visible) this.#hiddenTimer = setTimeout(() => this.#setHidden(true), this.#options.times.hiddenMs);
    else this.#setHidden(false);
  }

  /** Leaves the channels of the player who was signed in, with their positions. */
  leavePrivate() {
    for (const channel of [...this.#joined.keys()]) if (channel.startsWith('$')) this.#leave(channel);
  }

  /** Brings the subscriptions in line with what is wanted, in one frame. */
  reconcile() {
    this.#pending = false;
    const { client, mayJoin } = this.#options;
    const wanted = this.#wants.admitted(this.#hidden);
    client.startBatching();
    try {
      for (const channel of [...this.#joined.keys()])
        if (!wanted.has(channel) && !this.#lingering.has(channel)) this.#leave(channel);
      for (const channel of wanted) {
        this.#stopLingering(channel);
        if (!this.#joined.has(channel) && mayJoin(channel)) this.#join(channel);
      }
      for (const channel of this.#lingering.keys()) {
        if (this.#joined.size <= TOTAL_MAX) break;
        this.#leave(channel);
      }
    } finally {
      client.stopBatching();
    }
  }

  close() {
    clearTimeout(this.#hiddenTimer);
    for (const channel of [...this.#joined.keys()]) this.#leave(channel);
  }

  #reconcileSoon() {
    if (this.#pending) return;
    this.#pending = true;
    queueMicrotask(() => this.reconcile());
  }

  #setHidden(hidden: boolean) {
    this.#hidden = hidden;
    if (hidden) for (const channel of [...this.#lingering.keys()]) this.#leave(channel);
    this.reconcile();
  }

  #join(channel: string) {
    const { client, guard, onEvent, onPublication, optionsOf, underWay } = this.#options;
    const subscription = client.newSubscription(channel, optionsOf(channel));
    const arrive = underWay();
    this.#joined.set(channel, subscription);
    let before = false;
    subscription.on(
      'publication',
      guard((context) => onPublication(channel, context.data)),
    );
    subscription.on(
      'subscribed',
      guard(({ recovered, wasRecovering, hasRecoveredPublications: pending }) => {
        const first = !before && !wasRecovering;
        before = true;
        onEvent({ type: 'subscribed', channel, first, recovered, pending });
        arrive();
      }),
    );
    // Asked for in vain, and again later.
    subscription.on('error', arrive);
    subscription.on(
      'unsubscribed',
      guard(({ code, reason }) => {
        arrive();
        // Code 0 is this side's own unsubscribe.
        if (code !== 0) onEvent({ type: 'refused', channel, code, reason });
      }),
    );
    subscription.subscribe();
  }

  #leave(channel: string) {
    const subscription = this.#joined.get(channel);
    this.#stopLingering(channel);
    if (!subscription) return;
    this.#joined.delete(channel);
    this.#options.client.removeSubscription(subscription);
    this.#options.onEvent({ type: 'left', channel });
  }

  #linger(channel: string) {
    if (!this.#joined.has(channel) || this.#hidden) return;
    this.#stopLingering(channel);
    const timer = setTimeout(() => {
      this.#lingering.delete(channel);
      this.reconcile();
    }, this.#options.times.lingerMs);
    this.#lingering.set(channel, timer);
  }

  #stopLingering(channel: string) {
    clearTimeout(this.#lingering.get(channel));
    this.#lingering.delete(channel);
  }
}
