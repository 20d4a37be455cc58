import { expect, test } from 'vitest';
import {
  initialQuickBet,
  opensQuickBet,
  type QuickBetEvent,
  type QuickBetState,
  reduceQuickBet,
} from './quick-bet.ts';
import type { SlipBet } from './slip-bet.ts';
import type { SlipError } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';
import { after } from './test/stories.ts';

const error: SlipError = {
  message: 'error.place_bets.default',
  details: null,
  messagesByBet: {},
  payload: null,
  isWrongOddsError: false,
  code: 102,
};

function betAt(odds: number): SlipBet {
  const [bet] = after([{ type: 'selection-added', selection: selectionInput({ odds }) }]).bets;
  if (bet === undefined) throw new Error('the slip holds the bet that was added');
  return bet;
}

function run(...events: QuickBetEvent[]): QuickBetState {
  return events.reduce((state, event) => reduceQuickBet(state, event).state, initialQuickBet('EUR'));
}

const approved: QuickBetEvent[] = [
  { type: 'toggled' },
  { type: 'stake-changed', stake: 500 },
  { type: 'approval-changed', isApproved: true },
];
const opened: QuickBetEvent[] = [...approved, { type: 'opened', bet: betAt(34_000) }];
const press: QuickBetEvent = { type: 'place-pressed', requestId: 'r1' };

test('a tap on a live price opens the quick bet only while it is on', () => {
  expect(opensQuickBet(run({ type: 'toggled' }), { matchStatus: 1 })).toBe(true);
  expect(opensQuickBet(run({ type: 'toggled' }), { matchStatus: 0 })).toBe(false);
  expect(opensQuickBet(run(), { matchStatus: 1 })).toBe(false);
});

test('switching, another stake and another currency reset the approval', () => {
  expect(run(...approved).isApproved).toBe(true);
  expect(run(...approved, { type: 'toggled' }).isApproved).toBe(false);
  expect(run(...approved, { type: 'stake-changed', stake: 600 }).isApproved).toBe(false);
  const inDollars = { type: 'currency-changed', currency: 'USD', subunits: 100 } as const;
  expect(run(...approved, inDollars)).toMatchObject({ isApproved: false, stake: 0 });
});

test('another unit of the same currency takes stake and approval away, the same unit changes nothing', () => {
  const inUnit = (subunits: number) => ({ type: 'currency-changed', currency: 'EUR', subunits }) as const;
  expect(run(...approved, inUnit(100_000))).toMatchObject({ isApproved: false, stake: 0, subunits: 100_000 });
  expect(run(...approved, inUnit(100))).toEqual(run(...approved));
});

test('approval holds only with a stake above zero', () => {
  expect(run({ type: 'toggled' }, { type: 'approval-changed', isApproved: true }).isApproved).toBe(false);
});

test('an approved bet is sent with the approved stake', () => {
  const { state, effects } = reduceQuickBet(run(...opened), press);
  expect(state.state).toBe('processing');
  expect(state.bet?.stake).toBe(500);
  expect(effects).toEqual([{ kind: 'send-placement', requestId: 'r1' }]);
});

test('placing is ignored without approval, and the screen asks for it', () => {
  const before = run(...opened, { type: 'approval-changed', isApproved: false });
  expect(reduceQuickBet(before, press)).toEqual({ state: before, effects: [{ kind: 'not-approved' }] });
});

test('placing and opening are ignored with a warning while a bet is on its way', () => {
  const before = run(...opened, press);
  const warned = { state: before, effects: [{ kind: 'still-processing' }] };
  expect(reduceQuickBet(before, { type: 'place-pressed', requestId: 'r2' })).toEqual(warned);
  expect(reduceQuickBet(before, { type: 'opened', bet: betAt(20_000) })).toEqual(warned);
});

test('a return that is not above the stake is refused with its message key', () => {
  const state = run(...approved, { type: 'opened', bet: betAt(10_001) }, press);
  expect(state.state).toBe('error');
  expect(state.error?.message).toBe('error.potential_win.equal_or_less');
});

test('a placed bet is a success, a refused one an error with its reason', () => {
  expect(run(...opened, press, { type: 'placed' }).state).toBe('success');
  const refused = run(...opened, press, { type: 'refused', error });
  expect([refused.state, refused.error]).toEqual(['error', error]);
});

test('a balance below the stake or of zero clears the approval, in the same currency only', () => {
  const after499 = run(...approved, { type: 'balance-changed', currency: 'EUR', available: 499 });
  const after0 = run(...approved, { type: 'balance-changed', currency: 'EUR', available: 0 });
  const enough = run(...approved, { type: 'balance-changed', currency: 'EUR', available: 500 });
  const other = run(...approved, { type: 'balance-changed', currency: 'USD', available: 0 });
  expect([after499, after0, enough, other].map((state) => state.isApproved)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('closing puts the bet away but not while it is on its way', () => {
  expect(run(...opened, { type: 'closed' })).toMatchObject({
    bet: null,
    selectedOutcomeIds: [],
    state: null,
  });
  expect(run(...opened, press, { type: 'closed' }).state).toBe('processing');
});

test('signing out clears everything', () => {
  expect(run(...opened, press, { type: 'signed-out' })).toEqual(initialQuickBet('EUR'));
});

test('a submitted bet stays on its way until it is decided', () => {
  const waiting = run(...opened, press, { type: 'submitted', id: 'h1' });
  expect(waiting).toMatchObject({ state: 'processing', submittedId: 'h1' });
  const decided = (status: 'accepted' | 'rejected', id = 'h1') =>
    reduceQuickBet(waiting, { type: 'decided', id, status, error: null }).state;
  expect(decided('accepted')).toMatchObject({ state: 'success', submittedId: null, requestId: null });
  expect(decided('rejected').error?.message).toBe('error.place_bets.default');
  expect(decided('rejected', 'another')).toBe(waiting);
});

test('without an answer the request is asked about by its id and nothing new is sent', () => {
  const { state, effects } = reduceQuickBet(run(...opened, press), { type: 'unanswered' });
  expect(effects).toEqual([{ kind: 'ask-placement', requestId: 'r1' }]);
  expect(state).toMatchObject({ state: 'processing', isUnconfirmed: true, requestId: 'r1' });
  expect(reduceQuickBet(state, { type: 'place-pressed', requestId: 'r2' }).effects).toEqual([
    { kind: 'still-processing' },
  ]);
  expect(reduceQuickBet(state, { type: 'placed' }).state).toMatchObject({
    state: 'success',
    isUnconfirmed: false,
  });
  expect(reduceQuickBet(state, { type: 'not-received' }).state).toMatchObject({
    state: null,
    requestId: null,
  });
  expect(reduceQuickBet(state, { type: 'closed' }).state).toMatchObject({ state: null, bet: null });
});

test('the price follows the market until the press, and a suspended one is not placed', () => {
  const at = (odds: number, status = 1): QuickBetEvent => ({
    type: 'markets-updated',
    markets: [{ key: '1/1/', status, outcomes: [{ id: '1', odds, active: true }] }],
  });
  const moved = run(...opened, at(31_000));
  expect(moved.bet?.selections[0]).toMatchObject({ odds: 31_000, acceptedOdds: 31_000, isChanged: false });
  const suspended = run(...opened, at(31_000, -1));
  expect(reduceQuickBet(suspended, press)).toEqual({ state: suspended, effects: [{ kind: 'suspended' }] });
  expect(run(...opened, press, at(31_000)).bet?.selections[0]?.odds).toBe(34_000);
});

test('switching off puts an open bet away', () => {
  expect(run(...opened, { type: 'toggled' })).toMatchObject({ isEnabled: false, bet: null });
  expect(run(...opened, press, { type: 'toggled' })).toMatchObject({ isEnabled: false, state: 'processing' });
});
