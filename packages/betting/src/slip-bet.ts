import type { BoostRange } from './bonus/ranges.ts';
import type { SelectionConditions } from './bonus/selection-checks.ts';
import type { EpochMs, MinorUnits } from './money.ts';
import { DEFAULT_BONUS_ODDS, type Odds } from './odds.ts';
import type { OutcomeKey } from './selection.ts';
import type { Specifier } from './specifier.ts';
import type { StakeFault } from './stake-input.ts';
import type { SystemType } from './system.ts';

/** What a bet on the slip is. */
export type BetType = 'SINGLE' | 'COMBO' | 'SYSTEM' | 'CUSTOM_BET';

/** Who supplies the match and its prices. */
export type ProviderKey = string;

/** Market status that takes bets; every other status does not. */
export const MARKET_OPEN = 1;

/** An outcome that the player chose, with what the screen needs to show it. Units: odds scaled, startTime epoch ms. */
export type SlipSelection = {
  readonly id: OutcomeKey;
  readonly matchId: string;
  readonly matchUrnId: string;
  readonly matchSlug: string;
  /** Event status number: 0 pre-match, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. */
  readonly matchStatus: number;
  readonly type: string;
  readonly startTime: EpochMs;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketGroup: string;
  /** 1 takes bets; any other value does not. */
  readonly marketStatus: number;
  readonly specifier: Specifier;
  readonly outcomeId: string;
  readonly outcomeName: string;
  /** The current price. */
  readonly odds: Odds;
  /** The price that the player agreed to; differs from odds while a change is flagged. */
  readonly acceptedOdds: Odds;
  /** The price at the tap; never changes. */
  readonly initialOdds: Odds;
  readonly active: boolean;
  readonly provider: ProviderKey;
  readonly sportKey: string;
  readonly nameA: string;
  readonly nameB: string;
  readonly categoryName: string;
  /** What bonuses ask of a selection beside its sport; unknown in slips that were saved without. */
  readonly sportType?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly tournamentId?: string | undefined;
  readonly isSuspended: boolean;
  readonly isChanged: boolean;
  readonly isNotAvailable: boolean;
};

/** What a screen knows about an outcome when it is tapped; the slip adds the rest. */
export type SelectionInput = Omit<
  SlipSelection,
  'id' | 'acceptedOdds' | 'initialOdds' | 'isSuspended' | 'isChanged' | 'isNotAvailable'
>;

/** Bonus kinds that a bet can carry. */
export type SlipBonusType =
  | 'comboboost'
  | 'freebet'
  | 'freebet_no_risk'
  | 'freebet_all_win'
  | 'freebet_only_win'
  | 'hunting'
  | 'lootbox'
  | 'tournament';

/** What a comboboost follows from: its ranges, and what a selection has to fulfil to count. */
export type BoostTerms = SelectionConditions & { readonly ranges: readonly BoostRange[] };

/**
 * A bonus on a bet.
 * Units: odds is its multiplier as it was answered, scaled, null where it has none. Shape: boost of a comboboost, where known.
 */
export type SlipBonus = {
  readonly id: string;
  readonly type: SlipBonusType;
  readonly odds: Odds | null;
  readonly boost?: BoostTerms | undefined;
};

/** Bonuses that fit a bet. */
export type AvailableBonuses = {
  readonly comboboost: SlipBonus | null;
  readonly freebet: readonly SlipBonus[];
  readonly hunting: SlipBonus | null;
  readonly lootbox: SlipBonus | null;
  readonly tournament: SlipBonus | null;
};

/** No bonus fits. */
export const NO_BONUSES: AvailableBonuses = {
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
};

/** What the stake follows: null is the stake as typed. */
export type StakeSource = 'potential_win' | 'sharing' | null;

/** One bet of the slip. Units: stake, wantedReturn and freebetStake in minor units; the stake of a system is its total. */
export type SlipBet = {
  readonly betId: string;
  readonly betType: BetType;
  readonly stake: MinorUnits;
  /** The stake as the player wrote it, kept so that typing is never rewritten. */
  readonly stakeText: string;
  readonly stakeFault: StakeFault | null;
  readonly stakeSource: StakeSource;
  readonly wantedReturn: MinorUnits | null;
  readonly currency: string;
  readonly subunits: number;
  readonly selections: readonly SlipSelection[];
  readonly systemType: SystemType | null;
  /** The current price of a custom bet; null for other bets, and while it has none. */
  readonly customOdds: Odds | null;
  /** The price of a custom bet that the player agreed to; null before the first. */
  readonly acceptedCustomOdds: Odds | null;
  /** Whether the price of a custom bet differs from the agreed one and has to be accepted. */
  readonly isCustomChanged: boolean;
  readonly bonus: SlipBonus | null;
  readonly availableBonuses: AvailableBonuses;
  readonly bonusOdds: Odds;
  readonly freebetStake: MinorUnits;
  /** Whether the player wants no bonus on this bet: none is set by itself. Missing in slips that were saved without. */
  readonly isBonusOff?: boolean | undefined;
  readonly status: string | null;
  readonly isVip: boolean;
  readonly jackpots: readonly { readonly id: string }[];
};

/** What a bet carries of bonuses before any is known. */
export const NO_BONUS = {
  bonus: null,
  availableBonuses: NO_BONUSES,
  bonusOdds: DEFAULT_BONUS_ODDS,
  freebetStake: 0,
  isBonusOff: false,
} as const;

/** What a bet's stake is before the player says anything. */
export const NO_STAKE = {
  stake: 0,
  stakeText: '',
  stakeFault: null,
  stakeSource: null,
  wantedReturn: null,
} as const;

/** What a bet has of a custom price that is none, or has none yet. */
export const NO_CUSTOM_PRICE = {
  customOdds: null,
  acceptedCustomOdds: null,
  isCustomChanged: false,
} as const;

/** A bet without stake on some selections, in a currency. */
export function newBet(
  betId: string,
  selections: readonly SlipSelection[],
  { currency, subunits }: { readonly currency: string; readonly subunits: number },
  betType: BetType = 'SINGLE',
): SlipBet {
  return {
    betId,
    betType,
    ...NO_STAKE,
    currency,
    subunits,
    selections,
    systemType: null,
    ...NO_CUSTOM_PRICE,
    ...NO_BONUS,
    status: null,
    isVip: false,
    jackpots: [],
  };
}

/** A bet without its freebet, and without the stake that the freebet was. Other bonuses stay. */
export function withoutFreebet(bet: SlipBet): SlipBet {
  if (bet.freebetStake === 0) return bet;
  return { ...bet, ...NO_STAKE, freebetStake: 0, bonus: null, bonusOdds: DEFAULT_BONUS_ODDS };
}

/** Whether a bonus is a freebet. */
export function isFreebet(bonus: SlipBonus | null): boolean {
  return bonus?.type.startsWith('freebet') === true;
}

/** Whether a bet may carry a bonus: a boost multiplies combos alone, and a freebet is one of its variants. */
export function fitsBonus(bet: SlipBet, bonus: SlipBonus | null): boolean {
  return bonus?.type !== 'freebet' && (bonus?.type !== 'comboboost' || bet.betType === 'COMBO');
}
