import type { EpochMs } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { isOnNoBreak } from '../limits/running-break.ts';

/** The consent by which a player takes offers; he does until he says no. */
export const OFFERS = 'offers';

type Db = Pick<Database, 'execute'>;

/** Condition of a statement: no break of the player runs, and he has not switched offers off. */
export const takesOffersSql = (
  playerId: SQL,
  now: EpochMs,
): SQL => sql`(${isOnNoBreak(playerId, now)} and coalesce((
  select o.given from consents o where o.player_id = ${playerId} and o.channel = ${OFFERS} order by o.id desc limit 1
), true))`;

/** Whether a player takes offers now. Units: now of the player clock. */
export async function takesOffers(db: Db, playerId: string, now: EpochMs): Promise<boolean> {
  const { rows } = await db.execute<{ takes: boolean }>(
    sql`select ${takesOffersSql(sql`${playerId}::text`, now)} as takes`,
  );
  return rows[0]?.takes ?? false;
}

/** The same for a transaction that gives: locks the player, so that a break or a switch under way is waited for. */
export async function admitsOffers(tx: Db, playerId: string, now: EpochMs): Promise<boolean> {
  await tx.execute(sql`select from players where id = ${playerId} for share`);
  return takesOffers(tx, playerId, now);
}
