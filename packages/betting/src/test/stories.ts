import fc from 'fast-check';
import { MAX_ODDS, MIN_ODDS } from '../odds.ts';
import { marketKey, outcomeKey } from '../selection.ts';
import { reduceSlip } from '../slip.ts';
import type { SlipEvent } from '../slip-event.ts';
import type { SlipContext } from '../slip-problems.ts';
import { emptySlip, type SelectionInput, type SlipError, type SlipState } from '../slip-state.ts';
import { standardSystemTypes } from '../system.ts';

// Stories: any sequence of what can happen to a slip, with few matches, bets and requests, so that they meet.
const matchId = fc.integer({ min: 1, max: 60 }).map(String);
const betId = fc.integer({ min: 1, max: 9 }).map((n) => `b${n}`);
const odds = fc.integer({ min: MIN_ODDS, max: 100_000 });
const wildOdds = fc.oneof(odds, fc.constantFrom(0, 10_000, MAX_ODDS, MAX_ODDS + 1, -5));
const requestId = fc.constantFrom('r1', 'r2', 'r3');
const provider = fc.constantFrom('betradar', 'oddin');
const parsed = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat({ max: Number.MAX_SAFE_INTEGER }) }),
  fc.constant({ kind: 'empty' as const }),
  fc.constant({ kind: 'invalid' as const, fault: 'not-a-number' as const }),
);

export const selection: fc.Arbitrary<SelectionInput> = fc.record({
  matchId,
  matchUrnId: fc.constant('sr:match:1'),
  matchSlug: fc.constant('a-b'),
  matchStatus: fc.constantFrom(0, 1, 1, 4),
  type: fc.constant('match'),
  startTime: fc.constant(0),
  marketId: fc.constantFrom('1', '18'),
  marketName: fc.constant('Total'),
  marketGroup: fc.constant('all'),
  marketStatus: fc.constantFrom(1, 1, 1, -1),
  specifier: fc.constantFrom('', 'total=2.5'),
  outcomeId: fc.constantFrom('12', '13'),
  outcomeName: fc.constant('Over'),
  odds,
  active: fc.boolean(),
  provider,
  sportKey: fc.constant('football'),
  nameA: fc.constant('A'),
  nameB: fc.constant('B'),
  categoryName: fc.constant('C'),
});

const error: SlipError = {
  message: 'error.place_bets.default',
  details: null,
  messagesByBet: { b1: 'no' },
  payload: null,
  isWrongOddsError: true,
  code: 101,
};

const currentOdds = selection.map((one) => ({ [outcomeKey(one)]: one.odds }));
const text = fc.constant('5');
const reply = fc.record({
  betId,
  id: betId,
  ref: fc.constant('R'),
  status: fc.constantFrom('accepted' as const, 'submitted' as const, 'rejected' as const),
  isVip: fc.boolean(),
  odds: currentOdds,
});

const market = fc
  .record({ ref: selection, status: fc.constantFrom(1, 1, 0, -1, -4), odds: wildOdds, active: fc.boolean() })
  .map(({ ref, status, odds: price, active }) => ({
    key: marketKey(ref),
    status,
    outcomes: [{ id: ref.outcomeId, odds: price, active }],
  }));

const event: fc.Arbitrary<SlipEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('selection-added' as const), selection }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('selection-toggled' as const), selection }) },
  fc.record({ type: fc.constant('selection-removed' as const), id: selection.map(outcomeKey) }),
  fc.constant({ type: 'cleared' as const }),
  fc.record({
    type: fc.constant('bet-type-changed' as const),
    betType: fc.constantFrom('SINGLE' as const, 'COMBO' as const, 'SYSTEM' as const),
  }),
  fc.record({
    type: fc.constant('system-type-changed' as const),
    betId,
    systemTypeId: fc.constantFrom('2/3', '3/4', '9/9'),
  }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('stake-typed' as const), betId, text, parsed }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('stake-typed-for-all' as const), text, parsed }) },
  fc.record({ type: fc.constant('wanted-return-typed' as const), betId, parsed }),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('markets-updated' as const), markets: fc.array(market) }),
  },
  fc.record({ type: fc.constant('match-updated' as const), matchId, status: fc.constantFrom(0, 1, 2, 4) }),
  fc.record({
    type: fc.constant('rules-changed' as const),
    rules: fc.record({
      oddsAcceptMode: fc.constantFrom('none' as const, 'higher' as const, 'any' as const),
      multiSingleAvailableByProvider: fc.dictionary(provider, fc.boolean()),
      providerStatuses: fc.dictionary(provider, fc.constantFrom('ACTIVE', 'DOWN')),
    }),
  }),
  fc.record({
    type: fc.constant('currency-changed' as const),
    currency: fc.constantFrom('EUR', 'JPY'),
    subunits: fc.constant(100),
  }),
  { weight: 2, arbitrary: fc.constant({ type: 'changes-accepted' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('place-pressed' as const),
      requestId,
      isSignedIn: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('placement-answered' as const),
      requestId,
      replies: fc.array(reply, { maxLength: 4 }),
      error: fc.constantFrom(null, error),
      currentOdds,
    }),
  },
  fc.record({ type: fc.constant('placement-unanswered' as const), requestId }),
  fc.record({ type: fc.constant('placement-not-received' as const), requestId }),
  fc.record({
    type: fc.constant('bet-decided' as const),
    id: betId,
    status: fc.constantFrom('accepted' as const, 'rejected' as const),
    ref: fc.constant(null),
    error: fc.constantFrom(null, error),
    currentOdds,
  }),
  fc.record({ type: fc.constant('receipt-closed' as const), keepSelections: fc.boolean() }),
);

export const story = fc.array(event, { maxLength: 60 });
export const start = emptySlip(undefined, standardSystemTypes());

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
    ],
    state,
  );
}
