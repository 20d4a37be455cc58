import { type DeadHeat, type SelectionResult, type SettlementInput, settleBet } from '@touchline/betting';
import type { BetType, LegStatus, SystemType } from '@touchline/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import type { LegResult } from '#feed/world.ts';
import { capOf, openStakeOf } from '../bets/cash-out-bet.ts';
import { failSales } from '../bets/cash-out-statement.ts';
import { type LegFacts, legFacts } from '../bets/leg-facts.ts';
import {
  type BetDecision,
  type LegDecision,
  markSelections,
  payBets,
  tellOfSelections,
} from '../bets/settlement-statement.ts';
import { systemOf } from '../bets/system-types.ts';
import type { Booking, House } from '../house.ts';

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
  /** Of the outcomes that won, where they share a place. */
  readonly deadHeat?: DeadHeat;
  readonly at: number;
  /** What was counted, by outcome. */
  readonly facts?: Readonly<Record<string, LegFacts>>;
}

const legDecisions = ({ marketKey, results, deadHeat, at, facts }: MarketDecision): LegDecision[] =>
  Object.entries(results).map(([outcomeId, status]) => ({
    marketKey,
    outcomeId,
    status,
    deadHeat: status === 'won' ? (deadHeat ?? null) : null,
    at,
    why: facts?.[outcomeId] ?? null,
  }));

/** What the rules call the types of the contract. */
const BET_TYPE: Readonly<Record<BetType, SettlementInput['betType']>> = {
  single: 'SINGLE',
  double: 'COMBO',
  treble: 'COMBO',
  accumulator: 'COMBO',
  system: 'SYSTEM',
  custom_bet: 'CUSTOM_BET',
};

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
  const stake = openStakeOf(first.bet);
  const input: SettlementInput = {
    betType: BET_TYPE[first.bet.type as BetType], // written by the house alone
    stake,
    maxPayout: capOf(first.bet, stake),
    systemType: first.bet.system === null ? null : systemOf(first.bet.system as SystemType), // as above
    customOdds: first.bet.customOdds,
    selections: rows.map(({ selection }) => ({
      odds: selection.odds,
      result: RESULT[selection.status as LegStatus], // written by the house alone
      deadHeat: selection.deadHeat,
    })),
  };
  const settlement = settleBet(input);
  if (!settlement.isSettled) return null;
  const at = Math.max(...rows.map(({ selection }) => selection.settledAt ?? first.bet.createdAt));
  const { id, corrections } = first.bet;
  return { id, result: settlement.result, stake, corrections, payout: settlement.payout, at };
}

/** Pays those of the bets that are decided by now. */
export async function settleDecided(booking: Booking, betIds: readonly string[]): Promise<number> {
  if (betIds.length === 0) return 0;
  const decisions: BetDecision[] = [];
  for (const rows of (await waitingBets(booking.db, betIds)).values()) {
    const decision = decide(rows);
    if (decision) decisions.push(decision);
  }
  if (decisions.length > 0) await payBets(booking, decisions);
  return decisions.length;
}

/**
 * Takes over what markets decided: marks selections, pays the bets that are thereby decided, and tells of those that go
 * on. Answers how many bets have a selection that was decided.
 */
export async function settleMarkets(booking: Booking, decisions: readonly MarketDecision[]): Promise<number> {
  const { db } = booking;
  const legs = decisions.flatMap(legDecisions);
  if (legs.length === 0) return 0;
  const betIds = await markSelections(db, legs);
  if (betIds.length === 0) return 0;
  const at = Math.max(...legs.map((leg) => leg.at));
  // A bet whose selection is decided while it is being sold is settled, not sold.
  await failSales(db, betIds, at);
  await settleDecided(booking, betIds);
  await tellOfSelections(db, betIds, at);
  return betIds.length;
}

/**
 * Finds what was decided while nobody listened: asks the world about each market with open selections, and pays bets
 * whose selections were all marked before. After a start, and now and then.
 */
export async function settleMissed(house: Booking & Pick<House, 'world'>): Promise<number> {
  const { db, world } = house;
  const open = await db
    .selectDistinct({ matchId: betSelections.matchId, marketKey: betSelections.marketKey })
    .from(betSelections)
    .innerJoin(bets, eq(bets.id, betSelections.betId))
    .where(
      and(eq(betSelections.status, 'open'), inArray(bets.status, ['waiting_results', 'cashout_in_progress'])),
    );
  const decisions = open.flatMap(({ matchId, marketKey }): MarketDecision[] => {
    const settlement = world.settlement(matchId, marketKey);
    if (!settlement) return [];
    return [{ marketKey, ...settlement, facts: legFacts(world, { matchId, marketKey, ...settlement }) }];
  });
  const touched = await settleMarkets(house, decisions);
  const decided = await db
    .selectDistinct({ id: bets.id })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(eq(bets.status, 'waiting_results'))
    .groupBy(bets.id)
    .having(
      sql`bool_or(${betSelections.status} = 'lost') or not bool_or(${betSelections.status} = 'open')
        or (${bets.type} = 'custom_bet' and bool_or(${betSelections.status} <> 'open'))`,
    );
  return (
    touched +
    (await settleDecided(
      house,
      decided.map(({ id }) => id),
    ))
  );
}
