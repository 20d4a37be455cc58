import type { Odds } from './odds.ts';
import type { AcceptMode } from './odds-acceptance.ts';
import type { MarketKey, OutcomeKey } from './selection.ts';
import type { ProviderKey, SlipBet } from './slip-bet.ts';
import type { SystemType } from './system.ts';

/** Most selections that a slip holds, over all of its bets. Source: specification §9. */
export const SELECTION_CAP = 40;

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

/** What was taken off the slip and can come back. Shape: bets is the whole slip before; names are outcome names of what left. */
export type SlipUndo = {
  readonly what: 'selection' | 'slip';
  readonly bets: readonly SlipBet[];
  readonly names: readonly string[];
};

/** The slip's state; the specification calls it the ticket state. */
export type SlipPhase = 'initial' | 'odds_changed' | 'processing' | 'success' | 'error';

/** Settings that decide how the slip behaves. They come from the house and are never stored with the slip. */
export type SlipRules = {
  readonly currency: string;
  readonly subunits: number;
  readonly oddsAcceptMode: AcceptMode;
  /** With mode higher: the part in per cent by which a price may also have fallen; null is none. */
  readonly acceptDownToPercent: number | null;
  readonly multiSingleAvailableByProvider: Readonly<Record<ProviderKey, boolean>>;
  /** Whether several bets of the slip may each carry a freebet; missing is no. */
  readonly isMultiActiveFreebetsAllowed?: boolean;
  /** Whether a custom bet may have one selection; null until the house has said so. */
  readonly isCustomSingleAllowed: boolean | null;
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
  /** What `undone` brings back; gone with the next edit. */
  readonly undo: SlipUndo | null;
  /** Placements in a row that were refused because of their odds. */
  readonly wrongOddsInRow: number;
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
  acceptDownToPercent: null,
  multiSingleAvailableByProvider: {},
  isCustomSingleAllowed: null,
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
    undo: null,
    wrongOddsInRow: 0,
  };
}
