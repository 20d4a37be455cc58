import { rmSync } from 'node:fs';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLivePrices } from '../src/bets/live-prices.ts';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { createWorld } from '../src/feed/create-world.ts';
import { createFootballFeed } from '../src/feed/football/football-feed.ts';
import type { ScheduledMatch, SportFeed } from '../src/feed/sport.ts';
import type { MatchRecord } from '../src/feed/world.ts';
import { newDataDir } from './support/data-template.ts';
import { CALENDAR_AT, START_LIMIT_MS } from './support/house.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

const SEED = 7;
const HOUR_MS = 3_600_000;
const STEP_MS = 10 * 60_000;
/** No match takes longer. */
const MOST_STEPS = 24;

let dataDir: string;
let database: OpenDatabase;
let server: TestDatabase | null;

beforeAll(async () => {
  dataDir = await newDataDir();
  server = await newTestDatabase();
  database = await openDatabase({ dataDir, url: server?.url ?? null });
}, START_LIMIT_MS);
afterAll(async () => {
  await database?.close();
  await server?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Football of the last hour alone: what is a day away takes time to price. */
function recentFootball(): SportFeed {
  const feed = createFootballFeed(SEED);
  function* schedule(from: number): Generator<ScheduledMatch> {
    const all = feed.schedule(from);
    for (let next = all.next(); next.done !== true; next = all.next()) {
      const { duration, start, listedFrom } = next.value;
      if (listedFrom > CALENDAR_AT) return;
      if (duration === null && start > CALENDAR_AT - HOUR_MS && start <= CALENDAR_AT) yield next.value;
    }
  }
  return { ...feed, schedule };
}

async function writtenOf({ id }: MatchRecord): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from live_price where match_id = ${id}`,
  );
  return rows[0]?.count ?? 0;
}

test(
  'prices of a match are written while it is played, and let go when it is over and still listed',
  async () => {
    const world = createWorld({
      seed: SEED,
      startAt: CALENDAR_AT,
      now: CALENDAR_AT,
      speed: 1,
      feeds: [recentFootball()],
    });
    const prices = createLivePrices(database.db, world);
    const reach = async (now: number) => {
      do {
        for (const change of world.advance(now)) prices.note(change);
        await prices.flush();
      } while (world.behind());
    };
    await reach(CALENDAR_AT);
    const match = [...world.matches()].find(({ status }) => status === MATCH_STATUS.live);
    if (match === undefined) throw new Error('nothing is in play');
    await prices.ensure([...match.markets.keys()]);
    expect(await writtenOf(match)).toBeGreaterThan(0);

    for (let step = 1; step <= MOST_STEPS && match.markets.size > 0; step += 1)
      await reach(CALENDAR_AT + step * STEP_MS);
    expect(world.match(match.id)?.status).toBe(MATCH_STATUS.closed);
    expect(await writtenOf(match)).toBe(0);
  },
  START_LIMIT_MS,
);
