import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { jackpotContributions } from '#db/jackpots-schema.ts';
import type { JackpotStake } from './jackpot-stakes.ts';

/** A bet with the jackpots that it takes part in if it is accepted. */
export interface BetJackpotStakes {
  readonly betId: string;
  readonly stakes: readonly JackpotStake[];
}

/**
 * Step of a statement that writes what bets add to jackpots; empty without any, so that the statement stays as it is. Each is a
 * row of its own: no bet waits for another. `accepted` names the step with the bets that are taken: bet_id, player_id, created_at.
 */
export function contributing(bets: readonly BetJackpotStakes[], accepted: string): SQL {
  const rows = bets.flatMap(({ betId, stakes }) =>
    stakes.map(({ jackpotId, stake }) => ({ bet_id: betId, jackpot_id: jackpotId, stake })),
  );
  if (rows.length === 0) return sql``;
  return sql`, contributions as (
    insert into jackpot_contributions (bet_id, jackpot_id, player_id, stake, created_at)
    select m.bet_id, j.jackpot_id, m.player_id, j.stake, m.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j(bet_id text, jackpot_id text, stake bigint)
      join ${sql.raw(accepted)} m on m.bet_id = j.bet_id
  )`;
}

/** Which of these bets take part in a jackpot. */
export async function betsInJackpots(
  db: Pick<Database, 'selectDistinct'>,
  betIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (betIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ betId: jackpotContributions.betId })
    .from(jackpotContributions)
    .where(inArray(jackpotContributions.betId, [...betIds]));
  return new Set(rows.map(({ betId }) => betId));
}
