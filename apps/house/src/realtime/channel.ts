import { randomBytes } from 'node:crypto';
import type { Namespace } from './namespaces.ts';
import type { Position, PublishOptions } from './port.ts';

/** A publication with its JSON, encoded once for history, recovery and every subscriber. */
export interface Encoded {
  readonly offset: number;
  readonly at: number;
  readonly json: string;
}

/** What a recovery found: `missed` to deliver, or null when the gap cannot be filled. */
export interface Recovery {
  readonly missed: readonly Encoded[] | null;
}

const RECOVERY_MAX = 300;
/** A channel in which nothing was ever said; long enough for a snapshot's position to be used. */
const UNUSED_MS = 120_000;

/** One channel: its subscribers, its history, and where it stands. */
export class Channel<Subscriber> {
  readonly name: string;
  readonly namespace: Namespace;
  readonly subscribers = new Set<Subscriber>();
  #epoch = newEpoch();
  #offset = 0;
  #history: Encoded[] = [];
  #version = Number.NEGATIVE_INFINITY;
  #touchedAt: number;

  constructor(name: string, namespace: Namespace, now: number) {
    this.name = name;
    this.namespace = namespace;
    this.#touchedAt = now;
  }

  get position(): Position {
    return { offset: this.#offset, epoch: this.#epoch };
  }

  /** Whether a publication of this version is news. */
  accepts(version: number | undefined): boolean {
    return version === undefined || version > this.#version;
  }

  append(data: unknown, options: PublishOptions, info: unknown, now: number): Encoded {
    this.#touchedAt = now;
    if (options.version !== undefined) this.#version = options.version;
    this.forgetOld(now);
    const recorded = this.namespace.mode !== 'none';
    if (recorded) this.#offset++;
    const json = encode(data, recorded ? this.#offset : undefined, options.tags, info);
    const publication = { offset: this.#offset, at: now, json };
    if (recorded) {
      this.#history.push(publication);
      if (this.#history.length > this.namespace.historySize) this.#history.shift();
    }
    return publication;
  }

  /** Publications that are still kept, oldest first. */
  history(now: number): readonly Encoded[] {
    this.forgetOld(now);
    return this.#history;
  }

  /** How many publications are held, those included that are too old and not yet forgotten. */
  get held(): number {
    return this.#history.length;
  }

  /** Lets go of what is too old. To be called from time to time as well: a channel that falls silent would keep all it has. */
  forgetOld(now: number) {
    const oldest = now - this.namespace.historyTtlMs;
    const first = this.#history.findIndex((one) => one.at > oldest);
    if (first !== 0) this.#history = first === -1 ? [] : this.#history.slice(first);
  }

  /** What a subscriber at `since` missed. An empty epoch stands for any. */
  recover(since: Position, now: number): Recovery {
    const sameEpoch = since.epoch === '' || since.epoch === this.#epoch;
    const atTop = sameEpoch && since.offset === this.#offset;
    const kept = this.history(now);
    if (this.namespace.mode === 'cache') {
      const last = kept.at(-1);
      if (atTop && (since.epoch !== '' || last === undefined)) return { missed: [] };
      return { missed: last ? [last] : null };
    }
    if (!sameEpoch || since.offset > this.#offset) return { missed: null };
    if (atTop) return { missed: [] };
    const missed = kept.filter((one) => one.offset > since.offset);
    const complete = missed[0]?.offset === since.offset + 1 && missed.length <= RECOVERY_MAX;
    return { missed: complete ? missed : null };
  }

  /** Forgets everything, as a restart would: positions held by clients no longer match. */
  reset() {
    this.#history = [];
    this.#offset = 0;
    this.#epoch = newEpoch();
  }

  /** Whether nobody would notice if the channel went: no listener, and nothing kept that a position could ask for. */
  isIdle(now: number): boolean {
    const kept = this.#offset === 0 ? UNUSED_MS : 2 * this.namespace.historyTtlMs;
    return this.subscribers.size === 0 && now - this.#touchedAt > kept;
  }
}

function newEpoch(): string {
  return randomBytes(4).toString('hex');
}

function encode(
  data: unknown,
  offset: number | undefined,
  tags: PublishOptions['tags'],
  info: unknown,
): string {
  return JSON.stringify({ data, offset, tags, info });
}
