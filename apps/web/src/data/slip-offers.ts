import type { AvailableBonuses, BoostTerms, SlipBet, SlipBonus, SlipBonusType } from '@touchline/betting';
import {
  type BonusRule,
  bonusBetOf,
  type FarmingRule,
  type Points,
  type Proof,
  potentialPointsOf,
  proveBonus,
  type SmallestChange,
  smallestChange,
} from '@touchline/betting/bonus';
import type { BetBonuses, Bonus, OfferedBonus } from '@touchline/contract';
import { bonusFactsOf, bonusRuleOf, boostRangesOf, freebetAmountOf } from './bonus-rule.ts';

/**
 * An offer for a bet, as it was answered.
 * Shape: terms and rule null without the capability of proofs: it is then available or not, and nothing says why.
 */
export interface SlipOffer {
  readonly bonus: SlipBonus;
  readonly terms: Bonus | null;
  readonly rule: BonusRule | null;
  readonly facts: OfferedBonus['facts'];
  readonly isAvailable: boolean;
  /** Of the bet as it was asked about. Units: hundredths of a point. */
  readonly answeredPoints: Points | null;
}

/**
 * An offer judged for a bet at its prices and stake of the moment.
 * Units: points in hundredths, null where the bonus has none.
 */
export interface JudgedOffer {
  readonly offer: SlipOffer;
  readonly proof: Proof | null;
  readonly change: SmallestChange | null;
  readonly fits: boolean;
  readonly points: Points | null;
}

/** Offers of an answer, in the order of the defaults, freebets and the lootbox after them. What it leaves out is not offered. */
export function offersOf(answer: Partial<BetBonuses>): SlipOffer[] {
  const { hunting, tournament, comboboost, freebet = [], lootbox } = answer;
  return [hunting, tournament, comboboost, ...freebet, lootbox].flatMap((offered) =>
    offered ? (offerOf(offered) ?? []) : [],
  );
}

function offerOf(offered: OfferedBonus): SlipOffer | null {
  const { id, available } = offered;
  const type = slipTypeOf(offered);
  if (type === null) return null;
  // A backend without the extension leaves out what goes beyond the specification.
  const terms = offered.bonus ?? null;
  const facts = offered.facts ?? null;
  const rule = terms && facts ? bonusRuleOf(terms) : null;
  const boost = rule?.family === 'comboboost' && terms ? boostTermsOf(rule, terms) : undefined;
  return {
    bonus: { id, type, odds: offered.odds ?? null, ...(boost && { boost }) },
    terms,
    rule,
    facts,
    isAvailable: available,
    answeredPoints: offered.potential_points ?? null,
  };
}

/** The type that a bet carries: of a freebet its variant. A type that no bet carries is none. */
function slipTypeOf({ type, bonus }: OfferedBonus): SlipBonusType | null {
  if (type === 'jackpot') return null;
  return type === 'freebet' ? (bonus?.freebet_type ?? null) : type;
}

function boostTermsOf({ conditions }: BonusRule, terms: Bonus): BoostTerms {
  const { sportTypes, sportKeys, categoryIds, tournamentIds, matchIds, minOdds, maxOdds, matchStatus } =
    conditions;
  const selection = { sportTypes, sportKeys, categoryIds, tournamentIds, matchIds, minOdds, maxOdds };
  return { ...selection, matchStatus, ranges: boostRangesOf(terms) };
}

/** Stake of a freebet. Units: minor units; 0 where the answer does not say. */
export const stakeOfOffer = ({ terms }: SlipOffer): number => (terms ? freebetAmountOf(terms) : 0);

/** Judges an offer for a bet. Units: now in server epoch ms. */
export function judgeOffer(offer: SlipOffer, bet: SlipBet, now: number): JudgedOffer {
  const { rule, facts, isAvailable, answeredPoints } = offer;
  const isCarried = offer.bonus.type !== 'comboboost' || bet.betType === 'COMBO';
  if (rule === null || facts === null) {
    return { offer, proof: null, change: null, fits: isAvailable && isCarried, points: answeredPoints };
  }
  const known = bonusFactsOf(facts, now);
  const judged = withFreebetStake(bet, rule);
  const proof = proveBonus(rule, bonusBetOf(judged), known);
  const change = proof.isEligible ? null : smallestChange(rule, bonusBetOf(judged), known, proof);
  const isMet = proof.isEligible && isCarried;
  return { offer, proof, change, fits: isMet, points: pointsOf(offer, rule, judged, proof) };
}

// The stake of a freebet is the freebet, whatever the field holds before it is chosen.
const withFreebetStake = (bet: SlipBet, rule: BonusRule): SlipBet =>
  rule.family === 'freebet' ? { ...bet, stake: rule.amount } : bet;

function pointsOf(offer: SlipOffer, rule: BonusRule, bet: SlipBet, proof: Proof): Points | null {
  if (!isFarming(rule)) return null;
  if (offer.terms?.reference_stake == null) return offer.answeredPoints;
  return proof.isEligible ? potentialPointsOf(rule, bonusBetOf(bet), proof) : 0;
}

const isFarming = (rule: BonusRule): rule is FarmingRule =>
  rule.family === 'hunting' || rule.family === 'tournament' || rule.family === 'lootbox';

/** What a bet may carry where nothing is offered. */
export const NO_BONUSES: AvailableBonuses = {
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
};

/** Whether nothing but a stake is missing, and none was typed yet. */
const lacksStakeAlone = ({ proof }: JudgedOffer, bet: SlipBet): boolean =>
  bet.stake === 0 &&
  proof !== null &&
  proof.conditions.every(({ isMet, kind }) => isMet || kind === 'min-stake');

/**
 * Bonuses that a bet may carry now.
 * Shape: a freebet that was chosen stays while it is offered, since it is the stake; one that is missed says so, and is refused.
 */
export function availableOf(judged: readonly JudgedOffer[], bet: SlipBet): AvailableBonuses {
  const isChosenFreebet = ({ id, type }: SlipBonus) =>
    bet.freebetStake > 0 && id === bet.bonus?.id && type === bet.bonus.type;
  const may = judged
    .filter((one) => one.fits || lacksStakeAlone(one, bet) || isChosenFreebet(one.offer.bonus))
    .map(({ offer }) => offer.bonus);
  const first = (type: SlipBonusType) => may.find((bonus) => bonus.type === type) ?? null;
  return {
    comboboost: first('comboboost'),
    freebet: may.filter(({ type }) => type.startsWith('freebet_')),
    hunting: first('hunting'),
    lootbox: first('lootbox'),
    tournament: first('tournament'),
  };
}
