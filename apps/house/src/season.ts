import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EpochMs } from '@touchline/betting';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { marketStops } from '#db/operators-schema.ts';
import { meta } from '#db/schema.ts';
import { createWorld, type WorldOptions } from '#feed/create-world.ts';
import { parseRecordedFeed, type RecordedFeed } from '#feed/replay.ts';
import type { SportFeed } from '#feed/sport.ts';
import { createSportFeeds } from '#feed/sports.ts';
import type { World } from '#feed/world.ts';
import { beginPaused, isBettingPaused } from './operators/betting-pause.ts';
import type { HouseOptions } from './options.ts';
import { Sentence } from './sentence.ts';
import { type FaultScript, NO_FAULTS } from './tape/fault-script.ts';
import { isTape, parseTape, type Tape } from './tape/tape.ts';
import { createTapeFeeds } from './tape/tape-feeds.ts';

const DEFAULT_SEED = 1;

/** What decides the season of a data folder; kept from its first start, so that every start continues the same season. */
interface Season {
  readonly seed: number;
  readonly startAt: EpochMs;
  /** Instant of the calendar that was played at `startAt`; left out: `startAt` itself. */
  readonly calendarAt?: EpochMs;
  /** Fingerprint of the recorded feed that is played; null for the simulated season. */
  readonly replay: string | null;
}

/** A match day, or a tape of a house. */
type Recording = { readonly fingerprint: string } & (
  | { readonly feed: RecordedFeed; readonly tape: null }
  | { readonly tape: Tape }
);

/** Errors: Sentence where what is read or made of it throws. */
function orRefuse<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Sentence(
      `HOUSE_REPLAY ${file} cannot be played: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function readRecording(file: string, faults: FaultScript | null): Recording {
  return orRefuse(file, () => {
    const text = readFileSync(file, 'utf8');
    const fingerprint = createHash('sha256').update(text);
    if (isTape(text)) {
      // Through other faults it is another season.
      if (faults !== null) fingerprint.update(JSON.stringify(faults));
      return { tape: parseTape(text), fingerprint: fingerprint.digest('hex') };
    }
    if (faults !== null) throw new Error('HOUSE_REPLAY_FAULTS wants a tape, and this is none');
    return { feed: parseRecordedFeed(text), tape: null, fingerprint: fingerprint.digest('hex') };
  });
}

/** What a recording has to say of the season that plays it. */
function seasonOf(recording: Recording | null, options: HouseOptions, now: EpochMs) {
  const head = recording?.tape?.head;
  if (head === undefined)
    return { seed: options.seed ?? DEFAULT_SEED, calendarAt: options.calendarAt ?? now };
  if (options.seed !== null && options.seed !== head.seed)
    throw new Sentence(
      `HOUSE_REPLAY ${options.replay} is a tape of HOUSE_SEED ${head.seed}, not ${options.seed}.`,
    );
  return { seed: head.seed, calendarAt: head.feedAt };
}

/** What is played: the season, a match day or a tape. */
function played(
  recording: Recording | null,
  seed: number,
  options: HouseOptions,
): Pick<WorldOptions, 'feeds' | 'replay' | 'script'> {
  const feeds = feedsOf(seed, options.sports);
  if (recording === null) return { feeds };
  if (recording.tape === null) return { feeds, replay: recording.feed };
  const { tape } = recording;
  return orRefuse(options.replay ?? '', () =>
    createTapeFeeds(tape, feeds, options.replayFaults ?? NO_FAULTS),
  );
}

function checkSame(season: Season, wanted: { seed: number | null; replay: string | null }): void {
  if (season.replay !== wanted.replay) {
    throw new Sentence(
      'DATA_DIR holds another season than the one to be played; name another folder with DATA_DIR.',
    );
  }
  if (wanted.seed !== null && wanted.seed !== season.seed) {
    throw new Sentence(
      `DATA_DIR holds the season of HOUSE_SEED ${season.seed}, not ${wanted.seed}; name another folder with DATA_DIR.`,
    );
  }
}

/** The sports of a season, each the same whichever others are played beside it. */
function feedsOf(seed: number, sports: readonly string[] | null): SportFeed[] {
  const feeds = createSportFeeds(seed);
  const known = feeds.map(({ sport }) => sport.key);
  const stranger = sports?.find((key) => !known.includes(key));
  if (stranger !== undefined)
    throw new Sentence(`HOUSE_SPORTS names "${stranger}", which is none of ${known.join(', ')}.`);
  return sports === null ? feeds : feeds.filter(({ sport }) => sports.includes(sport.key));
}

/** The world of this data folder, as it is at `now`, with what operators said of it. Errors: Sentence when the folder belongs to another season. */
export async function openSeason(db: Database, options: HouseOptions, now: EpochMs): Promise<World> {
  const recording = options.replay === null ? null : readRecording(options.replay, options.replayFaults);
  if (recording === null && options.replayFaults !== null)
    throw new Sentence('HOUSE_REPLAY_FAULTS wants a tape in HOUSE_REPLAY.');
  const replay = recording?.fingerprint ?? null;
  const first: Season = {
    ...seasonOf(recording, options, now),
    startAt: now,
    replay,
  };
  await db.insert(meta).values({ key: 'season', value: first }).onConflictDoNothing();
  const [row] = await db.select().from(meta).where(eq(meta.key, 'season'));
  const season = row ? (row.value as Season) : first; // written here alone
  checkSame(season, { seed: options.seed, replay });
  const { seed, startAt, calendarAt = startAt } = season;
  const stops = await db.select().from(marketStops);
  const world = createWorld({
    seed,
    startAt,
    calendarAt,
    now,
    speed: options.speed,
    isStill: options.isStill,
    stops: new Map(stops.map(({ target, stop }) => [target, stop])),
    ...played(recording, seed, options),
  });
  if (await isBettingPaused(db)) beginPaused(world);
  return world;
}
