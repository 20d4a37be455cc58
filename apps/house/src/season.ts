import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EpochMs } from '@touchline/betting';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { marketStops } from '#db/operators-schema.ts';
import { meta } from '#db/schema.ts';
import { createWorld } from '#feed/create-world.ts';
import { parseRecordedFeed, type RecordedFeed } from '#feed/replay.ts';
import type { SportFeed } from '#feed/sport.ts';
import { createSportFeeds } from '#feed/sports.ts';
import type { World } from '#feed/world.ts';
import { beginPaused, isBettingPaused } from './operators/betting-pause.ts';
import type { HouseOptions } from './options.ts';
import { Sentence } from './sentence.ts';

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

interface Recording {
  readonly feed: RecordedFeed;
  readonly fingerprint: string;
}

function readRecording(file: string): Recording {
  try {
    const text = readFileSync(file, 'utf8');
    return { feed: parseRecordedFeed(text), fingerprint: createHash('sha256').update(text).digest('hex') };
  } catch (error) {
    throw new Sentence(
      `HOUSE_REPLAY ${file} cannot be played: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
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
  const recording = options.replay === null ? null : readRecording(options.replay);
  const replay = recording?.fingerprint ?? null;
  const first: Season = {
    seed: options.seed ?? DEFAULT_SEED,
    startAt: now,
    calendarAt: options.calendarAt ?? now,
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
    stops: new Map(stops.map(({ target, stop }) => [target, stop])),
    feeds: feedsOf(seed, options.sports),
    ...(recording ? { replay: recording.feed } : {}),
  });
  if (await isBettingPaused(db)) beginPaused(world);
  return world;
}
