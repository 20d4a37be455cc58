import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Gives each bet of a player, who has one, a row in the tables of sales and jackpots. */
export async function addRowsOfBets(db: Pick<Database, 'execute'>, playerId: string): Promise<void> {
  await db.execute(sql`
    insert into cash_outs (id, bet_id, player_id, request_id, status, stake, percent, asked, least, created_at)
    select ${`sale-${playerId}`}, id, ${playerId}, 'r', 'failed', 1, 1, 1, 1, 1 from bets where player_id = ${playerId}`);
  await db.execute(sql`
    insert into jackpot_contributions (bet_id, jackpot_id, player_id, stake, created_at)
    select id, 'goals', ${playerId}, 1, 1 from bets where player_id = ${playerId}`);
  await db.execute(sql`
    insert into jackpot_hits (id, jackpot_id, level_code, round, bet_id, player_id, currency, amount, amount_eur,
      before, start, max, seed, seed_hash, status, created_at)
    select ${`hit-${playerId}`}, 'goals', ${`level-${playerId}`}, 1, id, ${playerId}, 'EUR', 1, 1, 0, 0, 1, 's', 'h', 'declined', 1
    from bets where player_id = ${playerId}`);
}
