import { betMultiplier } from './bet-multiplier.ts';
import { bonusReturn } from './bonus/bonus-return.ts';
import { MAX_MONEY, type MinorUnits } from './money.ts';
import type { Odds } from './odds.ts';
import type { Rational } from './rational.ts';
import { capReturn, oddsFactor, truncateOdds } from './returns.ts';
import type { BetType, SlipBet } from './slip-bet.ts';
import { isOff } from './slip-flags.ts';
import type { SlipState } from './slip-state.ts';
import { lineCount } from './system.ts';
import { systemMinMultiplier } from './system-returns.ts';

/** What a bet is called: by its number of selections where it is a single or combo. */
export type BetLabel = 'single' | 'double' | 'treble' | 'accumulator' | 'system' | 'custom';

/** What one bet of the slip means. Units: money in minor units, odds scaled. */
export type BetQuote = {
  readonly betId: string;
  readonly betType: BetType;
  readonly label: BetLabel;
  readonly stake: MinorUnits;
  /** The part of the stake that the player pays. */
  readonly ownStake: MinorUnits;
  /** The amount of the freebet that is the stake; 0 for none. */
  readonly freebetStake: MinorUnits;
  readonly lineCount: number;
  /** Rounded down, for display: the total is what is debited. */
  readonly stakePerLine: MinorUnits;
  /** Exact multiplier of the stake; null when the bet has no price. */
  readonly exactOdds: Rational | null;
  /** The same, truncated for display; null while a selection cannot be bet on. */
  readonly totalOdds: Odds | null;
  /** Total odds at the prices that the player agreed to, truncated; differs from totalOdds while a change is flagged. */
  readonly acceptedTotalOdds: Odds | null;
  /** Highest return, as the bonus of the bet pays it, within the payout cap; 0 while a selection cannot be bet on. */
  readonly potentialReturn: MinorUnits;
  /** Highest return before the payout cap. */
  readonly uncappedReturn: MinorUnits;
  /** Lowest return of a system that wins at all; the potential return of every other bet. */
  readonly minReturn: MinorUnits;
};

/** What the slip means. Units: all bets are in the slip's currency, totals in its minor units, cut to MAX_MONEY. */
export type SlipQuote = {
  readonly bets: readonly BetQuote[];
  readonly currency: string;
  readonly selectionCount: number;
  readonly totalStake: MinorUnits;
  readonly totalOwnStake: MinorUnits;
  readonly totalReturn: MinorUnits;
};

/**
 * What the player's bets mean at current prices.
 * Shape:  one entry per bet, in slip order; maxPayout is the payout cap of the slip's currency, null for none.
 * Errors: none; a bet without a price, or with a selection that cannot be bet on, has null odds and no return.
 * Source: docs/rules/bet-types.md; vectors in fixtures/betting/slip.json.
 */
export function quote(state: SlipState, maxPayout: MinorUnits | null = null): SlipQuote {
  const bets = state.bets.map((bet) => quoteBet(bet, maxPayout));
  const sum = (pick: (bet: BetQuote) => MinorUnits) =>
    bets.reduce((total, bet) => Math.min(total + pick(bet), MAX_MONEY), 0);
  return {
    bets,
    currency: state.rules.currency,
    selectionCount: state.selectedOutcomeIds.length,
    totalStake: sum((bet) => bet.stake),
    totalOwnStake: sum((bet) => bet.ownStake),
    totalReturn: sum((bet) => bet.potentialReturn),
  };
}

/** What one bet means at current prices; see `quote`. */
export function quoteBet(bet: SlipBet, maxPayout: MinorUnits | null = null): BetQuote {
  const exactOdds = betMultiplier(bet);
  const isOffered = !bet.selections.some(isOff);
  const offered = isOffered ? exactOdds : null;
  const accepted = isAsAccepted(bet) || !isOffered ? offered : betMultiplier(bet, 'accepted');
  const lines = bet.betType === 'SYSTEM' && bet.systemType !== null ? lineCount(bet.systemType) : 1;
  const uncappedReturn = offered === null ? 0 : bonusReturn(bet.bonus?.type, bet.stake, offered);
  const potentialReturn = capReturn(uncappedReturn, maxPayout);
  return {
    betId: bet.betId,
    betType: bet.betType,
    label: betLabel(bet.betType, bet.selections.length),
    stake: bet.stake,
    ownStake: ownStake(bet),
    freebetStake: bet.freebetStake,
    lineCount: lines,
    stakePerLine: Math.floor(bet.stake / lines),
    exactOdds,
    totalOdds: offered === null ? null : truncateOdds(offered),
    acceptedTotalOdds: accepted === null ? null : truncateOdds(accepted),
    potentialReturn,
    uncappedReturn,
    minReturn: offered === null ? 0 : capReturn(lowestReturn(bet, uncappedReturn), maxPayout),
  };
}

/** What a bet of a type and number of selections is called. Source: specification §8. */
export function betLabel(betType: BetType, selectionCount: number): BetLabel {
  if (betType === 'SYSTEM') return 'system';
  if (betType === 'CUSTOM_BET') return 'custom';
  if (selectionCount > 3) return 'accumulator';
  return selectionCount === 3 ? 'treble' : selectionCount === 2 ? 'double' : 'single';
}

// A system is dear to multiply out twice for the same prices.
function isAsAccepted(bet: SlipBet): boolean {
  return (
    bet.customOdds === bet.acceptedCustomOdds && bet.selections.every((one) => one.odds === one.acceptedOdds)
  );
}

// The money-back freebet is staked with the player's own money and given back when the bet loses.
function ownStake({ stake, freebetStake, bonus }: SlipBet): MinorUnits {
  return bonus?.type === 'freebet_no_risk' ? stake : Math.max(stake - freebetStake, 0);
}

function lowestReturn(bet: SlipBet, highest: MinorUnits): MinorUnits {
  if (bet.betType !== 'SYSTEM' || bet.systemType === null) return highest;
  const factors = bet.selections.map((selection) => oddsFactor(selection.odds));
  return bonusReturn(bet.bonus?.type, bet.stake, systemMinMultiplier(bet.systemType, factors));
}
