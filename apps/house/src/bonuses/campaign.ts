import type { EpochMs, MinorUnits, Odds } from '@touchline/betting';
import type {
  BasisPoints,
  BonusConditions,
  BonusRule,
  BoostRange,
  FreebetVariant,
  RewardRange,
  WeightedReward,
} from '@touchline/betting/bonus';
import type { BonusTrigger } from '@touchline/contract/constants';
import type { TextByLocale } from '../queries/text-in.ts';

/** A freebet that is given as a reward. Units: smallest units; validDays from the day it is given. */
export interface FreebetReward {
  readonly freebetType: FreebetVariant;
  readonly validDays: number;
  /** What its bet has to fulfil; its currency is that of the campaign. */
  readonly minOdds: Odds | null;
}

/** What a campaign gives, by family. Units: amounts in smallest units of the campaign's currency, odds scaled. */
export type CampaignOffer =
  | { readonly family: 'comboboost'; readonly ranges: readonly BoostRange[] }
  | {
      readonly family: 'freebet';
      readonly freebetType: FreebetVariant;
      readonly amount: MinorUnits;
      /** What a boost multiplies it by, once, before it is used; null without. */
      readonly boost: Odds | null;
    }
  | {
      readonly family: 'hunting';
      readonly referenceStake: MinorUnits;
      readonly ranges: readonly RewardRange[];
      readonly reward: FreebetReward;
    }
  | {
      readonly family: 'tournament';
      readonly referenceStake: MinorUnits;
      readonly initialPool: MinorUnits;
      readonly contribution: BasisPoints;
      /** Shares of the pool from the first place on; prizes are money. */
      readonly prizes: readonly BasisPoints[];
    }
  | {
      readonly family: 'lootbox';
      readonly referenceStake: MinorUnits;
      readonly counts: 'bets' | 'points';
      /** Bets, or points in hundredths. */
      readonly threshold: number;
      readonly rewards: readonly WeightedReward[];
      readonly reward: FreebetReward;
    };

/** What issues a campaign's bonuses. Units: smallest units of the campaign's currency. */
export interface CampaignTrigger {
  readonly kind: Exclude<BonusTrigger, 'reward'>;
  /** Of promo_code. Shape: in capitals; uses null is any number of players. */
  readonly codes: readonly { readonly code: string; readonly uses: number | null }[];
  /** Of deposit: the least amount that counts. */
  readonly minDeposit: MinorUnits | null;
}

/** Terms of a campaign, as they are kept under their version. */
export interface CampaignTerms {
  readonly id: string;
  readonly name: TextByLocale;
  readonly description: TextByLocale | null;
  readonly trigger: CampaignTrigger;
  readonly showInPromotion: boolean;
  /** Addresses of pictures; null: those of the product. */
  readonly banner: {
    readonly desktop: string | null;
    readonly mobile: string | null;
    readonly alt: TextByLocale;
  } | null;
  readonly currency: string;
  readonly conditions: Omit<BonusConditions, 'currency'>;
  /** Life of an issued bonus in days, within the campaign's; null: as long as the campaign. */
  readonly validDays: number | null;
  /** Bets that an issued bonus is for; null is any number. */
  readonly uses: number | null;
  /** Bonuses that the campaign issues, and money that it gives, at the most; null without a bound. */
  readonly maxIssued: number | null;
  readonly budget: MinorUnits | null;
  readonly offer: CampaignOffer;
}

/** A campaign of the data folder. Shape: version is the hash of the terms. */
export interface Campaign {
  readonly version: string;
  readonly terms: CampaignTerms;
}

/** An issued bonus, as far as its rule depends on it. */
export interface IssuedTerms {
  readonly id: string;
  readonly version: string;
  /** Of a freebet, with its boost; null: as the campaign says. */
  readonly amount: MinorUnits | null;
  /** When the bonus ends; null: as the campaign says. */
  readonly expiresAt: EpochMs | null;
}

/** The rule by which bets with an issued bonus are judged. */
export function ruleOf({ currency, conditions, offer }: CampaignTerms, issued: IssuedTerms): BonusRule {
  const { id, version, amount, expiresAt } = issued;
  const base = {
    id,
    version,
    conditions: { ...conditions, currency, validTo: expiresAt ?? conditions.validTo },
  };
  switch (offer.family) {
    case 'comboboost':
      return { ...base, family: 'comboboost', ranges: offer.ranges };
    case 'freebet':
      return { ...base, family: 'freebet', variant: offer.freebetType, amount: amount ?? offer.amount };
    case 'hunting': {
      const { referenceStake, ranges } = offer;
      return { ...base, family: 'hunting', referenceStake, ranges };
    }
    case 'tournament': {
      const { referenceStake, initialPool, contribution, prizes } = offer;
      return { ...base, family: 'tournament', referenceStake, initialPool, contribution, prizes };
    }
    case 'lootbox': {
      const { referenceStake, counts, threshold, rewards } = offer;
      return { ...base, family: 'lootbox', referenceStake, counts, threshold, rewards };
    }
  }
}

/** Terms of the freebets that a hunting or a lootbox gives; their amounts stand with the bonuses. Null for other families. */
export function rewardTerms(terms: CampaignTerms): CampaignTerms | null {
  const { offer, conditions } = terms;
  if (offer.family !== 'hunting' && offer.family !== 'lootbox') return null;
  const { freebetType, validDays, minOdds } = offer.reward;
  return {
    ...terms,
    id: `${terms.id}.reward`,
    trigger: { kind: 'operator', codes: [], minDeposit: null },
    showInPromotion: false,
    conditions: {
      ...conditions,
      minOdds,
      maxOdds: null,
      minStake: null,
      validFrom: null,
      validTo: null,
      selectionCount: { from: 1, to: null },
      farmOncePerEvent: false,
    },
    validDays,
    uses: 1,
    maxIssued: null,
    budget: null,
    offer: { family: 'freebet', freebetType, amount: 0, boost: null },
  };
}
