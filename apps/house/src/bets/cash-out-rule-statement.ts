import type { EpochMs, MinorUnits } from '@touchline/betting';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';

/**
 * Sets at which offer a waiting bet is sold, or takes the rule away with null, and tells the player. Answers false where
 * the bet does not wait for its result.
 */
export async function writeRule(
  db: Database,
  rule: { readonly betId: string; readonly at: MinorUnits | null; readonly now: EpochMs },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with bet as (
      update bets set auto_cash_out = ${rule.at}::bigint
      where id = ${rule.betId} and (status = 'waiting_results' or ${rule.at}::bigint is null)
      returning id, player_id
    ), told as (
      insert into outbox (player_id, bet_id, created_at) select player_id, id, ${rule.now}::bigint from bet
    )
    select id from bet`);
  return rows.length > 0;
}

/** Waiting bets that have a rule, with the matches that move their offer. */
export async function betsWithRules(db: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .select({ betId: bets.id, matchId: betSelections.matchId })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(and(isNotNull(bets.autoCashOut), eq(bets.status, 'waiting_results')));
  const found = new Map<string, Set<string>>();
  for (const { betId, matchId } of rows) found.set(betId, (found.get(betId) ?? new Set()).add(matchId));
  return found;
}
