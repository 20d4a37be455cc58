import type { EpochMs, MinorUnits } from '../money.ts';
import { ODDS_SCALE } from '../odds.ts';
import type { BonusBet } from './bonus-bet.ts';
import type { Proof } from './proof.ts';
import { type BonusRule, betTypesOf, type Points } from './rule.ts';
import { type BonusSelection, fitsConditions } from './selection-checks.ts';

/** A rule by which bets earn points. */
export type FarmingRule = Extract<BonusRule, { family: 'hunting' | 'tournament' | 'lootbox' }>;

/** Where a bet stands for points: open, decided, or nothing that counts. */
export type FarmingState = 'open' | 'won' | 'lost' | 'void' | 'cancelled' | 'rejected' | 'cashed_out';

/**
 * A placed bet that carries a bonus with points.
 * Shape: odds and match status as they were accepted; isVoid of a selection that was called off.
 * Units: stake in minor units of the bonus' currency, without what was sold.
 */
export type FarmingBet = Omit<BonusBet, 'selections'> & {
  readonly id: string;
  readonly placedAt: EpochMs;
  readonly state: FarmingState;
  /** Whether the stake is the player's own money, all of it. */
  readonly isOwnMoney: boolean;
  readonly selections: readonly (BonusSelection & { readonly isVoid: boolean })[];
};

/** What a bet earns, or can earn while it is open. */
export type FarmedBet = {
  readonly id: string;
  readonly placedAt: EpochMs;
  readonly stake: MinorUnits;
  readonly points: Points;
  readonly isOpen: boolean;
};

/** What bets have earned together. */
export type Farmed = {
  /** In order of placement; bets that earn nothing are left out. */
  readonly bets: readonly FarmedBet[];
  readonly points: Points;
  /** With the points of open bets. */
  readonly potentialPoints: Points;
  /** Decided bets. */
  readonly betsCount: number;
  /** Of the decided bets, rounded down; 0 without one. */
  readonly averageStake: MinorUnits;
  /** Events that earn no more where an event counts once. */
  readonly farmedMatchIds: readonly string[];
};

/**
 * Points of all bets that carry a bonus.
 * Shape:  the order of bets and of their settlement changes nothing. Where an event counts once it belongs to the bet that was
 *         placed first among those that still count; an open bet holds its events. A void selection earns and holds nothing.
 * Units:  points in hundredths.
 * Errors: none.
 * Source: vectors in fixtures/betting/bonus-points.json.
 */
export function farm(rule: FarmingRule, bets: readonly FarmingBet[]): Farmed {
  const held = new Set<string>();
  const earned: FarmedBet[] = [];
  for (const bet of bets.filter((one) => isFarming(rule, one)).toSorted(byPlacement)) {
    const earning = bet.selections.filter((selection) => earns(rule, selection, held));
    for (const { matchId } of earning) held.add(matchId);
    const points = pointsOf(rule, bet.stake, earning);
    const { id, placedAt, stake, state } = bet;
    if (points > 0) earned.push({ id, placedAt, stake, points, isOpen: state === 'open' });
  }
  const decided = earned.filter(({ isOpen }) => !isOpen);
  return {
    bets: earned,
    points: sumOf(decided),
    potentialPoints: sumOf(earned),
    betsCount: decided.length,
    averageStake: averageStake(decided),
    farmedMatchIds: [...held],
  };
}

/**
 * Points of a stake on selections that count: the winnings of each at a stake of 1, as far as the stake reaches the reference.
 * Units: points in hundredths, rounded down once.
 */
export function pointsOf(
  { referenceStake }: Pick<FarmingRule, 'referenceStake'>,
  stake: MinorUnits,
  selections: readonly Pick<BonusSelection, 'odds'>[],
): Points {
  const full = selections.reduce((sum, { odds }) => sum + Math.floor((odds - ODDS_SCALE) / 100), 0);
  const counted = BigInt(Math.min(stake, referenceStake));
  return Number((BigInt(full) * counted) / BigInt(referenceStake));
}

/** Points that a bet of the slip can earn, by its proof. Units: points in hundredths. */
export function potentialPointsOf(rule: FarmingRule, bet: BonusBet, { counting }: Proof): Points {
  const earning = bet.selections.filter((_one, position) => counting.includes(position));
  return pointsOf(rule, bet.stake, earning);
}

/** Average stake of bets. Units: minor units, rounded down; 0 for no bet. */
export function averageStake(bets: readonly Pick<FarmedBet, 'stake'>[]): MinorUnits {
  if (bets.length === 0) return 0;
  const total = bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  return Number(total / BigInt(bets.length));
}

/** Order of placement; of two at one moment the smaller id. */
export function byPlacement(
  a: Pick<FarmedBet, 'id' | 'placedAt'>,
  b: Pick<FarmedBet, 'id' | 'placedAt'>,
): number {
  return a.placedAt - b.placedAt || compareIds(a.id, b.id);
}

/** Order of ids: a shorter one first, so that numbers come in their own order. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

const COUNTS: ReadonlySet<FarmingState> = new Set(['open', 'won', 'lost']);

function isFarming(rule: FarmingRule, { type, state, isOwnMoney }: FarmingBet): boolean {
  return isOwnMoney && COUNTS.has(state) && betTypesOf(rule).includes(type);
}

function earns(
  { conditions }: FarmingRule,
  selection: FarmingBet['selections'][number],
  held: ReadonlySet<string>,
): boolean {
  const isFree = !conditions.farmOncePerEvent || !held.has(selection.matchId);
  return isFree && !selection.isVoid && fitsConditions(conditions, selection);
}

function sumOf(bets: readonly FarmedBet[]): Points {
  return bets.reduce((sum, { points }) => sum + points, 0);
}
