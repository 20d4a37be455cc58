import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  initialQuickBet,
  type QuickBetEffect,
  type QuickBetEvent,
  type QuickBetState,
  reduceQuickBet,
} from './quick-bet.ts';
import { newBet } from './slip-bet.ts';
import { chosen } from './slip-edit.ts';
import { emptySlip, type SlipError } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';

const odds = fc.constantFrom(10_001, 20_000, 34_000);
const bet = odds.map((price) => {
  const slip = emptySlip();
  const input = selectionInput({ odds: price, matchStatus: 1 });
  return newBet('q1', [chosen('1/1//1', input, slip)], slip.rules);
});
const error: SlipError = {
  message: 'error.place_bets.default',
  details: null,
  messagesByBet: {},
  payload: null,
  isWrongOddsError: false,
  code: 102,
};
const id = fc.constantFrom('h1', 'h2');
const market = fc
  .record({ price: odds, status: fc.constantFrom(1, -1) })
  .map(({ price, status }) => ({ key: '1/1/', status, outcomes: [{ id: '1', odds: price, active: true }] }));

const event: fc.Arbitrary<QuickBetEvent> = fc.oneof(
  fc.constant({ type: 'toggled' as const }),
  fc.record({ type: fc.constant('stake-changed' as const), stake: fc.integer({ min: -5, max: 500 }) }),
  fc.record({
    type: fc.constant('currency-changed' as const),
    currency: fc.constantFrom('EUR', 'USD'),
    subunits: fc.constantFrom(100, 100_000),
  }),
  { weight: 3, arbitrary: fc.constant({ type: 'approval-changed' as const, isApproved: true }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('opened' as const), bet }) },
  fc.record({ type: fc.constant('markets-updated' as const), markets: fc.array(market) }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('place-pressed' as const),
      requestId: fc.constantFrom('r1', 'r2'),
    }),
  },
  fc.constant({ type: 'placed' as const }),
  fc.constant({ type: 'refused' as const, error }),
  fc.record({ type: fc.constant('submitted' as const), id }),
  fc.record({
    type: fc.constant('decided' as const),
    id,
    status: fc.constantFrom('accepted' as const, 'rejected' as const),
    error: fc.constantFrom(null, error),
  }),
  fc.constant({ type: 'unanswered' as const }),
  fc.constant({ type: 'not-received' as const }),
  fc.record({
    type: fc.constant('balance-changed' as const),
    currency: fc.constantFrom('EUR', 'USD'),
    available: fc.integer({ min: 0, max: 600 }),
  }),
  fc.constant({ type: 'closed' as const }),
  fc.constant({ type: 'signed-out' as const }),
);
const story = fc.array(event, { maxLength: 50 });

function stepsOf(events: readonly QuickBetEvent[]) {
  const steps: { before: QuickBetState; next: QuickBetState; effects: readonly QuickBetEffect[] }[] = [];
  events.reduce((before, one) => {
    const { state: next, effects } = reduceQuickBet(before, one);
    steps.push({ before, next, effects });
    return next;
  }, initialQuickBet('EUR'));
  return steps;
}

test('approval always stands on a stake, and no stake is negative', () => {
  fc.assert(
    fc.property(story, (events) => {
      for (const { next } of stepsOf(events)) {
        expect(next.stake).toBeGreaterThanOrEqual(0);
        if (next.isApproved) expect(next.stake).toBeGreaterThan(0);
      }
    }),
  );
});

test('one request at a time, sent only with an approved stake, a bet and nothing suspended', () => {
  fc.assert(
    fc.property(story, (events) => {
      for (const { before, next, effects } of stepsOf(events)) {
        expect(next.requestId !== null).toBe(next.state === 'processing');
        if (next.isUnconfirmed || next.submittedId !== null) expect(next.state).toBe('processing');
        if (!effects.some(({ kind }) => kind === 'send-placement')) continue;
        expect([before.state === 'processing', before.isApproved]).toEqual([false, true]);
        expect(next.bet).toMatchObject({ stake: before.stake, currency: before.currency });
        expect(next.bet?.selections.some((one) => one.isSuspended)).toBe(false);
      }
    }),
  );
});

test('every state can be left: an answer or a doubt, and then closing, is at rest', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = stepsOf(events).at(-1)?.next ?? initialQuickBet('EUR');
      const doubt = reduceQuickBet(state, { type: 'unanswered' }).state;
      const left = reduceQuickBet(doubt, { type: 'closed' }).state;
      expect(left).toMatchObject({
        state: null,
        bet: null,
        requestId: null,
        isUnconfirmed: false,
        submittedId: null,
      });
    }),
  );
});
