import { assertNever } from './invariant.ts';
import { mapKeeping } from './map-keeping.ts';
import type { MinorUnits } from './money.ts';
import { quoteBet } from './quote.ts';
import { marketKeyOf, type OutcomeKey } from './selection.ts';
import type { SelectionInput, SlipBet } from './slip-bet.ts';
import { atCurrentOdds, isFlagged, withFlags } from './slip-flags.ts';
import { inMarket } from './slip-market.ts';
import { DEFAULT_SLIP_RULES, type MarketUpdate, type SlipError } from './slip-state.ts';

/** Where a quick bet stands; null is at rest. */
export type QuickBetPhase = 'processing' | 'success' | 'error' | null;

/** The quick bet: a bet placed by one tap, with a stake approved before. Units: stake in minor units. */
export type QuickBetState = {
  readonly isEnabled: boolean;
  readonly state: QuickBetPhase;
  readonly bet: SlipBet | null;
  readonly selectedOutcomeIds: readonly OutcomeKey[];
  readonly stake: MinorUnits;
  readonly currency: string;
  /** Unit that the stake is typed in: how many smallest units make one. */
  readonly subunits: number;
  readonly isApproved: boolean;
  readonly error: SlipError | null;
  /** The request on its way or without an answer. */
  readonly requestId: string | null;
  /** Whether that request has had no answer: asked about by its id, never sent again. */
  readonly isUnconfirmed: boolean;
  /** The house's id of the bet while it waits for its delay. */
  readonly submittedId: string | null;
};

/** What can happen to the quick bet. */
export type QuickBetEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'stake-changed'; readonly stake: MinorUnits }
  /** Another currency, or another unit of the same one, to type in. */
  | { readonly type: 'currency-changed'; readonly currency: string; readonly subunits: number }
  | { readonly type: 'approval-changed'; readonly isApproved: boolean }
  /** A tap on a live price while the quick bet is on. */
  | { readonly type: 'opened'; readonly bet: SlipBet }
  | { readonly type: 'markets-updated'; readonly markets: readonly MarketUpdate[] }
  | { readonly type: 'place-pressed'; readonly requestId: string }
  | { readonly type: 'placed' }
  | { readonly type: 'refused'; readonly error: SlipError }
  /** Taken for its delay; `decided` ends it. */
  | { readonly type: 'submitted'; readonly id: string }
  | {
      readonly type: 'decided';
      readonly id: string;
      readonly status: 'accepted' | 'rejected';
      readonly error: SlipError | null;
    }
  /** No answer came: nobody knows whether the bet was placed. */
  | { readonly type: 'unanswered' }
  /** The house was asked and never received the request. */
  | { readonly type: 'not-received' }
  | { readonly type: 'balance-changed'; readonly currency: string; readonly available: MinorUnits }
  | { readonly type: 'closed' }
  | { readonly type: 'signed-out' };

/** What follows from an event. */
export type QuickBetEffect =
  | { readonly kind: 'send-placement'; readonly requestId: string }
  | { readonly kind: 'ask-placement'; readonly requestId: string }
  /** Pressed while the bet before is still on its way. */
  | { readonly kind: 'still-processing' }
  /** Pressed without an approved stake. */
  | { readonly kind: 'not-approved' }
  /** Pressed while the price cannot be bet on. */
  | { readonly kind: 'suspended' };

/** The quick bet after an event, and what follows outside of it. */
export type QuickBetStep = { readonly state: QuickBetState; readonly effects: readonly QuickBetEffect[] };

/** Message key of a quick bet whose potential return is not above its stake. */
export const RETURN_NOT_ABOVE_STAKE = 'error.potential_win.equal_or_less';

const LIVE = 1;
const NO_REQUEST = { requestId: null, isUnconfirmed: false, submittedId: null } as const;

/** A quick bet that is switched off. */
export function initialQuickBet(currency: string, subunits = 100): QuickBetState {
  return {
    isEnabled: false,
    state: null,
    bet: null,
    selectedOutcomeIds: [],
    stake: 0,
    currency,
    subunits,
    isApproved: false,
    error: null,
    ...NO_REQUEST,
  };
}

/** Whether a tap opens the quick bet instead of going to the slip: it is on, and the match is live. */
export function opensQuickBet(state: QuickBetState, selection: Pick<SelectionInput, 'matchStatus'>): boolean {
  return state.isEnabled && selection.matchStatus === LIVE;
}

/**
 * The quick bet after an event.
 * Shape:  pure; placing is ignored while one is on its way, and when the stake is not approved.
 * Errors: never throws; a return that is not above the stake becomes an error in the state.
 * Source: specification §4 and §5 "Quick bet"; docs/rules/quick-bet.md.
 */
export function reduceQuickBet(state: QuickBetState, event: QuickBetEvent): QuickBetStep {
  switch (event.type) {
    case 'toggled':
      return step(toggled(state));
    case 'stake-changed':
      return step({ ...state, stake: Math.max(event.stake, 0), isApproved: false });
    case 'currency-changed':
      return step(inUnit(state, event.currency, event.subunits));
    case 'approval-changed':
      return step({ ...state, isApproved: event.isApproved && state.stake > 0 });
    case 'opened':
      return open(state, event.bet);
    case 'markets-updated':
      return step(isBusy(state) ? state : atMarkets(state, event.markets));
    case 'place-pressed':
      return place(state, event.requestId);
    case 'balance-changed':
      return step(event.currency === state.currency ? withBalance(state, event.available) : state);
    case 'closed':
      // Without an answer it may be left: My bets then tells how it ended.
      return step(isBusy(state) && !state.isUnconfirmed ? state : atRest(state));
    case 'signed-out':
      return step(initialQuickBet(state.currency, state.subunits));
    default:
      return isBusy(state) ? answer(state, event) : step(state);
  }
}

type Answer = Extract<
  QuickBetEvent,
  { type: 'placed' | 'refused' | 'submitted' | 'decided' | 'unanswered' | 'not-received' }
>;

function answer(state: QuickBetState, event: Answer): QuickBetStep {
  switch (event.type) {
    case 'placed':
      return step(ended(state, null));
    case 'refused':
      return step(ended(state, event.error));
    case 'submitted':
      return step({ ...state, isUnconfirmed: false, submittedId: event.id });
    case 'decided': {
      const error = event.status === 'rejected' ? (event.error ?? REFUSED) : null;
      return step(event.id === state.submittedId ? ended(state, error) : state);
    }
    case 'unanswered':
      return state.requestId === null
        ? step(state)
        : step({ ...state, isUnconfirmed: true }, { kind: 'ask-placement', requestId: state.requestId });
    case 'not-received':
      return step({ ...state, ...NO_REQUEST, state: null });
    default:
      return assertNever(event, 'quick bet event');
  }
}

const isBusy = (state: QuickBetState): boolean => state.state === 'processing';

function ended(state: QuickBetState, error: SlipError | null): QuickBetState {
  return { ...state, ...NO_REQUEST, state: error === null ? 'success' : 'error', error };
}

function atRest(state: QuickBetState): QuickBetState {
  return { ...state, ...withBet(null), ...NO_REQUEST, state: null, error: null };
}

function toggled(state: QuickBetState): QuickBetState {
  const next = { ...state, isEnabled: !state.isEnabled, isApproved: false };
  return next.isEnabled || isBusy(state) ? next : atRest(next);
}

function open(state: QuickBetState, bet: SlipBet): QuickBetStep {
  if (isBusy(state)) return step(state, { kind: 'still-processing' });
  return step(state.isEnabled ? { ...state, ...withBet(bet), state: null, error: null } : state);
}

function place(state: QuickBetState, requestId: string): QuickBetStep {
  if (isBusy(state)) return step(state, { kind: 'still-processing' });
  if (state.bet === null) return step(state);
  if (!state.isApproved) return step(state, { kind: 'not-approved' });
  if (isFlagged(state.bet)) return step(state, { kind: 'suspended' });
  const bet = { ...state.bet, stake: state.stake, currency: state.currency };
  if (quoteBet(bet).potentialReturn <= state.stake) return step({ ...state, state: 'error', error: NO_GAIN });
  return step(
    { ...state, bet, state: 'processing', error: null, requestId },
    { kind: 'send-placement', requestId },
  );
}

// A typed amount never changes its meaning: in another unit it starts from nothing.
function inUnit(state: QuickBetState, currency: string, subunits: number): QuickBetState {
  const isSame = currency === state.currency && subunits === state.subunits;
  return isSame ? state : { ...state, currency, subunits, stake: 0, isApproved: false };
}

function withBalance(state: QuickBetState, available: MinorUnits): QuickBetState {
  return available <= 0 || available < state.stake ? { ...state, isApproved: false } : state;
}

function withBet(bet: SlipBet | null): Pick<QuickBetState, 'bet' | 'selectedOutcomeIds'> {
  return { bet, selectedOutcomeIds: bet === null ? [] : bet.selections.map((selection) => selection.id) };
}

// The price at the button is the live one, so it is what the player agrees to by pressing.
function atMarkets(state: QuickBetState, markets: readonly MarketUpdate[]): QuickBetState {
  const { bet } = state;
  if (bet === null) return state;
  const byKey = new Map(markets.map((market) => [market.key, market]));
  const selections = mapKeeping(bet.selections, (selection) => {
    const market = byKey.get(marketKeyOf(selection.id));
    const now = market === undefined ? selection : inMarket(selection, market);
    return now === selection ? selection : withFlags(atCurrentOdds(now), DEFAULT_SLIP_RULES);
  });
  return selections === bet.selections ? state : { ...state, bet: { ...bet, selections } };
}

const REFUSED: SlipError = {
  message: 'error.place_bets.default',
  details: null,
  messagesByBet: {},
  payload: null,
  isWrongOddsError: false,
  code: null,
};

const NO_GAIN: SlipError = { ...REFUSED, message: RETURN_NOT_ABOVE_STAKE };

function step(state: QuickBetState, ...effects: QuickBetEffect[]): QuickBetStep {
  return { state, effects };
}
