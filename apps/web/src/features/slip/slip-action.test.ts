import {
  emptySlip,
  type MarketUpdate,
  quote,
  reduceSlip,
  type SlipContext,
  type SlipEvent,
  type SlipState,
  slipProblems,
} from '@touchline/betting';
import { expect, test } from 'vitest';
import { selectionInput as selection } from '#data/test/selection-input.ts';
import { dockView } from './dock-view.ts';
import { type OffLabel, offLabel } from './selection-state.ts';
import { offSelectionsLabel, slipAction } from './slip-action.ts';
import { isFreed, slipNews } from './slip-news.ts';

const context: SlipContext = {
  isSignedIn: true,
  isOnline: true,
  accounts: { EUR: 100_000 },
  limits: { EUR: { minStake: 50, maxStake: 50_000, maxPayout: 10_000_000, vipStake: null } },
  fiatCurrencies: ['EUR'],
  stalePriceKeys: [],
};

const after = (events: readonly SlipEvent[], from: SlipState = emptySlip()): SlipState =>
  events.reduce((state, event) => reduceSlip(state, event).state, from);
const add = (matchId: string): SlipEvent => ({ type: 'selection-added', selection: selection(matchId) });
const stake = (amount: number): SlipEvent => ({
  type: 'stake-typed-for-all',
  text: String(amount / 100),
  parsed: { kind: 'amount', amount },
});
const market = (matchId: string, changes: Partial<MarketUpdate> & { odds?: number }): SlipEvent => ({
  type: 'markets-updated',
  markets: [
    {
      key: `${matchId}/1/`,
      status: changes.status ?? 1,
      outcomes: [{ id: '1', odds: changes.odds ?? 20_000, active: true }],
    },
  ],
});

function actionOf(state: SlipState, changes: Partial<SlipContext> = {}) {
  const quoted = quote(state);
  return slipAction(state, quoted, slipProblems(state, quoted, { ...context, ...changes }));
}

function dockOf(state: SlipState) {
  const quoted = quote(state);
  const problems = slipProblems(state, quoted, context);
  return dockView({ state, quoted, problems, action: slipAction(state, quoted, problems) });
}

const OFF = { betradar: 'INACTIVE' };

test('a slip with a stake is placed for its stake', () => {
  expect(actionOf(after([add('7'), stake(1000)]))).toEqual({ kind: 'place', count: 1, stake: 1000 });
});

test('without a stake the button asks for it; signed out it leads to sign-in first', () => {
  const state = after([add('7')]);
  expect(actionOf(state).kind).toBe('enter-stake');
  expect(actionOf(state, { isSignedIn: false }).kind).toBe('sign-in');
});

test('a moved price waits for one accept, which says what it removes', () => {
  const moved = after([add('7'), add('8'), stake(1000), market('7', { odds: 19_000 })]);
  expect(actionOf(moved)).toMatchObject({ kind: 'accept', count: 1, removes: 0 });
  const closed = after([market('8', { status: -1 })], moved);
  expect(actionOf(closed)).toEqual({ kind: 'accept', count: 1, removes: 1, places: null });
  expect(actionOf(after([{ type: 'changes-accepted' }], closed)).kind).toBe('place');
});

test('accepting places at once where nothing else stands in the way, but not for ever', () => {
  const moved = after([add('7'), stake(1000), market('7', { odds: 19_000 })]);
  expect(actionOf(moved)).toMatchObject({ places: { count: 1, stake: 1000 } });
  expect(actionOf(moved, { isSignedIn: false })).toMatchObject({ places: null });
  expect(actionOf(moved, { accounts: { EUR: 500 } })).toMatchObject({ places: null });
  const unstaked = after([add('7'), market('7', { odds: 19_000 })]);
  expect(actionOf(unstaked)).toMatchObject({ places: null });
  expect(actionOf({ ...moved, wrongOddsInRow: 3 })).toMatchObject({ kind: 'accept', places: null });
});

test('a moved price of a custom bet is accepted like any other', () => {
  const second = { ...selection('7'), marketId: '18', specifier: 'total=2.5', outcomeId: '12' };
  const custom: SlipEvent = {
    type: 'custom-bet-set',
    selections: [selection('7'), second],
    customOdds: 26_000,
  };
  const moved = after([custom, stake(1000), { type: 'custom-odds-changed', betId: 'b1', odds: 25_000 }]);
  const places = { count: 1, stake: 1000 };
  expect(actionOf(moved)).toEqual({ kind: 'accept', count: 1, removes: 0, places });
  const accepted = after([{ type: 'changes-accepted' }], moved);
  expect(actionOf(accepted)).toEqual({ kind: 'place', ...places });
});

test('a suspended price alone is waited for; a settled market has to go', () => {
  const state = after([add('7'), stake(1000)]);
  expect(actionOf(after([market('7', { status: -1 })], state))).toEqual({ kind: 'wait', count: 1 });
  expect(actionOf(after([market('7', { status: -3 })], state))).toEqual({ kind: 'remove', count: 1 });
});

test('stale prices and a lost network pause the slip before anything else', () => {
  const state = after([add('7'), stake(1000), market('7', { odds: 19_000 })]);
  expect(actionOf(state, { stalePriceKeys: ['7/1//1'] })).toEqual({ kind: 'paused', isOffline: false });
  expect(actionOf(state, { isOnline: false })).toEqual({ kind: 'paused', isOffline: true });
});

test('a stake beyond the limits has to be looked at, one beyond the balance alone asks for a deposit', () => {
  expect(actionOf(after([add('7'), stake(60_000)])).kind).toBe('check-stake');
  const account = { accounts: { EUR: 500 } };
  expect(actionOf(after([add('7'), stake(1000)]), account)).toEqual({ kind: 'deposit', least: 500 });
  expect(actionOf(after([add('7'), stake(60_000)]), account)).toEqual({ kind: 'check-stake' });
});

test('two selections of one match cannot be combined', () => {
  const other: SlipEvent = { type: 'selection-added', selection: { ...selection('7'), outcomeId: '2' } };
  expect(actionOf(after([add('7'), other, stake(1000)])).kind).toBe('check-selections');
});

test('while a request has no answer the button never places', () => {
  const pressed: SlipEvent = { type: 'place-pressed', requestId: 'request-1', isSignedIn: true };
  const placing = after([add('7'), stake(1000), pressed]);
  expect(actionOf(placing)).toEqual({ kind: 'placing', count: 1 });
  const lost = after([{ type: 'placement-unanswered', requestId: 'request-1' }], placing);
  expect(actionOf(lost)).toEqual({ kind: 'unconfirmed' });
});

test('the dock shows how the slip stands, and first of all what waits for the player', () => {
  expect(dockOf(emptySlip())).toBeNull();
  const combo = after([add('7'), add('8'), stake(1000)]);
  expect(dockOf(combo)).toMatchObject({
    count: 2,
    type: 'double',
    totalOdds: 40_000,
    potentialReturn: 4000,
    needs: null,
  });
  expect(dockOf(after([market('7', { odds: 19_000 })], combo))?.needs).toEqual({ kind: 'changed', count: 1 });
});

test('the row, the button, the dock and the voice call a selection that is off the same', () => {
  const one = after([add('7'), add('8'), stake(1000)]);
  const off: readonly (readonly [SlipState, OffLabel])[] = [
    [after([market('7', { status: -1 })], one), 'suspended'],
    [after([market('7', { status: -3 })], one), 'unavailable'],
    [after([{ type: 'rules-changed', rules: { ...one.rules, providerStatuses: OFF } }], one), 'unavailable'],
  ];
  for (const [state, label] of off) {
    const quoted = quote(state);
    const problems = slipProblems(state, quoted, context);
    const action = slipAction(state, quoted, problems);
    const first = state.bets[0]?.selections[0];
    expect(first && offLabel(first)).toBe(label);
    expect(offSelectionsLabel(state, problems)).toBe(label);
    expect(dockView({ state, quoted, problems, action })?.needs).toMatchObject({ kind: label });
    expect(slipNews(one, state)[0]).toEqual({ kind: label, name: 'Home 7' });
  }
});

test('a bet that waits for a trader is not called placed, until it is', () => {
  const pressed: SlipEvent = { type: 'place-pressed', requestId: 'request-1', isSignedIn: true };
  const placing = after([add('7'), stake(1000), pressed]);
  const reply = { betId: 'b1', id: '900', ref: 'AB12', status: 'submitted', isVip: true, odds: {} } as const;
  const answer = {
    type: 'placement-answered',
    requestId: 'request-1',
    error: null,
    currentOdds: {},
  } as const;
  const waiting = after([{ ...answer, replies: [reply] }], placing);
  expect(slipNews(placing, waiting)).toEqual([{ kind: 'waiting', count: 1, ref: 'AB12' }]);
  expect(dockOf(waiting)?.needs).toEqual({ kind: 'waiting', count: 1 });
  const decided = { type: 'bet-decided', id: '900', ref: 'AB12', error: null, currentOdds: {} } as const;
  const placed = after([{ ...decided, status: 'accepted' }], waiting);
  expect(slipNews(waiting, placed)).toEqual([{ kind: 'placed', count: 1, ref: 'AB12' }]);
  expect(dockOf(placed)?.needs).toEqual({ kind: 'placed' });
  const closed = after([{ type: 'receipt-closed', keepSelections: false }], placed);
  expect([isFreed(placing, waiting), isFreed(waiting, placed), isFreed(placed, closed)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('what was said of a locked slip no longer holds when it is free', () => {
  const pressed: SlipEvent = { type: 'place-pressed', requestId: 'request-1', isSignedIn: true };
  const placing = after([add('7'), stake(1000), pressed]);
  const lost = after([{ type: 'placement-unanswered', requestId: 'request-1' }], placing);
  const free = after([{ type: 'placement-not-received', requestId: 'request-1' }], lost);
  expect(isFreed(placing, lost)).toBe(false);
  expect(slipNews(lost, free)).toEqual([]);
  expect([isFreed(lost, free), isFreed(placing, free), isFreed(free, free)]).toEqual([true, true, false]);
});

test('changes are said once, and placing comes alone', () => {
  const one = after([add('7')]);
  expect(slipNews(emptySlip(), one)).toEqual([{ kind: 'added', name: 'Home 7', count: 1 }]);
  const moved = after([market('7', { odds: 19_000 })], one);
  expect(slipNews(one, moved)).toEqual([{ kind: 'changed', count: 1 }]);
  expect(slipNews(moved, after([market('7', { odds: 18_000 })], moved))).toEqual([]);
  const suspended = after([market('7', { status: -1 })], one);
  expect(slipNews(one, suspended)).toEqual([{ kind: 'suspended', name: 'Home 7' }]);
  expect(slipNews(suspended, one)).toEqual([{ kind: 'back', name: 'Home 7' }]);
  expect(slipNews(one, emptySlip())).toEqual([{ kind: 'removed', name: 'Home 7', count: 0, canUndo: false }]);
  const staked = after([stake(1000)], one);
  const placing = after([{ type: 'place-pressed', requestId: 'request-1', isSignedIn: true }], staked);
  expect(slipNews(staked, placing)).toEqual([{ kind: 'placing', count: 1 }]);
  const reply = { betId: 'b1', id: '900', ref: 'AB12', status: 'accepted', isVip: false, odds: {} } as const;
  const answer: SlipEvent = {
    type: 'placement-answered',
    requestId: 'request-1',
    replies: [reply],
    error: null,
    currentOdds: {},
  };
  const news = [{ kind: 'placed', count: 1, ref: 'AB12' }];
  expect(slipNews(placing, after([answer], placing))).toEqual(news);
  expect(slipNews(staked, after([answer], placing))).toEqual(news);
});
