import { type SelectionResult, type SettlementInput, settleBet } from '@touchline/betting';
import type { LegStatus } from '@touchline/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import type { LegResult, World } from '#feed/world.ts';
import { type BetDecision, type LegDecision, markSelections, payBets } from '../bets/settlement-statement.ts';

const RESULT: Record<LegStatus, SelectionResult> = {
  open: 'undecided',
  won: 'win',
  lost: 'lose',
  void: 'void',
  half_won: 'half_win',
  half_lost: 'half_lose',
};

/** What one market decided, as the feed says it. */
export interface MarketDecision {
  readonly marketKey: string;
  readonly results: Readonly<Record<string, LegResult>>;
  readonly at: number;
}

const legDecisions = ({ marketKey, results, at }: MarketDecision): LegDecision[] =>
  Object.entries(results).map(([outcomeId, status]) => ({ marketKey, outcomeId, status, at }));

async function waitingBets(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ bet: bets, selection: betSelections })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(and(inArray(bets.id, [...ids]), eq(bets.status, 'waiting_results')))
    .orderBy(asc(bets.createdAt), asc(bets.id), asc(betSelections.ordinal));
  return Map.groupBy(rows, (row) => row.bet.id);
}

function decide(
  rows: readonly { bet: typeof bets.$inferSelect; selection: typeof betSelections.$inferSelect }[],
): BetDecision | null {
  const [first] = rows;
  if (!first) return null;
  const input: SettlementInput = {
    betType: rows.length === 1 ? 'SINGLE' : 'COMBO',
    stake: first.bet.stake,
    maxPayout: first.bet.maxPayout,
    selections: rows.map(({ selection }) => ({
      odds: selection.odds,
      result: RESULT[selection.status as LegStatus], // written by the house alone
    })),
  };
  const settlement = settleBet(input);
  if (!settlement.isSettled) return null;
  const at = Math.max(...rows.map(({ selection }) => selection.settledAt ?? first.bet.createdAt));
  return { id: first.bet.id, result: settlement.result, payout: settlement.payout, at };
}

/** Pays those of the bets that are decided by now. */
async function settleDecided(db: Database, betIds: readonly string[]): Promise<number> {
  if (betIds.length === 0) return 0;
  const decisions: BetDecision[] = [];
  for (const rows of (await waitingBets(db, betIds)).values()) {
    const decision = decide(rows);
    if (decision) decisions.push(decision);
  }
  if (decisions.length > 0) await payBets(db, decisions);
  return decisions.length;
}

/** Takes over what markets decided: marks selections and pays the bets that are thereby decided. Answers how many. */
export async function settleMarkets(db: Database, decisions: readonly MarketDecision[]): Promise<number> {
  const legs = decisions.flatMap(legDecisions);
  if (legs.length === 0) return 0;
  return settleDecided(db, await markSelections(db, legs));
}

/**
 * Finds what was decided while nobody listened: asks the world about each market with open selections, and pays bets
 * whose selections were all marked before. After a start, and now and then.
 */
export async function settleMissed(db: Database, world: World): Promise<number> {
  const open = await db
    .selectDistinct({ matchId: betSelections.matchId, marketKey: betSelections.marketKey })
    .from(betSelections)
    .innerJoin(bets, eq(bets.id, betSelections.betId))
    .where(and(eq(betSelections.status, 'open'), eq(bets.status, 'waiting_results')));
  const decisions = open.flatMap(({ matchId, marketKey }): MarketDecision[] => {
    const settlement = world.settlement(matchId, marketKey);
    return settlement ? [{ marketKey, ...settlement }] : [];
  });
  const paid = await settleMarkets(db, decisions);
  const decided = await db
    .selectDistinct({ id: bets.id })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(eq(bets.status, 'waiting_results'))
    .groupBy(bets.id)
    .having(sql`bool_or(${betSelections.status} = 'lost') or not bool_or(${betSelections.status} = 'open')`);
  return (
    paid +
    (await settleDecided(
      db,
      decided.map(({ id }) => id),
    ))
  );
}
