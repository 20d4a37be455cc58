import { MAX_MONEY, type MinorUnits, type SlipBet } from '@touchline/betting';

/** An amount of a system; not exact where a total does not divide into its lines. Units: minor units. */
interface LinesCost {
  readonly amount: MinorUnits;
  readonly isExact: boolean;
}

/**
 * What is said of a system that is offered beside the chosen one.
 * Shape: where stakes are per line, its total for the same stake on each line; else the part of the same total on each line.
 */
export function linesCost(
  stake: MinorUnits,
  chosenLines: number,
  lines: number,
  isPerLine: boolean,
): LinesCost {
  if (!isPerLine) return { amount: Math.floor(stake / lines), isExact: stake % lines === 0 };
  return {
    amount: Math.min(Math.floor(stake / chosenLines) * lines, MAX_MONEY),
    isExact: stake % chosenLines === 0,
  };
}

/** The total that keeps the stake of each line when the number of lines changes; null where it cannot be kept. */
export function stakeForLines(
  { stake }: Pick<SlipBet, 'stake'>,
  before: number,
  after: number,
): MinorUnits | null {
  if (stake === 0 || before === after || stake % before !== 0) return null;
  const total = (stake / before) * after;
  return total > MAX_MONEY ? null : total;
}
