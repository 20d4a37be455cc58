import type { EpochMs } from '@touchline/betting';
import { z } from 'zod';
import type { World } from '#feed/world.ts';
import { type TapedChange, tapedChange } from './taped-change.ts';

const VERSION = 2;

const at = z.number().nonnegative();

const head = z.object({
  tape: z.literal(VERSION),
  /** Seed and speed of the world that was recorded. */
  seed: z.number(),
  speed: z.number().positive(),
  /** Epoch ms at which the recording began. */
  from: z.number(),
  /** Time of the feed then. */
  feedAt: z.number(),
});

const publication = z.object({
  at,
  channel: z.string(),
  data: z.unknown(),
  options: z
    .object({
      tags: z.record(z.string(), z.string()).optional(),
      idempotencyKey: z.string().optional(),
      version: z.number().optional(),
    })
    .optional(),
});

const feedLine = z.object({ at, feed: tapedChange });
const endLine = z.object({ at, end: z.literal(true) });

export type TapeHead = z.infer<typeof head>;
/** What the real-time port was given. Units: `at` milliseconds from the start of the tape. */
export type TapedPublication = z.infer<typeof publication>;
/** What the feed said. Units: as above. */
export interface TapedFeedLine {
  readonly at: number;
  readonly feed: TapedChange;
}

/** A tape as it is read: text in UTF-8, one JSON object a line, the first its head. */
export interface Tape {
  readonly head: TapeHead;
  readonly publications: readonly TapedPublication[];
  readonly changes: readonly TapedFeedLine[];
  /** Length. Units: milliseconds. */
  readonly length: number;
}

/** The first line of a tape that begins at an instant. */
export const tapeHead = (world: World, from: EpochMs): TapeHead => ({
  tape: VERSION,
  seed: world.seed,
  speed: world.speed,
  from,
  feedAt: world.feedTime(from),
});

/** What the head of a tape has and no other recording. */
const named = z.object({ tape: z.unknown() });

function jsonOf(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

const has = (line: unknown, member: string) => typeof line === 'object' && line !== null && member in line;

/** Whether a text is meant to be a tape, of whatever version. */
export const isTape = (text: string): boolean =>
  has(jsonOf(text.slice(0, text.indexOf('\n') + 1 || undefined)), 'tape');

/** What is wrong, in a word: the members that are none of a tape. */
const reasonOf = (error: z.ZodError) => error.issues[0]?.path.join('.') || 'its shape';

/**
 * Reads a tape.
 * Errors: Error that names the line which is none of a tape (the last one, where the recording was cut off), or another version.
 */
export function parseTape(text: string): Tape {
  const lines = text.split('\n').filter((line) => line !== '');
  const read = <T>(schema: z.ZodType<T>, place: number): T => {
    const line = jsonOf(lines[place]);
    if (line === undefined) throw new Error(`Line ${place + 1} of the tape cannot be read: it is no JSON`);
    const result = schema.safeParse(line);
    if (result.success) return result.data;
    throw new Error(`Line ${place + 1} of the tape cannot be read: ${reasonOf(result.error)}`);
  };
  const { tape: version } = read(named, 0);
  if (version !== VERSION)
    throw new Error(`The tape has version ${String(version)}; this house plays version ${VERSION}`);
  const publications: TapedPublication[] = [];
  const changes: TapedFeedLine[] = [];
  let length = 0;
  const measured = <T extends { at: number }>(entry: T) => {
    length = Math.max(length, entry.at);
    return entry;
  };
  for (let place = 1; place < lines.length; place += 1) {
    const line = jsonOf(lines[place]);
    if (has(line, 'feed')) changes.push(measured(read(feedLine, place)));
    else if (has(line, 'end')) measured(read(endLine, place));
    else publications.push(measured(read(publication, place)));
  }
  return { head: read(head, 0), publications, changes, length };
}
