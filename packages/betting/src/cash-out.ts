import { invariant } from './invariant.ts';
import type { MinorUnits } from './money.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';
import { ONE, product, type Rational } from './rational.ts';
import { capReturn, type Factor, oddsFactor, returnAt } from './returns.ts';
import { type DeadHeat, resultFactor, type SelectionResult } from './settlement.ts';
import type { SystemType } from './system.ts';
import { systemMultiplier } from './system-returns.ts';

/** A selection of an open bet. Units: odds as accepted; `now` is its current price, null while it has none. */
export type CashOutSelection = {
  readonly odds: Odds;
  readonly result: SelectionResult;
  readonly deadHeat?: DeadHeat | null;
  readonly now: Odds | null;
};

/** An open bet as its cash-out needs it. Shape: customNow is the current price of all open selections of a custom bet. */
export type CashOutBet = {
  readonly betType: 'SINGLE' | 'COMBO' | 'SYSTEM' | 'CUSTOM_BET';
  readonly stake: MinorUnits;
  readonly systemType: SystemType | null;
  readonly customOdds: Odds | null;
  readonly maxPayout?: MinorUnits | null;
  readonly selections: readonly CashOutSelection[];
  readonly customNow?: Odds | null;
};

/** What bounds an offer. Units: margin in per cent, at most two decimals; money in minor units. */
export type OfferTerms = {
  readonly marginPercent: number;
  readonly potentialReturn: MinorUnits;
  readonly minOffer: MinorUnits;
};

const NOTHING: Rational = { numerator: 0n, denominator: 1n };

/**
 * What an open bet is worth now, before the margin: each line's stake times the price taken over the price now, or the
 * factor of a selection that is decided. A payout cap scales the value by the part of the return that it leaves.
 * Units:  minor units, exact.
 * Errors: null when a line that can still win has no price; throws for a system whose type does not fit.
 * Source: docs/rules/cash-out.md; vectors in fixtures/betting/cash-out.json.
 */
export function cashOutFair(bet: CashOutBet): Rational | null {
  if (bet.betType === 'CUSTOM_BET') return customFair(bet);
  const worth = multiplierOf(bet, factorNow);
  if (worth === null) return null;
  return product([worth, { numerator: BigInt(bet.stake), denominator: 1n }, capShare(bet)]);
}

/**
 * What the house pays for a bet: the fair value less the margin, below the potential return.
 * Units:  minor units, rounded down once.
 * Errors: null when there is no value, or less than minOffer or the smallest unit.
 */
export function cashOutOffer(fair: Rational | null, terms: OfferTerms): MinorUnits | null {
  if (fair === null) return null;
  const { numerator, denominator } = perCent(100 - terms.marginPercent);
  const exact = (fair.numerator * numerator) / (fair.denominator * denominator);
  const highest = BigInt(Math.max(terms.potentialReturn - 1, 0));
  const offer = Number(exact < highest ? exact : highest);
  return offer < Math.max(terms.minOffer, 1) ? null : offer;
}

/** What selling a part of a bet pays. Units: minor units, rounded down; percent of the offer. */
export function partOfOffer(offer: MinorUnits, percent: number): MinorUnits {
  return floorPart(offer, percent);
}

/** The stake of the part that is sold; the rest stays at risk at the same odds. Units: minor units, rounded down. */
export function stakeOfPart(stake: MinorUnits, percent: number): MinorUnits {
  return floorPart(stake, percent);
}

/** The lowest offer that a player who allows a fall still takes. Units: minor units, rounded up. */
export function leastAccepted(offer: MinorUnits, tolerancePercent: number): MinorUnits {
  return offer - floorPart(offer, tolerancePercent);
}

function multiplierOf(
  bet: CashOutBet,
  factorOf: (selection: CashOutSelection) => Factor | null,
): Rational | null {
  const type = bet.betType === 'SYSTEM' ? bet.systemType : null;
  const lost = bet.selections.filter((selection) => selection.result === 'lose').length;
  const needed = type === null ? bet.selections.length : Math.min(...(type.folds ?? [type.winCount]));
  if (bet.selections.length - lost < needed) return NOTHING;
  const factors: Factor[] = [];
  for (const selection of bet.selections) {
    const factor = factorOf(selection);
    if (factor === null) return null;
    factors.push(factor);
  }
  return type === null ? product(factors) : systemMultiplier(type, factors);
}

function factorNow(selection: CashOutSelection): Factor | null {
  if (selection.result !== 'undecided') return resultFactor(selection);
  return selection.now === null
    ? null
    : { numerator: BigInt(selection.odds), denominator: BigInt(selection.now) };
}

// The best that can still come, as it will be paid, over what it would be without caps.
function capShare(bet: CashOutBet): Rational {
  const best = multiplierOf(bet, (one) =>
    one.result === 'undecided' ? oddsFactor(one.odds) : resultFactor(one),
  );
  return best === null ? ONE : paidShare(bet, best);
}

function paidShare({ stake, maxPayout = null }: CashOutBet, best: Rational): Rational {
  const uncapped = (BigInt(stake) * best.numerator) / best.denominator;
  const paid = BigInt(capReturn(returnAt(stake, best), maxPayout));
  return paid < uncapped ? { numerator: paid, denominator: uncapped } : ONE;
}

// One price covers all selections: decided ones are in the current price, and a void one gives the stake back.
function customFair(bet: CashOutBet): Rational | null {
  const { stake, customOdds, customNow = null, selections } = bet;
  invariant(customOdds !== null, 'a custom bet has odds');
  const results = selections.map((selection) => selection.result);
  const whole = { numerator: BigInt(stake), denominator: 1n };
  if (results.some((result) => result === 'void' || result === 'half_win' || result === 'half_lose')) {
    return whole;
  }
  if (results.includes('lose')) return NOTHING;
  const isOpen = results.includes('undecided');
  if (isOpen && customNow === null) return null;
  const now = isOpen && customNow !== null ? customNow : ODDS_SCALE;
  const worth = { numerator: BigInt(customOdds), denominator: BigInt(now) };
  return product([whole, worth, paidShare(bet, oddsFactor(customOdds))]);
}

function floorPart(amount: MinorUnits, percent: number): MinorUnits {
  const { numerator, denominator } = perCent(percent);
  return Number((BigInt(amount) * numerator) / denominator);
}

function perCent(percent: number): Rational {
  return { numerator: BigInt(Math.round(percent * 100)), denominator: 10_000n };
}
