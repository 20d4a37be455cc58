import { settleBet } from '@touchline/betting';
import type { BonusSelection, FarmingBet, FarmingState } from '@touchline/betting/bonus';
import type { BetResult, BetStatus, BetType } from '@touchline/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { betBonuses, campaignVersions } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import { betSelections, bets } from '#db/schema.ts';
import { type BetRow, type LegRow, openStakeOf } from '../bets/cash-out-bet.ts';
import { ruleTypeOf, settlementInput } from '../bets/settlement-input.ts';
import { SETTLED_BY, type SettledBy, settlementBonusOf } from './settlement-bonus.ts';

/** A placed bet that carries a bonus. */
export interface CarryingBet {
  readonly bonusId: string;
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
  readonly settledBy: SettledBy;
  /** What each selection was judged by at the placement. */
  readonly judged: readonly BonusSelection[];
}

/** All bets that carry these bonuses, by bonus. */
export async function readCarryingBets(
  db: Pick<Database, 'select'>,
  bonusIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CarryingBet[]>> {
  if (bonusIds.length === 0) return new Map();
  const rows = await db
    .select({
      bonusId: betBonuses.bonusId,
      bet: bets,
      leg: betSelections,
      settledBy: SETTLED_BY,
      judged: betBonuses.selections,
    })
    .from(betBonuses)
    .innerJoin(bets, eq(bets.id, betBonuses.betId))
    .innerJoin(betSelections, eq(betSelections.betId, bets.id))
    .leftJoin(campaignVersions, eq(campaignVersions.version, betBonuses.version))
    .where(inArray(betBonuses.bonusId, [...bonusIds]))
    .orderBy(asc(bets.id), asc(betSelections.ordinal));
  const carrying = [...Map.groupBy(rows, ({ bet }) => bet.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    // Written by the placement statement alone.
    const judged = first.judged as readonly BonusSelection[];
    return [{ ...first, judged, legs: group.map(({ leg }) => leg) }];
  });
  return Map.groupBy(carrying, ({ bonusId }) => bonusId);
}

const DECIDED: Readonly<Record<BetResult, FarmingState>> = {
  no_results: 'open',
  win_entire: 'won',
  refund_half_win_other: 'won',
  lose_entire: 'lost',
  refund_half_lose_other: 'lost',
  refund_entire: 'void',
  canceled: 'cancelled',
  cashed_out: 'cashed_out',
};

const STATES: Readonly<Record<Exclude<BetStatus, 'done'>, FarmingState>> = {
  submitted: 'open',
  waiting_results: 'open',
  ready_to_process: 'open',
  cashout_in_progress: 'open',
  rejected: 'rejected',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
  cashed_out: 'cashed_out',
};

/** Where a bet stands for points. */
export function farmingState({ bet }: Pick<CarryingBet, 'bet'>): FarmingState {
  const status = bet.status as BetStatus; // written by the backend alone
  return status === 'done' ? DECIDED[bet.result as BetResult] : STATES[status]; // as above
}

/** A bet as points are counted. */
export function farmingBetOf({ bet, legs, judged }: CarryingBet): FarmingBet {
  return {
    id: bet.id,
    type: ruleTypeOf(bet.type as BetType), // written by the backend alone
    stake: openStakeOf(bet),
    currency: bet.currency,
    placedAt: bet.createdAt,
    state: farmingState({ bet }),
    isOwnMoney: bet.bonusStake === 0,
    selections: legs.flatMap((leg, position) => {
      const selection = judged[position];
      return selection ? [{ ...selection, odds: leg.odds, isVoid: leg.status === 'void' }] : [];
    }),
  };
}

/** Whether a bet holds a use of its bonus: it was not refused or cancelled, and its token did not come back. */
export function holdsUse({ bet, legs, settledBy }: CarryingBet): boolean {
  const state = farmingState({ bet });
  if (state === 'rejected' || state === 'cancelled') return false;
  if (bet.status !== 'done') return true;
  const bonus = settlementBonusOf(settledBy);
  if (bonus === null) return legs.some((leg) => leg.status !== 'void');
  return !settleBet(settlementInput(bet, legs, bonus)).isTokenBack;
}
