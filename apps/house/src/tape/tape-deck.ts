import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochMs } from '@touchline/betting';
import type { WorldChange } from '#feed/world.ts';
import type { PublishOptions, RealtimePort } from '#realtime/port.ts';
import { type FaultScript, withFaults } from './fault-script.ts';
import { parseTape, type TapeHead } from './tape.ts';

/** Records what the feed and the real-time port emit, and plays publications again. */
export interface TapeDeck {
  /** The port that is recorded; it stands in the place of the one that it was made with. */
  readonly port: RealtimePort;
  /** What the feed says goes onto the tape as well. */
  note(change: WorldChange, at: EpochMs): void;
  /** Begins a tape. With `isHeld` publications go onto the tape alone, and nobody hears of them until it is played. */
  record(name: string, isHeld: boolean): void;
  /** How many publications the tape has that is being recorded; none where none is. */
  publications(): number;
  /** Ends the tape; answers how many lines it has. */
  stop(): Promise<number>;
  has(name: string): boolean;
  /**
   * Publishes what a tape holds, `speed` times as fast as it was recorded; answers how many publications that were.
   * Errors: Error where there is no such tape, or a line is none of a tape.
   */
  play(name: string, options: { readonly speed: number; readonly script: FaultScript }): Promise<number>;
}

interface Running {
  readonly file: WriteStream;
  readonly from: EpochMs;
  readonly isHeld: boolean;
  lines: number;
  publications: number;
}

export function createTapeDeck(
  port: RealtimePort,
  about: {
    readonly folder: string;
    readonly now: () => EpochMs;
    readonly world: Pick<TapeHead, 'seed' | 'speed'>;
  },
): TapeDeck {
  const { folder, now, world } = about;
  const pathOf = (name: string) => join(folder, `${name}.jsonl`);
  let running: Running | null = null;

  const write = (line: object) => {
    if (running === null) return;
    running.lines += 1;
    running.file.write(`${JSON.stringify(line)}\n`);
  };
  const tape = (channels: readonly string[], data: unknown, options?: PublishOptions) => {
    if (running === null) return;
    const at = now() - running.from;
    for (const channel of channels) write({ at, channel, data, ...(options && { options }) });
    running.publications += channels.length;
  };

  return {
    port: {
      ...port,
      publish(channel, data, options) {
        tape([channel], data, options);
        return running?.isHeld ? port.position(channel) : port.publish(channel, data, options);
      },
      broadcast(channels, data, options) {
        tape(channels, data, options);
        if (running?.isHeld) return Promise.all(channels.map((channel) => port.position(channel)));
        return port.broadcast(channels, data, options);
      },
    },
    note(change, at) {
      if (running !== null) write({ at: at - running.from, feed: change });
    },
    record(name, isHeld) {
      running?.file.end();
      mkdirSync(folder, { recursive: true });
      running = { file: createWriteStream(pathOf(name)), from: now(), isHeld, lines: 0, publications: 0 };
      write({ tape: 1, ...world, from: running.from });
    },
    publications: () => running?.publications ?? 0,
    async stop() {
      if (running === null) return 0;
      const { file, lines } = running;
      running = null;
      file.end();
      await once(file, 'close');
      return lines;
    },
    has: (name) => existsSync(pathOf(name)),
    async play(name, { speed, script }) {
      const due = withFaults(parseTape(readFileSync(pathOf(name), 'utf8')).publications, script);
      const from = performance.now();
      for (const { at, channel, data, options } of due) {
        const waitMs = from + at / speed - performance.now();
        if (waitMs > 0) await sleep(waitMs);
        await port.publish(channel, data, options as PublishOptions | undefined); // without its absent members
      }
      return due.length;
    },
  };
}
