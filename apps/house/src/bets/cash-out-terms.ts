import { leastAccepted, lineCount, type MinorUnits, partOfOffer, stakeOfPart } from '@touchline/betting';
import { type HeldBet, openStakeOf, shapeOf } from './cash-out-bet.ts';
import { returnIfWon } from './cash-out-offer.ts';
import type { Payment } from './cash-out-statement.ts';

export const WHOLE_PERCENT = 100;

/** What a player agrees to. Units: smallest units for the whole bet; per cent whole numbers. */
export interface SaleOrder {
  readonly toCashout: MinorUnits;
  /** The least that the whole bet may be sold for. */
  readonly least: MinorUnits;
  /** Part of the bet that is sold; 100 ends it. */
  readonly percent: number;
}

/** A sale in amounts of the part that is sold. */
export interface SaleTerms {
  readonly percent: number;
  readonly stake: MinorUnits;
  readonly openStake: MinorUnits;
  readonly asked: MinorUnits;
  readonly least: MinorUnits;
}

/** Least of an order whose offer may have fallen by a part of itself. */
export const leastWithTolerance = (toCashout: MinorUnits, tolerancePercent: number): MinorUnits =>
  tolerancePercent === 0 ? toCashout : leastAccepted(toCashout, tolerancePercent);

/** Part of an amount that is for the whole bet. */
export const partOf = (amount: MinorUnits, percent: number): MinorUnits =>
  percent === WHOLE_PERCENT ? amount : partOfOffer(amount, percent);

/** Amounts of a sale; null where the part is too small, or too little would be left of a line. */
export function saleTerms(held: HeldBet, { percent, toCashout, least }: SaleOrder): SaleTerms | null {
  const openStake = openStakeOf(held.bet);
  const isWhole = percent === WHOLE_PERCENT;
  const stake = isWhole ? openStake : stakeOfPart(openStake, percent);
  const { systemType } = shapeOf(held);
  const lines = systemType === null ? 1 : lineCount(systemType);
  const isTooSmall = !isWhole && (stake < 1 || openStake - stake < lines);
  const terms = {
    percent,
    stake,
    openStake,
    asked: partOf(toCashout, percent),
    least: partOf(least, percent),
  };
  return isTooSmall || terms.least < 1 ? null : terms;
}

/** What a sale pays at an offer for the whole bet: what was asked, or less where that is agreed; null below it. */
export function paymentAt(
  held: HeldBet,
  { percent, stake, asked, least }: Omit<SaleTerms, 'openStake'>,
  offer: MinorUnits,
): Payment | null {
  const amount = Math.min(asked, partOf(offer, percent));
  if (amount < least) return null;
  return { amount, returnLeft: returnIfWon(held, openStakeOf(held.bet) - stake) };
}
