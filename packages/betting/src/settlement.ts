import { bonusReturn } from './bonus/bonus-return.ts';
import { type SettlementBonus, settledBoost } from './bonus/settle-bonus.ts';
import { assertNever, invariant } from './invariant.ts';
import type { MinorUnits } from './money.ts';
import { DEFAULT_BONUS_ODDS, ODDS_SCALE, type Odds } from './odds.ts';
import { isLess, ONE, product, type Rational } from './rational.ts';
import { capReturn, type Factor, oddsFactor, returnAt, VOID_FACTOR } from './returns.ts';
import { type SystemType, systemFolds } from './system.ts';
import { systemMultiplier } from './system-returns.ts';

/** How one selection ended. A push is a void. */
export type SelectionResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose' | 'undecided';

/** How a bet ended, in the words of the contract. */
export type BetResult =
  | 'no_results'
  | 'canceled'
  | 'win_entire'
  | 'lose_entire'
  | 'refund_entire'
  | 'refund_half_win_other'
  | 'refund_half_lose_other'
  | 'cashed_out';

/** The filters of the bet history. */
export type ResultFilter = 'win' | 'lose' | 'refund';

/** More competitors than places: each has places ÷ tied of the stake running, at full odds. Shape: 0 < places < tied. */
export type DeadHeat = { readonly places: number; readonly tied: number };

/** One selection of a placed bet. Units: odds as they were accepted. Shape: a dead heat belongs to a win. */
export type SettledSelection = {
  readonly odds: Odds;
  readonly result: SelectionResult;
  readonly deadHeat?: DeadHeat | null;
};

/** A placed bet as settlement needs it. Shape: customOdds for a custom bet, systemType for a system, else null. */
export type SettlementInput = {
  readonly betType: 'SINGLE' | 'COMBO' | 'SYSTEM' | 'CUSTOM_BET';
  readonly stake: MinorUnits;
  readonly selections: readonly SettledSelection[];
  readonly systemType?: SystemType | null;
  readonly customOdds?: Odds | null;
  readonly bonus?: SettlementBonus | null;
  readonly maxPayout?: MinorUnits | null;
};

/**
 * Either still open (result no_results, nothing paid) or settled with what is paid.
 * Units: payout in minor units; the stake is included where it was own money. fromBonus is the part that a bonus adds: what a
 *        boost pays above the return, what a money-back freebet gives back of a stake that was lost.
 * Shape: isTokenBack where the use of a freebet or boost comes back, because nothing was decided.
 */
export type Settlement =
  | {
      readonly isSettled: false;
      readonly payout: 0;
      readonly result: 'no_results';
      readonly fromBonus: 0;
      readonly isTokenBack: false;
    }
  | {
      readonly isSettled: true;
      readonly payout: MinorUnits;
      readonly result: BetResult;
      readonly fromBonus: MinorUnits;
      readonly isTokenBack: boolean;
    };

const OPEN: Settlement = {
  isSettled: false,
  payout: 0,
  result: 'no_results',
  fromBonus: 0,
  isTokenBack: false,
};
const NOTHING: Rational = { numerator: 0n, denominator: 1n };
const HALF: Factor = { numerator: 1n, denominator: 2n };

/** What a selection multiplies its stake by, or null while it is undecided. */
export function resultFactor({ odds, result, deadHeat = null }: SettledSelection): Factor | null {
  switch (result) {
    case 'win':
      return deadHeat === null ? oddsFactor(odds) : product([oddsFactor(odds), runningShare(deadHeat)]);
    case 'lose':
      return { numerator: 0n, denominator: 1n };
    case 'void':
      return VOID_FACTOR;
    case 'half_win':
      return { numerator: BigInt(odds + ODDS_SCALE), denominator: BigInt(2 * ODDS_SCALE) };
    case 'half_lose':
      return HALF;
    case 'undecided':
      return null;
    default:
      return assertNever(result, 'selection result');
  }
}

/**
 * Settles a bet as far as its selections allow.
 * Shape:  open until enough is decided; a lost selection ends a combo at once, a system ends when no line can win.
 *         The result follows from what the stake is multiplied by, not from what is paid.
 * Units:  payout in minor units, rounded down once, then cut to maxPayout.
 * Errors: throws for a bet without selections or a system whose type does not fit.
 * Source: docs/rules/settlement.md; vectors in fixtures/betting/settlement.json and bonus-settlement.json.
 */
export function settleBet(bet: SettlementInput): Settlement {
  if (bet.betType === 'CUSTOM_BET') return settleCustomBet(bet);
  const { selections } = bet;
  const lost = selections.filter((selection) => selection.result === 'lose').length;
  const type = bet.betType === 'SYSTEM' ? (bet.systemType ?? null) : null;
  const needed = type === null ? selections.length : Math.min(...systemFolds(type));
  if (selections.length - lost < needed) return settled(bet, NOTHING, 'lose_entire');
  const factors: Factor[] = [];
  for (const selection of selections) {
    const factor = resultFactor(selection);
    if (factor === null) return OPEN;
    factors.push(factor);
  }
  if (selections.every(({ result }) => result === 'void')) return voided(bet);
  const multiplier = type === null ? product(factors) : systemMultiplier(type, factors);
  const results = selections.map(({ result }) => result);
  const boost = bet.betType === 'COMBO' ? settledBoost(bet.bonus ?? null, results) : DEFAULT_BONUS_ODDS;
  const paid = boost === DEFAULT_BONUS_ODDS ? multiplier : product([multiplier, oddsFactor(boost)]);
  return settled(bet, multiplier, betResult(selections, paid), paid);
}

/** Settles a bet that the bookmaker calls off as a whole: own stake and the use of a bonus come back. */
export function settleCanceled(stake: MinorUnits, bonus: SettlementBonus | null = null): Settlement {
  return { ...voided({ stake, bonus }), result: 'canceled' };
}

/** Settles a bet that the player sold for an offer. */
export function settleCashedOut(offer: MinorUnits): Settlement {
  return { isSettled: true, payout: offer, result: 'cashed_out', fromBonus: 0, isTokenBack: false };
}

/** The history filter that a result belongs to; null when it is shown under "all" alone. */
export function resultFilter(result: BetResult): ResultFilter | null {
  switch (result) {
    case 'win_entire':
    case 'refund_half_win_other':
      return 'win';
    case 'lose_entire':
    case 'refund_half_lose_other':
      return 'lose';
    case 'refund_entire':
    case 'canceled':
      return 'refund';
    case 'cashed_out':
    case 'no_results':
      return null;
    default:
      return assertNever(result, 'bet result');
  }
}

/**
 * Result of an Asian line from the difference in quarters of a goal: own goals − opponent's + handicap, or goals − total
 * (total − goals for under), times four. A quarter line is half on each neighbour.
 * Errors: RangeError unless a whole number of quarters.
 */
export function asianResult(quarters: number): Exclude<SelectionResult, 'undecided'> {
  if (!Number.isInteger(quarters)) throw new RangeError(`Not a quarter line: ${quarters}`);
  if (quarters === 1) return 'half_win';
  if (quarters === -1) return 'half_lose';
  if (quarters === 0) return 'void';
  return quarters > 0 ? 'win' : 'lose';
}

// One price covers all of its selections, so a void one cannot be taken out of it: the bet is called off.
function settleCustomBet(bet: SettlementInput): Settlement {
  const results = bet.selections.map((selection) => selection.result);
  if (results.some((result) => result === 'void' || result === 'half_win' || result === 'half_lose')) {
    return voided(bet);
  }
  if (results.includes('undecided')) return OPEN;
  if (results.includes('lose')) return settled(bet, NOTHING, 'lose_entire');
  const customOdds = bet.customOdds ?? null;
  invariant(customOdds !== null, 'a custom bet has odds');
  return settled(bet, oddsFactor(customOdds), 'win_entire');
}

function betResult(selections: readonly SettledSelection[], multiplier: Rational): BetResult {
  const [only] = selections;
  const isShared = selections.some((selection) => selection.result === 'win' && selection.deadHeat);
  if (only !== undefined && selections.length === 1) {
    return isShared ? sharedResult(multiplier) : singleResult(only.result);
  }
  const isAll = (result: SelectionResult) => selections.every((selection) => selection.result === result);
  if ((isAll('win') && !isShared) || isLess(ONE, multiplier)) return 'win_entire';
  if (multiplier.numerator === 0n) return 'lose_entire';
  return isLess(multiplier, ONE) ? 'refund_half_lose_other' : 'refund_entire';
}

// In a dead heat a part of the stake wins and the rest loses.
function sharedResult(multiplier: Rational): BetResult {
  if (isLess(multiplier, ONE)) return 'refund_half_lose_other';
  return isLess(ONE, multiplier) ? 'refund_half_win_other' : 'refund_entire';
}

function runningShare({ places, tied }: DeadHeat): Factor {
  invariant(places > 0 && places < tied, `a dead heat of ${tied} for ${places}`);
  return { numerator: BigInt(places), denominator: BigInt(tied) };
}

function singleResult(result: SelectionResult): BetResult {
  switch (result) {
    case 'win':
      return 'win_entire';
    case 'lose':
      return 'lose_entire';
    case 'void':
      return 'refund_entire';
    case 'half_win':
      return 'refund_half_win_other';
    case 'half_lose':
      return 'refund_half_lose_other';
    case 'undecided':
      return 'no_results';
    default:
      return assertNever(result, 'selection result');
  }
}

type Closed = Extract<Settlement, { isSettled: true }>;
type Paid = Pick<SettlementInput, 'stake' | 'bonus' | 'maxPayout'>;

// Where nothing was decided a boost multiplies nothing: own money comes back, and so does the use of the bonus.
function voided(bet: Paid): Closed {
  const isTokenBack = (bet.bonus ?? null) !== null;
  return { ...settled({ ...bet, maxPayout: null }, ONE, 'refund_entire'), isTokenBack };
}

function settled(bet: Paid, plain: Rational, result: BetResult, paid: Rational = plain): Closed {
  const { stake, bonus } = bet;
  const cap = (amount: MinorUnits) => capReturn(amount, bet.maxPayout ?? null);
  const payout = cap(bonusReturn(bonus?.type, stake, paid));
  // What the selections of other freebets pay was staked for them beforehand.
  const isAdding = bonus?.type === 'comboboost' || bonus?.type === 'freebet_no_risk';
  const fromBonus = isAdding ? payout - cap(returnAt(stake, plain)) : 0;
  return { isSettled: true, payout, result, fromBonus, isTokenBack: false };
}
