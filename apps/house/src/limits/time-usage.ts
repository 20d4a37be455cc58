import type { EpochMs } from '@touchline/betting';
import { USER_LIMIT_PERIODS } from '@touchline/contract/constants';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { playUsage } from '#db/limits-schema.ts';
import type { PeriodBounds, Periods } from './periods.ts';
import type { TimeUsed } from './time-limits.ts';

/** What one call may count at most: those of a player come at least as often. */
const SIGNED_IN_STEP_MS = 30_000;
const ACTIVE_STEP_MS = 60_000;

const TOTALS = ['staked', 'returned', 'deposited', 'signed_in', 'active'] as const;
type Counted = 'signed_in' | 'active';

export type UsageRow = typeof playUsage.$inferSelect;

const NOTHING_USED: TimeUsed = {
  signedIn: { day: 0, week: 0, month: 0 },
  active: { day: 0, week: 0, month: 0 },
};

/** What of a row belongs to the periods of now. */
export function timeUsed(row: UsageRow | undefined, { starts }: PeriodBounds): TimeUsed {
  if (!row) return NOTHING_USED;
  const ifNow = (period: keyof Periods, start: EpochMs, ms: number) => (start >= starts[period] ? ms : 0);
  return {
    signedIn: {
      day: ifNow('day', row.dayStart, row.daySignedIn),
      week: ifNow('week', row.weekStart, row.weekSignedIn),
      month: ifNow('month', row.monthStart, row.monthSignedIn),
    },
    active: {
      day: ifNow('day', row.dayStart, row.dayActive),
      week: ifNow('week', row.weekStart, row.weekActive),
      month: ifNow('month', row.monthStart, row.monthActive),
    },
  };
}

/** Assignments that move a row to the periods of now, where all totals begin at zero, and add time to one total. */
function counted(column: Counted, added: SQL, { starts }: PeriodBounds): SQL {
  const assignments = USER_LIMIT_PERIODS.flatMap((period) => {
    const named = (total: string) => sql.raw(`${period}_${total}`);
    const start = sql`${starts[period]}::bigint`;
    return [
      sql`${named('start')} = greatest(${named('start')}, ${start})`,
      ...TOTALS.map(
        (total) =>
          sql`${named(total)} = case when ${named('start')} >= ${start} then ${named(total)} else 0 end${total === column ? sql` + ${added}` : sql``}`,
      ),
    ];
  });
  return sql.join(assignments, sql`, `);
}

interface Count {
  readonly playerId: string;
  readonly currency: string;
  readonly bounds: PeriodBounds;
  readonly now: EpochMs;
}

/** Makes the row of a player who has none. */
async function ensureRow(db: Database, { playerId, currency }: Count): Promise<void> {
  await db.insert(playUsage).values({ playerId, currency }).onConflictDoNothing();
}

/** Counts in the row of the player, and keeps the time of the week for the weeks after it. */
async function update(db: Database, count: Count, assignments: SQL): Promise<void> {
  const run = () =>
    db.execute(sql`
      with used as (
        update play_usage set ${assignments} where player_id = ${count.playerId} returning player_id, week_start, week_signed_in
      )
      insert into play_weeks (player_id, week_start, signed_in) select player_id, week_start, week_signed_in from used
      on conflict (player_id, week_start) do update set signed_in = excluded.signed_in
      returning player_id`);
  if ((await run()).rows.length > 0) return;
  await ensureRow(db, count);
  await run();
}

/**
 * Counts the time signed in since the last call of any session of the player, 30 s at most: sessions at the same time count
 * once. `hash` is that of the session that calls; nothing counts from before its sign-in.
 */
export async function countSignedIn(db: Database, count: Count, hash: string): Promise<void> {
  const now = sql`${count.now}::bigint`;
  const since = sql`(select s.created_at from sessions s where s.token_hash = ${hash})`;
  const passed = sql`${now} - greatest(coalesce(signed_in_at, 0), ${since})`;
  const added = sql`least(${SIGNED_IN_STEP_MS}::bigint, greatest(0, ${passed}))`;
  const until = sql`signed_in_at = greatest(coalesce(signed_in_at, 0), ${now})`;
  await update(db, count, sql`${counted('signed_in', added, count.bounds)}, ${until}`);
}

/** Counts the time with a page in sight since the last call of the player, 60 s at most: tabs count once. */
export async function countActive(db: Database, count: Count): Promise<void> {
  const now = sql`${count.now}::bigint`;
  const added = sql`least(${ACTIVE_STEP_MS}::bigint, greatest(0, ${now} - coalesce(active_at, 0)))`;
  const until = sql`active_at = greatest(coalesce(active_at, 0), ${now})`;
  await update(db, count, sql`${counted('active', added, count.bounds)}, ${until}`);
}

export async function findUsage(
  db: Pick<Database, 'select'>,
  playerId: string,
): Promise<UsageRow | undefined> {
  const [row] = await db.select().from(playUsage).where(eq(playUsage.playerId, playerId));
  return row;
}
