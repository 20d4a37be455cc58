import type { EpochMs } from '@touchline/betting';
import type { BreakType } from '@touchline/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

type Db = Pick<Database, 'execute'>;

/** A break that runs. `endsAt`: of the player clock. */
export interface RunningBreak {
  readonly type: BreakType;
  readonly endsAt: EpochMs;
}

/** Breaks of a player that run: his own, and what the register said of him. */
const runningOf = (playerId: SQL | string, now: EpochMs): SQL => sql`
  select l.type, l.disable_at as ends_at from own_limits l
  where l.player_id = ${playerId} and l.type in ('cooling_off', 'self_exclusion') and l.status <> 'disabled'
    and l.disable_at > ${now}::bigint
  union all
  select 'self_exclusion', r.ends_at from register_answers r
  where r.player_id = ${playerId} and r.ends_at > ${now}::bigint`;

/** Condition of a statement: no break of the player runs. */
export const isOnNoBreak = (playerId: SQL | string, now: EpochMs): SQL =>
  sql`not exists (${runningOf(playerId, now)})`;

/** The break of a query of `type` and `ends_at` that ends last. */
export const lastOf = async (db: Db, breaks: SQL): Promise<RunningBreak | null> => {
  const { rows } = await db.execute<{ type: BreakType; ends_at: EpochMs }>(
    sql`select type, ends_at from (${breaks}) b order by ends_at desc limit 1`,
  );
  const [last] = rows;
  return last ? { type: last.type, endsAt: last.ends_at } : null;
};

/** The break of a player that ends last, if one runs. */
export const findBreak = (db: Db, playerId: string, now: EpochMs): Promise<RunningBreak | null> =>
  lastOf(db, runningOf(playerId, now));
