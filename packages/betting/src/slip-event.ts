import type { EpochMs, MinorUnits } from './money.ts';
import type { Odds } from './odds.ts';
import type { OutcomeKey } from './selection.ts';
import type { AvailableBonuses, BetType, SelectionInput, SlipBonus, SlipSelection } from './slip-bet.ts';
import type { MarketUpdate, PlacedStatus, SlipError, SlipRules, SlipState } from './slip-state.ts';
import type { ParsedStake } from './stake-input.ts';
import type { SystemType } from './system.ts';

/** One bet that the house answered for. Shape: betId is the slip's, id the house's; odds are the prices used. */
export type PlacementReply = {
  readonly betId: string;
  readonly id: string;
  readonly ref: string | null;
  readonly status: PlacedStatus;
  readonly isVip: boolean;
  readonly odds: Readonly<Record<OutcomeKey, Odds>>;
  /** The price of a custom bet as it was used. */
  readonly customOdds?: Odds | null;
};

/** Prices of custom bets by betId that the house named in a refusal; null where a bet has none now. */
export type CurrentCustomOdds = Readonly<Record<string, Odds | null>>;

/** Exchange of money between currencies. Units: minor units of the target per minor units of the source, as a ratio. */
export type ConversionRate = {
  readonly from: string;
  readonly numerator: number;
  readonly denominator: number;
};

/** What restored bets are converted to: the player's currency and the rates into it. */
export type RestoreCurrency = {
  readonly currency: string;
  readonly subunits: number;
  readonly rates: readonly ConversionRate[];
};

/** Names of a selection in the language of the page. */
export type SelectionNames = Partial<
  Pick<SlipSelection, 'marketName' | 'outcomeName' | 'nameA' | 'nameB' | 'categoryName'>
>;

/** What the player edits and what the market does: events that need neither the house nor a storage. */
export type DraftEvent =
  | { readonly type: 'selection-added'; readonly selection: SelectionInput }
  /** A tap on a price: adds it, or removes it when it is on the slip. */
  | { readonly type: 'selection-toggled'; readonly selection: SelectionInput }
  | { readonly type: 'selection-removed'; readonly id: OutcomeKey }
  | { readonly type: 'cleared' }
  | { readonly type: 'bet-type-changed'; readonly betType: Exclude<BetType, 'CUSTOM_BET'> }
  | { readonly type: 'system-type-changed'; readonly betId: string; readonly systemTypeId: string }
  | {
      readonly type: 'stake-typed';
      readonly betId: string;
      readonly text: string;
      readonly parsed: ParsedStake;
    }
  | { readonly type: 'stake-typed-for-all'; readonly text: string; readonly parsed: ParsedStake }
  | { readonly type: 'wanted-return-typed'; readonly betId: string; readonly parsed: ParsedStake }
  | { readonly type: 'markets-updated'; readonly markets: readonly MarketUpdate[] }
  | {
      readonly type: 'match-updated';
      readonly matchId: string;
      readonly status: number;
      readonly startTime?: EpochMs;
    }
  | { readonly type: 'selections-named'; readonly names: Readonly<Record<OutcomeKey, SelectionNames>> }
  | { readonly type: 'rules-changed'; readonly rules: Partial<Omit<SlipRules, 'currency' | 'subunits'>> }
  | { readonly type: 'system-types-changed'; readonly systemTypes: readonly SystemType[] }
  | { readonly type: 'currency-changed'; readonly currency: string; readonly subunits: number }
  | { readonly type: 'changes-accepted' }
  /** Brings back what the last removal took. */
  | { readonly type: 'undone' }
  | { readonly type: 'undo-dismissed' }
  | CustomBetEvent
  | BonusEvent;

/** What happens to a custom bet: its making, its price, and the answers to the question whether a selection joins it. */
export type CustomBetEvent =
  /** It becomes the only bet of the slip. */
  | {
      readonly type: 'custom-bet-set';
      readonly selections: readonly SelectionInput[];
      readonly customOdds: Odds;
    }
  /** The custom bet goes, the selection is a single. */
  | { readonly type: 'custom-bet-replaced'; readonly selection: SelectionInput }
  /** The selection, of the same match, joins at the price that was shown; null is to be asked for. */
  | {
      readonly type: 'custom-bet-grown';
      readonly selection: SelectionInput;
      readonly customOdds: Odds | null;
    }
  /** Its selections and the new one are bets of their own. */
  | { readonly type: 'custom-bet-split'; readonly selection: SelectionInput }
  /** The house's price of it now; null is none. */
  | { readonly type: 'custom-odds-changed'; readonly betId: string; readonly odds: Odds | null };

/** What happens to the bonus of a bet. */
export type BonusEvent =
  | { readonly type: 'bonuses-answered'; readonly betId: string; readonly available: AvailableBonuses }
  /** Units: freebetStake in minor units of the slip's currency, needed by a freebet. */
  | {
      readonly type: 'bonus-chosen';
      readonly betId: string;
      readonly bonus: SlipBonus | null;
      readonly freebetStake?: MinorUnits;
    };

/** Everything that can happen to the slip. */
export type SlipEvent =
  | DraftEvent
  | { readonly type: 'place-pressed'; readonly requestId: string; readonly isSignedIn: boolean }
  /** Takes the current prices and places at them, after a refusal for wrong odds. */
  | { readonly type: 'accepted-and-placed'; readonly requestId: string; readonly isSignedIn: boolean }
  | {
      readonly type: 'placement-answered';
      readonly requestId: string;
      readonly replies: readonly PlacementReply[];
      readonly error: SlipError | null;
      /** Prices that the house named in a refusal. */
      readonly currentOdds: Readonly<Record<OutcomeKey, Odds>>;
      readonly currentCustomOdds?: CurrentCustomOdds;
    }
  /** No answer came: nobody knows whether the bets were placed. */
  | { readonly type: 'placement-unanswered'; readonly requestId: string }
  /** The house was asked and never received the request. */
  | { readonly type: 'placement-not-received'; readonly requestId: string }
  /** A submitted bet was decided after its delay. */
  | {
      readonly type: 'bet-decided';
      readonly id: string;
      readonly status: Exclude<PlacedStatus, 'submitted'>;
      readonly ref: string | null;
      readonly error: SlipError | null;
      readonly currentOdds: Readonly<Record<OutcomeKey, Odds>>;
      readonly currentCustomOdds?: CurrentCustomOdds;
    }
  | { readonly type: 'receipt-closed'; readonly keepSelections: boolean }
  | { readonly type: 'restored'; readonly saved: unknown; readonly into?: RestoreCurrency }
  | { readonly type: 'share-requested' }
  /** What a code stands for is shown, or it stands for nothing: the slip stays, unless the player takes it over. */
  | { readonly type: 'share-answered' }
  | { readonly type: 'share-restored'; readonly bets: unknown; readonly into?: RestoreCurrency }
  | { readonly type: 'share-failed' };

/** What the screen must do or say because of an event. */
export type SlipEffect =
  | { readonly kind: 'panel-open' }
  | { readonly kind: 'panel-close' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'send-placement'; readonly requestId: string }
  | { readonly kind: 'ask-placement'; readonly requestId: string }
  | { readonly kind: 'custom-bet-modal'; readonly selection: SelectionInput }
  | { readonly kind: 'selection-limit'; readonly limit: number }
  /** The slip is placing, or does not know whether it placed: it cannot be edited. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'not-placed'; readonly reason: 'changes' | 'no-stake' }
  | { readonly kind: 'share-empty' }
  | { readonly kind: 'share-failed' };

/** The slip after an event, and what follows outside of it. */
export type SlipStep = { readonly state: SlipState; readonly effects: readonly SlipEffect[] };
