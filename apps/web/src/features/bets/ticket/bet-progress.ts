import {
  lineCount,
  type MinorUnits,
  type SelectionResult,
  type SettlementInput,
  type SystemType,
  settleBet,
} from '@touchline/betting';
import type { Bet, BetSelection, LegStatus } from '@touchline/contract';

type Leg = Pick<BetSelection, 'status'>;

/** How many legs have their result. */
export const decidedCount = (legs: readonly Leg[]): number =>
  legs.filter(({ status }) => status !== 'open').length;

/** How many legs stand in each way, for words beside the bar. */
export function legCounts(legs: readonly Leg[]): { won: number; lost: number; back: number } {
  const count = (...wanted: LegStatus[]) => legs.filter(({ status }) => wanted.includes(status)).length;
  return { won: count('won', 'half_won'), lost: count('lost', 'half_lost'), back: count('void') };
}

/** How a leg ended in the words of the rules. */
export const LEG_RESULTS = {
  open: 'undecided',
  won: 'win',
  lost: 'lose',
  void: 'void',
  half_won: 'half_win',
  half_lost: 'half_lose',
} as const satisfies Record<LegStatus, SelectionResult>;

const BET_TYPES = {
  single: 'SINGLE',
  double: 'COMBO',
  treble: 'COMBO',
  accumulator: 'COMBO',
  system: 'SYSTEM',
  custom_bet: 'CUSTOM_BET',
} as const satisfies Record<Bet['type'], SettlementInput['betType']>;

/** The system of a bet as the rules know it; null where it has none. */
export function systemOf({ system }: Pick<Bet, 'system'>): SystemType | null {
  if (!system) return null;
  const { id, total_count, win_count, folds } = system;
  return { id, totalCount: total_count, winCount: win_count, ...(folds && { folds }) };
}

type Standing = Pick<Bet, 'type' | 'odds' | 'open_stake' | 'potential_return' | 'system'> & {
  readonly selections: readonly Pick<BetSelection, 'status' | 'odds' | 'dead_heat'>[];
};

/**
 * What a bet can still return if all its open legs win, on the part of the stake that was not sold.
 * Units: minor units of the bet's currency.
 */
export function stillPossible(bet: Standing): MinorUnits {
  const systemType = systemOf(bet);
  if (bet.type === 'system' && systemType?.totalCount !== bet.selections.length) return bet.potential_return;
  const { payout } = settleBet({
    betType: BET_TYPES[bet.type],
    stake: bet.open_stake,
    selections: bet.selections.map(({ odds, status, dead_heat: deadHeat }) => ({
      odds,
      deadHeat,
      result: status === 'open' ? 'win' : LEG_RESULTS[status],
    })),
    systemType,
    customOdds: bet.type === 'custom_bet' ? bet.odds : null,
  });
  // The house may have cut the return to its highest payout, which it told once.
  return Math.min(payout, bet.potential_return);
}

/** The lines that the stake of a system or of an each-way bet is spread over, and the stake of one where it comes out even. */
export function stakeLines(
  bet: Pick<Bet, 'system' | 'stake' | 'game'> & {
    readonly selections?: readonly { readonly market: Pick<BetSelection['market'], 'id'> }[];
  },
): { count: number; each: MinorUnits | null } | null {
  if (bet.game && bet.selections?.[0]?.market.id === 'each_way') return { count: 2, each: bet.stake / 2 };
  const systemType = systemOf(bet);
  if (!systemType) return null;
  const count = lineCount(systemType);
  return { count, each: bet.stake % count === 0 ? bet.stake / count : null };
}
