import fc from 'fast-check';
import { reduceSlip } from '../slip.ts';
import type { SelectionInput } from '../slip-bet.ts';
import type { SlipEvent } from '../slip-event.ts';
import type { SlipContext } from '../slip-problems.ts';
import { emptySlip, type SlipState } from '../slip-state.ts';
import { event, systemTypes } from './story-events.ts';

export const story = fc.array(event, { maxLength: 60 });
export const start = emptySlip(undefined, systemTypes);

export function after(events: readonly SlipEvent[], from: SlipState = start): SlipState {
  return events.reduce((state, one) => reduceSlip(state, one).state, from);
}

export const context: SlipContext = {
  isSignedIn: true,
  isOnline: true,
  accounts: { EUR: Number.MAX_SAFE_INTEGER },
  limits: {},
  fiatCurrencies: [],
  stalePriceKeys: [],
};

// A slip as a player gets it ready: out of doubt, a selection at least, a stake on every bet, every change accepted.
export function ready(events: readonly SlipEvent[], one: SelectionInput): SlipState {
  const state = after(events);
  const requestOf = state.requestId ?? '';
  return after(
    [
      { type: 'placement-unanswered', requestId: requestOf },
      { type: 'placement-not-received', requestId: requestOf },
      { type: 'rules-changed', rules: { providerStatuses: {} } },
      { type: 'selection-added', selection: { ...one, matchStatus: 1, marketStatus: 1, active: true } },
      { type: 'stake-typed-for-all', text: '5', parsed: { kind: 'amount', amount: 500 } },
      { type: 'changes-accepted' },
      ...state.bets.map(({ betId }) => ({ type: 'custom-odds-changed' as const, betId, odds: 20_000 })),
      { type: 'changes-accepted' },
    ],
    state,
  );
}
