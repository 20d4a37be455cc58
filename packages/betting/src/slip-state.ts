import type { EpochMs, MinorUnits } from './money.ts';
import { DEFAULT_BONUS_ODDS, type Odds } from './odds.ts';
import type { AcceptMode } from './odds-acceptance.ts';
import type { MarketKey, OutcomeKey } from './selection.ts';
import type { Specifier } from './specifier.ts';
import type { StakeFault } from './stake-input.ts';
import type { SystemType } from './system.ts';

/** Most selections that a slip holds, over all of its bets. Source: specification §9. */
export const SELECTION_CAP = 40;

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

/** A bonus on a bet. Units: odds is its multiplier where it has one, scaled, else null. */
export type SlipBonus = { readonly id: string; readonly type: SlipBonusType; readonly odds: Odds | null };

/** Bonuses that fit a bet. */
export type AvailableBonuses = {
  readonly comboboost: SlipBonus | null;
  readonly freebet: readonly SlipBonus[];
  readonly hunting: SlipBonus | null;
  readonly lootbox: SlipBonus | null;
  readonly tournament: SlipBonus | null;
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
  readonly customOdds: Odds | null;
  readonly bonus: SlipBonus | null;
  readonly availableBonuses: AvailableBonuses;
  readonly bonusOdds: Odds;
  readonly freebetStake: MinorUnits;
  readonly status: string | null;
  readonly isVip: boolean;
  readonly jackpots: readonly { readonly id: string }[];
};

/** How a bet of an answered placement stands: taken, waiting for the bet delay, or refused after it. */
export type PlacedStatus = 'accepted' | 'submitted' | 'rejected';

/** A bet that the house answered for. Shape: id and ref are the house's; bet is the slip's bet with the odds used. */
export type PlacedBet = {
  readonly id: string;
  readonly ref: string | null;
  readonly status: PlacedStatus;
  readonly isVip: boolean;
  readonly bet: SlipBet;
};

/** Why placing did not succeed. Shape: message is a message key; messagesByBet holds localised text by betId. */
export type SlipError = {
  readonly message: string;
  readonly details: string | null;
  readonly messagesByBet: Readonly<Record<string, string>>;
  readonly payload: string | null;
  readonly isWrongOddsError: boolean;
  readonly code: number | null;
};

/** The slip's state; the specification calls it the ticket state. */
export type SlipPhase = 'initial' | 'odds_changed' | 'processing' | 'success' | 'error';

/** Settings that decide how the slip behaves. They come from the house and are never stored with the slip. */
export type SlipRules = {
  readonly currency: string;
  readonly subunits: number;
  readonly oddsAcceptMode: AcceptMode;
  readonly multiSingleAvailableByProvider: Readonly<Record<ProviderKey, boolean>>;
  /** Providers that may be bet on; null is every provider. */
  readonly allowedProviders: readonly ProviderKey[] | null;
  /** Status by provider; one that is missing counts as ACTIVE. */
  readonly providerStatuses: Readonly<Record<ProviderKey, string>>;
};

/** The whole slip: plain JSON. Laws: packages/betting/README.md. */
export type SlipState = {
  readonly state: SlipPhase;
  readonly bets: readonly SlipBet[];
  readonly inProgress: boolean;
  /** Ids of all selections in slip order; always derived from bets. */
  readonly selectedOutcomeIds: readonly OutcomeKey[];
  readonly processingBets: readonly SlipBet[];
  readonly placedBets: readonly PlacedBet[];
  readonly isRestoring: boolean;
  readonly systemTypes: readonly SystemType[];
  readonly error: SlipError | null;
  readonly rules: SlipRules;
  /** The request on its way or without an answer; no other may be sent while it is set. */
  readonly requestId: string | null;
  /** Whether that request has had no answer: asked about by its id, never sent again. */
  readonly isUnconfirmed: boolean;
  readonly nextBetNumber: number;
};

/** The current state of one market as the live store holds it: all of its outcomes, not a patch. */
export type MarketUpdate = {
  readonly key: MarketKey;
  readonly status: number;
  readonly outcomes: readonly { readonly id: string; readonly odds: Odds; readonly active: boolean }[];
};

/** Rules before settings arrive: nothing is accepted silently, two selections make a combo. */
export const DEFAULT_SLIP_RULES: SlipRules = {
  currency: 'EUR',
  subunits: 100,
  oddsAcceptMode: 'none',
  multiSingleAvailableByProvider: {},
  allowedProviders: null,
  providerStatuses: {},
};

/** A slip with nothing on it. */
export function emptySlip(
  rules: SlipRules = DEFAULT_SLIP_RULES,
  systemTypes: readonly SystemType[] = [],
): SlipState {
  return {
    state: 'initial',
    bets: [],
    inProgress: false,
    selectedOutcomeIds: [],
    processingBets: [],
    placedBets: [],
    isRestoring: false,
    systemTypes,
    error: null,
    rules,
    requestId: null,
    isUnconfirmed: false,
    nextBetNumber: 1,
  };
}

/** A bet without stake on some selections, in the rules' currency. */
export function newBet(
  betId: string,
  selections: readonly SlipSelection[],
  rules: SlipRules,
  betType: BetType = 'SINGLE',
): SlipBet {
  return {
    betId,
    betType,
    stake: 0,
    stakeText: '',
    stakeFault: null,
    stakeSource: null,
    wantedReturn: null,
    currency: rules.currency,
    subunits: rules.subunits,
    selections,
    systemType: null,
    customOdds: null,
    bonus: null,
    availableBonuses: { comboboost: null, freebet: [], hunting: null, lootbox: null, tournament: null },
    bonusOdds: DEFAULT_BONUS_ODDS,
    freebetStake: 0,
    status: null,
    isVip: false,
    jackpots: [],
  };
}
