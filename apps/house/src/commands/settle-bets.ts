import { type DeadHeat, settleBet } from '@touchline/betting';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { betBonuses, campaignVersions } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import type { LegResult } from '#feed/world.ts';
import type { BetRow, LegRow } from '../bets/cash-out-bet.ts';
import { failSales } from '../bets/cash-out-statement.ts';
import { type LegFacts, legFacts } from '../bets/leg-facts.ts';
import { settlementInput } from '../bets/settlement-input.ts';
import {
  type BetDecision,
  type LegDecision,
  markSelections,
  payBets,
  tellOfSelections,
} from '../bets/settlement-statement.ts';
import { SETTLED_BY, type SettledBy, settlementBonusOf } from '../bonuses/settlement-bonus.ts';
import type { Booking, House } from '../house.ts';

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

async function waitingBets(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ bet: bets, selection: betSelections, settledBy: SETTLED_BY })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .leftJoin(betBonuses, eq(betBonuses.betId, bets.id))
    .leftJoin(campaignVersions, eq(campaignVersions.version, betBonuses.version))
    .where(and(inArray(bets.id, [...ids]), eq(bets.status, 'waiting_results')))
    .orderBy(asc(bets.createdAt), asc(bets.id), asc(betSelections.ordinal));
  return Map.groupBy(rows, (row) => row.bet.id);
}

type WaitingRow = { readonly bet: BetRow; readonly selection: LegRow; readonly settledBy: SettledBy };

function decide(rows: readonly WaitingRow[]): BetDecision | null {
  const [first] = rows;
  if (!first) return null;
  const { bet } = first;
  const legs = rows.map(({ selection }) => selection);
  const input = settlementInput(bet, legs, settlementBonusOf(first.settledBy));
  const { isSettled, result, payout, fromBonus, isTokenBack } = settleBet(input);
  if (!isSettled) return null;
  const at = Math.max(...legs.map(({ settledAt }) => settledAt ?? bet.createdAt));
  const { id, corrections } = bet;
  return { id, result, stake: input.stake, corrections, payout, fromBonus, isTokenBack, at };
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
