import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochMs } from '@touchline/betting';
import type { World, WorldChange } from '#feed/world.ts';
import type { PublishOptions, RealtimePort } from '#realtime/port.ts';
import { type FaultScript, withFaults } from './fault-script.ts';
import { parseTape, tapeHead } from './tape.ts';
import { type ChangeWriter, createChangeWriter } from './tape-changes.ts';
import type { TapedChange } from './taped-change.ts';

/** Prices of the matches on a tape move for so long. */
const FOLLOWED_MS = 24 * 3_600_000;

/** Records what the feed and the real-time port emit, and plays publications again. */
export interface TapeDeck {
  /** The port that is recorded; it stands in the place of the one that it was made with. */
  readonly port: RealtimePort;
  /** What the feed says goes onto the tape as well. */
  note(change: WorldChange, at: EpochMs): void;
  /**
   * Begins a tape with the matches as they are. With `isHeld` publications go onto the tape alone, and nobody hears of them until it
   * is played; with matches the feed says nothing of others.
   */
  record(
    name: string,
    options: { readonly isHeld: boolean; readonly matchIds: ReadonlySet<string> | null },
  ): void;
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
  readonly changes: ChangeWriter;
  lines: number;
  publications: number;
}

export function createTapeDeck(
  port: RealtimePort,
  { folder, now, world }: { readonly folder: string; readonly now: () => EpochMs; readonly world: World },
): TapeDeck {
  const pathOf = (name: string) => join(folder, `${name}.jsonl`);
  let running: Running | null = null;

  const write = (line: object) => {
    if (running === null) return;
    running.lines += 1;
    running.file.write(`${JSON.stringify(line)}\n`);
  };
  const writeChange = (feed: TapedChange | null, at: number) => {
    if (feed !== null) write({ at: Math.max(0, at), feed });
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
      if (running === null) return;
      if (change.type === 'match_added') world.follow(change.matchId, FOLLOWED_MS);
      writeChange(running.changes.written(change), at - running.from);
    },
    record(name, { isHeld, matchIds }) {
      running?.file.end();
      mkdirSync(folder, { recursive: true });
      const from = now();
      const changes = createChangeWriter(world, { from, matchIds });
      const file = createWriteStream(pathOf(name));
      running = { file, from, isHeld, changes, lines: 0, publications: 0 };
      write(tapeHead(world, from));
      for (const { id } of world.matches()) if (matchIds?.has(id) ?? true) world.follow(id, FOLLOWED_MS);
      for (const change of changes.shown()) writeChange(change, 0);
    },
    publications: () => running?.publications ?? 0,
    async stop() {
      if (running === null) return 0;
      // How long the tape is, where nothing was said at last.
      write({ at: now() - running.from, end: true });
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
