import type { MinorUnits, SelectionResult } from '@touchline/betting';
import type { LegStatus, SystemType } from '@touchline/contract';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import { systemOf } from './system-types.ts';

export type BetRow = typeof bets.$inferSelect;
export type LegRow = typeof betSelections.$inferSelect;

/** A bet with its selections in the order of the slip. */
export interface HeldBet {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
}

const RESULT: Record<LegStatus, SelectionResult> = {
  open: 'undecided',
  won: 'win',
  lost: 'lose',
  void: 'void',
  half_won: 'half_win',
  half_lost: 'half_lose',
};

/** How a selection stands, in the words of the rules. */
export const resultOf = (leg: Pick<LegRow, 'status'>): SelectionResult => RESULT[leg.status as LegStatus]; // written by the house alone

/** The part of the stake that is still at risk. */
export const openStakeOf = (bet: Pick<BetRow, 'stake' | 'openStake'>): MinorUnits =>
  bet.openStake ?? bet.stake;

/** Payout cap of a part of the stake: what is sold takes its share of the cap with it. */
export const capOf = (bet: Pick<BetRow, 'stake' | 'maxPayout'>, stake: MinorUnits): MinorUnits =>
  stake === bet.stake ? bet.maxPayout : Number((BigInt(bet.maxPayout) * BigInt(stake)) / BigInt(bet.stake));

/** Type of a bet as the rules take it, with its system. */
export function shapeOf({ bet, legs }: HeldBet) {
  const stored = bet.system as SystemType | null; // written by the placement statement alone
  const systemType = stored === null ? null : systemOf(stored);
  const combo = legs.length === 1 ? ('SINGLE' as const) : ('COMBO' as const);
  const betType = systemType
    ? ('SYSTEM' as const)
    : bet.customOdds === null
      ? combo
      : ('CUSTOM_BET' as const);
  return { betType, systemType };
}

async function heldBets(db: Database, where: SQL | undefined): Promise<HeldBet[]> {
  const rows = await db
    .select({ bet: bets, leg: betSelections })
    .from(bets)
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .where(where)
    .orderBy(asc(bets.id), asc(betSelections.ordinal));
  return [...Map.groupBy(rows, (row) => row.bet.id).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ bet: first.bet, legs: group.map(({ leg }) => leg) }] : [];
  });
}

export const betsWithIds = (db: Database, ids: readonly string[]): Promise<HeldBet[]> =>
  ids.length === 0 ? Promise.resolve([]) : heldBets(db, inArray(bets.id, [...ids]));

/** Bets of these players that wait for their result. */
export const waitingBetsOf = (db: Database, playerIds: readonly string[]): Promise<HeldBet[]> =>
  playerIds.length === 0
    ? Promise.resolve([])
    : heldBets(db, and(inArray(bets.playerId, [...playerIds]), eq(bets.status, 'waiting_results')));
