import { assertNever } from './invariant.ts';
import type { MinorUnits } from './money.ts';
import { quoteBet } from './quote.ts';
import type { OutcomeKey } from './selection.ts';
import type { SelectionInput, SlipBet, SlipError } from './slip-state.ts';

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
  readonly isApproved: boolean;
  readonly error: SlipError | null;
};

/** What can happen to the quick bet. */
export type QuickBetEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'stake-changed'; readonly stake: MinorUnits }
  | { readonly type: 'currency-changed'; readonly currency: string }
  | { readonly type: 'approval-changed'; readonly isApproved: boolean }
  | { readonly type: 'opened'; readonly bet: SlipBet }
  | { readonly type: 'place-pressed'; readonly requestId: string }
  | { readonly type: 'placed' }
  | { readonly type: 'refused'; readonly error: SlipError }
  | { readonly type: 'balance-changed'; readonly currency: string; readonly available: MinorUnits }
  | { readonly type: 'closed' }
  | { readonly type: 'signed-out' };

/** What follows from an event. */
export type QuickBetEffect =
  | { readonly kind: 'send-placement'; readonly requestId: string }
  /** Pressed while the bet before is still on its way. */
  | { readonly kind: 'still-processing' };

/** The quick bet after an event, and what follows outside of it. */
export type QuickBetStep = { readonly state: QuickBetState; readonly effects: readonly QuickBetEffect[] };

/** Message key of a quick bet whose potential return is not above its stake. */
export const RETURN_NOT_ABOVE_STAKE = 'error.potential_win.equal_or_less';

const LIVE = 1;

/** A quick bet that is switched off. */
export function initialQuickBet(currency: string): QuickBetState {
  return {
    isEnabled: false,
    state: null,
    bet: null,
    selectedOutcomeIds: [],
    stake: 0,
    currency,
    isApproved: false,
    error: null,
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
 * Source: specification §4 and §5 "Quick bet"; docs/rules/slip.md.
 */
export function reduceQuickBet(state: QuickBetState, event: QuickBetEvent): QuickBetStep {
  switch (event.type) {
    case 'toggled':
      return step({ ...state, isEnabled: !state.isEnabled, isApproved: false });
    case 'stake-changed':
      return step({ ...state, stake: Math.max(event.stake, 0), isApproved: false });
    case 'currency-changed':
      return step({ ...state, currency: event.currency, isApproved: false });
    case 'approval-changed':
      return step({ ...state, isApproved: event.isApproved && state.stake > 0 });
    case 'opened':
      return state.state === 'processing'
        ? step(state, { kind: 'still-processing' })
        : step({ ...state, ...withBet(event.bet), state: null, error: null });
    case 'place-pressed':
      return place(state, event.requestId);
    case 'placed':
      return state.state === 'processing' ? step({ ...state, state: 'success' }) : step(state);
    case 'refused':
      return state.state === 'processing'
        ? step({ ...state, state: 'error', error: event.error })
        : step(state);
    case 'balance-changed':
      return step(event.currency === state.currency ? withBalance(state, event.available) : state);
    case 'closed':
      return state.state === 'processing'
        ? step(state)
        : step({ ...state, ...withBet(null), state: null, error: null });
    case 'signed-out':
      return step(initialQuickBet(state.currency));
    default:
      return assertNever(event, 'quick bet event');
  }
}

function place(state: QuickBetState, requestId: string): QuickBetStep {
  if (state.state === 'processing') return step(state, { kind: 'still-processing' });
  if (!state.isApproved || state.bet === null) return step(state);
  const bet = { ...state.bet, stake: state.stake, currency: state.currency };
  if (quoteBet(bet).potentialReturn <= state.stake) return step({ ...state, state: 'error', error: NO_GAIN });
  return step({ ...state, bet, state: 'processing', error: null }, { kind: 'send-placement', requestId });
}

function withBalance(state: QuickBetState, available: MinorUnits): QuickBetState {
  return available <= 0 || available < state.stake ? { ...state, isApproved: false } : state;
}

function withBet(bet: SlipBet | null): Pick<QuickBetState, 'bet' | 'selectedOutcomeIds'> {
  return { bet, selectedOutcomeIds: bet === null ? [] : bet.selections.map((selection) => selection.id) };
}

const NO_GAIN: SlipError = {
  message: RETURN_NOT_ABOVE_STAKE,
  details: null,
  messagesByBet: {},
  payload: null,
  isWrongOddsError: false,
  code: null,
};

function step(state: QuickBetState, ...effects: QuickBetEffect[]): QuickBetStep {
  return { state, effects };
}
