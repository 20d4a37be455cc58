import { z } from 'zod';

const at = z.number().nonnegative();

const head = z.object({
  tape: z.literal(1),
  /** Seed and speed of the world that was recorded. */
  seed: z.number(),
  speed: z.number(),
  /** Epoch ms at which the recording began. */
  from: z.number(),
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

const feedChange = z.object({ at, feed: z.object({ type: z.string() }).loose() });

export type TapeHead = z.infer<typeof head>;
/** What the real-time port was given. Units: `at` milliseconds from the start of the tape. */
export type TapedPublication = z.infer<typeof publication>;
/** What the feed said. Units: as above. */
export type TapedChange = z.infer<typeof feedChange>;

/** A tape as it is read: text in UTF-8, one JSON object a line, the first its head. */
export interface Tape {
  readonly head: TapeHead;
  readonly publications: readonly TapedPublication[];
  readonly changes: readonly TapedChange[];
}

const isPublication = (entry: TapedPublication | TapedChange): entry is TapedPublication =>
  'channel' in entry;

/** Reads a tape. Errors: Error that names the line which is none of a tape. */
export function parseTape(text: string): Tape {
  const lines = text.split('\n').filter((line) => line !== '');
  const read = <T>(schema: { parse(value: unknown): T }, place: number): T => {
    try {
      return schema.parse(JSON.parse(lines[place] ?? ''));
    } catch (error) {
      throw new Error(`Line ${place + 1} of the tape cannot be read.`, { cause: error });
    }
  };
  const entries = lines.slice(1).map((_, index) => read(z.union([publication, feedChange]), index + 1));
  return {
    head: read(head, 0),
    publications: entries.filter(isPublication),
    changes: entries.filter((entry): entry is TapedChange => !isPublication(entry)),
  };
}
