import type { EpochMs } from '@touchline/betting';
import type { BonusMove } from '@touchline/betting/bonus';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import { againWhenOvertaken } from '#db/overtaken.ts';
import { OFFERS } from './admits-offers.ts';
import { moveStatus } from './move-status.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Bonuses of one transaction of a sweep. */
const BATCH = 200;

const { id, playerId, status, expiresAt, uses, timesUsed } = playerBonuses;

const STANDS = inArray(status, ['available', 'active']);

/** Whether no bet that carries it is open. */
const HOLDS_NO_BET = sql`not exists (
  select from bet_bonuses c join bets b on b.id = c.bet_id
  where c.bonus_id = ${id} and b.status in ('submitted', 'waiting_results', 'cashout_in_progress'))`;

/** Moves the first bonuses that stand and fit; returns how many it moved. */
async function moveSome(tx: Tx, fits: SQL | undefined, move: BonusMove, now: EpochMs): Promise<number> {
  const wanted = and(STANDS, fits);
  const locked = await tx
    .select({ id })
    .from(playerBonuses)
    .where(wanted)
    .orderBy(asc(id))
    .limit(BATCH)
    .for('update');
  if (locked.length === 0) return 0;
  // Read again under the lock: a bet that was placed meanwhile is seen now.
  const ids = locked.map((row) => row.id);
  const due = await tx
    .select()
    .from(playerBonuses)
    .where(and(inArray(id, ids), wanted));
  let moved = 0;
  for (const row of due) if ((await moveStatus(tx, row, move, { now })) !== null) moved += 1;
  return moved;
}

/** Moves all bonuses that stand and fit. Errors: those of the database. */
async function moveAll(db: Database, fits: SQL | undefined, move: BonusMove, now: EpochMs): Promise<void> {
  const next = () => againWhenOvertaken(() => db.transaction((tx) => moveSome(tx, fits, move, now)));
  while ((await next()) === BATCH);
}

/** Takes the bonuses of a player who switched offers off. One that holds open bets stays until they are decided. */
export const takeOnOptOut = (db: Database, player: string, now: EpochMs): Promise<void> =>
  moveAll(db, and(eq(playerId, player), HOLDS_NO_BET), { deactivated: 'opt_out' }, now);

/** Whether a self-exclusion of the player runs, or the register excludes him. */
const isExcluded = (now: EpochMs) => sql`(exists (
  select from own_limits l where l.player_id = ${playerId} and l.type = 'self_exclusion' and l.status <> 'disabled' and l.disable_at > ${now}::bigint)
  or exists (select from register_answers r where r.player_id = ${playerId} and r.ends_at > ${now}::bigint))`;

const HAS_OPTED_OUT = sql`(select not given from consents c
  where c.player_id = ${playerId} and c.channel = ${OFFERS} order by c.id desc limit 1)`;

/** Takes the bonuses of a player who is excluded; those of one who is not stay. */
export const takeOnExclusion = (db: Database, player: string, now: EpochMs): Promise<void> =>
  moveAll(db, and(eq(playerId, player), isExcluded(now)), { deactivated: 'exclusion' }, now);

/** Writes down what has ended. A token that is used up waits for its bet. Units: now of the player clock. */
export const expireBonuses = (db: Database, now: EpochMs): Promise<void> =>
  moveAll(db, and(lte(expiresAt, now), sql`coalesce(${uses} > ${timesUsed}, true)`), 'expired', now);

/** Takes what a switch or an exclusion left, because the call that took it ended early or bets were open. */
export async function takeLeftBonuses(db: Database, now: EpochMs): Promise<void> {
  await moveAll(db, isExcluded(now), { deactivated: 'exclusion' }, now);
  await moveAll(db, and(HAS_OPTED_OUT, HOLDS_NO_BET), { deactivated: 'opt_out' }, now);
}
