import type { WebSocket } from 'ws';

/** One line of the protocol. Publications are encoded to bytes once for all who get them alone. */
export class Line {
  readonly text: string;
  #bytes: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }
}

/** Bytes that may wait for one slow reader: above `soft` updates are conflated, above `hard` it is let go. */
export interface BacklogLimits {
  readonly softBytes: number;
  readonly hardBytes: number;
}

/** Collects the lines of one turn and sends them as one frame. */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #limits: BacklogLimits;
  readonly #onSent: (bytes: number) => void;
  #lines: Line[] = [];
  #waiting = 0;
  /** The newest line of each cache channel that was held back. */
  readonly #held = new Map<string, Line>();

  constructor(socket: WebSocket, limits: BacklogLimits, onSent: (bytes: number) => void) {
    this.#socket = socket;
    this.#limits = limits;
    this.#onSent = onSent;
  }

  push(line: Line) {
    this.#lines.push(line);
    this.#waiting += line.text.length;
    if (this.#lines.length === 1) queueMicrotask(() => this.flush());
  }

  /** How the reader keeps up. */
  get pace(): 'normal' | 'slow' | 'hopeless' {
    const backlog = this.#socket.bufferedAmount + this.#waiting;
    if (backlog > this.#limits.hardBytes) return 'hopeless';
    return backlog > this.#limits.softBytes ? 'slow' : 'normal';
  }

  /** Keeps only the newest line of a channel until the reader has caught up. */
  hold(channel: string, line: Line) {
    this.#held.set(channel, line);
  }

  /** Drops what was held back of a channel: something newer goes out, or nobody wants it any more. */
  release(channel: string) {
    if (this.#held.size > 0) this.#held.delete(channel);
  }

  flush() {
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#lines = [];
    this.#waiting = 0;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const [only] = lines;
    const frame = lines.length === 1 && only ? only.bytes : lines.map((line) => line.text).join('\n');
    this.#onSent(frame.length);
    this.#socket.send(frame, { binary: false }, () => this.#caughtUp());
  }

  #caughtUp() {
    if (this.#held.size === 0 || this.#socket.bufferedAmount > this.#limits.softBytes / 2) return;
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const line of held) this.push(line);
  }
}
