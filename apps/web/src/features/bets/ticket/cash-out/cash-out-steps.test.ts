import type { BetStatus, CashOutReason } from '@touchline/contract';
import { expect, test } from 'vitest';
import {
  type CashOutStep,
  cashOutFace,
  confirmedStep,
  fairValueOf,
  offerMove,
  saleOf,
  soldStep,
  stepOfChange,
} from './cash-out-steps.ts';

const IDLE: CashOutStep = { kind: 'idle' };
const faceOf = (
  step: CashOutStep,
  to_cashout: number | null,
  more: { status?: BetStatus; reason?: CashOutReason; wasOffered?: boolean; tolerancePercent?: number } = {},
) =>
  cashOutFace(
    { status: more.status ?? 'waiting_results' },
    step,
    { to_cashout, reason: more.reason ?? null },
    { wasOffered: more.wasOffered ?? false, tolerancePercent: more.tolerancePercent ?? 0 },
  );

test('an offer is a button, a press asks, and both follow the offer up', () => {
  expect(faceOf(IDLE, 2460)).toEqual({ kind: 'offer', amount: 2460 });
  expect(faceOf({ kind: 'confirm', asked: 2460 }, 2460)).toEqual({ kind: 'confirm', amount: 2460 });
  expect(faceOf({ kind: 'confirm', asked: 2460 }, 2500)).toEqual({ kind: 'confirm', amount: 2500 });
});

test('an offer that falls below what was pressed is a new question', () => {
  expect(faceOf({ kind: 'confirm', asked: 6205 }, 6120)).toEqual({
    kind: 'changed',
    amount: 6120,
    before: 6205,
  });
});

test('an offer that is again what was asked is not told as another one', () => {
  const changed: CashOutStep = { kind: 'changed', asked: 950, isAfterCheck: false };
  expect(faceOf(changed, 940)).toEqual({ kind: 'changed', amount: 940, before: 950 });
  expect(faceOf(changed, 950)).toEqual({ kind: 'changed', amount: 950, before: null });
});

test('a fall within the tolerance goes on, one beyond it asks', () => {
  const step: CashOutStep = { kind: 'confirm', asked: 10_000 };
  expect(faceOf(step, 9_800, { tolerancePercent: 2 }).kind).toBe('confirm');
  expect(faceOf(step, 9_799, { tolerancePercent: 2 }).kind).toBe('changed');
});

test('a sale on its way and a bet in progress show no button', () => {
  const sale = { toCashout: 2460, requestId: 'r' };
  expect(faceOf({ kind: 'sending', sale }, 2500)).toEqual({ kind: 'progress', amount: 2460 });
  const status = 'cashout_in_progress';
  expect(faceOf({ kind: 'waiting', sale: { ...sale, partPercent: 50 } }, null, { status })).toEqual({
    kind: 'progress',
    amount: 1230,
  });
  expect(faceOf(IDLE, null, { status })).toEqual({ kind: 'progress', amount: null });
  const unknown: CashOutStep = { kind: 'unknown', sale, mayAsk: false };
  expect(faceOf(unknown, 2500)).toEqual({ kind: 'unknown', mayAsk: false });
  expect(faceOf(unknown, null, { status: 'done' })).toEqual({ kind: 'none' });
});

test.each<[CashOutReason, string]>([
  ['suspended', 'paused'],
  ['provider_inactive', 'paused'],
  ['too_small', 'closed'],
  ['lost_leg', 'closed'],
  ['bonus', 'closed'],
  ['custom_bet', 'closed'],
  ['not_waiting', 'none'],
  ['off', 'none'],
])('without an offer because of %s the place is %s', (reason, kind) => {
  expect(faceOf(IDLE, null, { reason }).kind).toBe(kind);
});

test('a backend that gives no reason pauses what it offered before, and shows nothing otherwise', () => {
  expect(faceOf(IDLE, null, { wasOffered: true }).kind).toBe('paused');
  expect(faceOf(IDLE, null).kind).toBe('none');
  expect(
    cashOutFace({ status: 'waiting_results' }, IDLE, null, { wasOffered: false, tolerancePercent: 0 }),
  ).toEqual({ kind: 'none' });
});

test.each<BetStatus>(['submitted', 'done', 'rejected', 'cashed_out', 'ready_to_process'])(
  'a bet that is %s has no cash-out',
  (status) => {
    expect(faceOf(IDLE, 2460, { status }).kind).toBe('none');
  },
);

test('the sale asks for the amount on the button, and with a tolerance for what was pressed', () => {
  const whole = { partPercent: null, tolerancePercent: 0 };
  expect(saleOf({ amount: 2500 }, 2460, whole, 'r')).toEqual({ toCashout: 2500, requestId: 'r' });
  expect(saleOf({ amount: 2440 }, 2460, { partPercent: 50, tolerancePercent: 2 }, 'r')).toEqual({
    toCashout: 2460,
    requestId: 'r',
    partPercent: 50,
    tolerancePercent: 2,
  });
});

test('a sold bet says what was paid and what stays', () => {
  const part = { at: 1, stake: 500, paid: 460 };
  const bet = { cash_outs: [part], win_amount: null, open_stake: 500 };
  expect(soldStep({ ...bet, status: 'waiting_results' })).toEqual({ kind: 'sold', paid: 460, stays: 500 });
  expect(soldStep({ ...bet, cash_outs: [], win_amount: 900, status: 'cashed_out' })).toEqual({
    kind: 'sold',
    paid: 900,
    stays: 0,
  });
});

test('a cash-out without a clear answer is done once the bets show it, whole or in part', () => {
  const sale = { toCashout: 2460, requestId: 'r' };
  const unknown: CashOutStep = { kind: 'unknown', sale, mayAsk: false };
  const before = {
    status: 'waiting_results' as BetStatus,
    cash_outs: [],
    win_amount: null,
    open_stake: 1000,
  };
  const inPart = { ...before, cash_outs: [{ at: 1, stake: 500, paid: 460 }], open_stake: 500 };
  expect(stepOfChange(unknown, before, before, null)).toBe(unknown);
  expect(stepOfChange(unknown, before, inPart, null)).toEqual({ kind: 'sold', paid: 460, stays: 500 });
  const whole = { ...before, status: 'cashed_out' as BetStatus };
  expect(soldStep(whole, sale)).toMatchObject({ paid: 2460, stays: 0 });
  expect(confirmedStep(unknown, whole)).toEqual({ kind: 'sold', paid: 2460, stays: 0 });
  expect(confirmedStep(unknown, before)).toBe(unknown);
});

test('a cash-out that came too late says so, and nothing of a bet that stays as it was', () => {
  const open = { status: 'waiting_results' as BetStatus, cash_outs: [], win_amount: null, open_stake: 1000 };
  const won = { ...open, status: 'done' as BetStatus, win_amount: 2000 };
  const refused: CashOutStep = { kind: 'refused', reason: 'not_waiting' };
  const failed: CashOutStep = { kind: 'changed', asked: 2460, isAfterCheck: true };
  for (const step of [refused, failed]) {
    expect(confirmedStep(step, open)).toBe(step);
    expect(confirmedStep(step, won)).toEqual({ kind: 'late' });
    const sold = { ...won, status: 'cashed_out' as BetStatus };
    expect(confirmedStep(step, sold)).toMatchObject({ kind: 'sold', paid: 2000 });
  }
});

test('a move of the offer has a direction', () => {
  expect([offerMove(null, 1), offerMove(1, 1), offerMove(1, 2), offerMove(2, 1), offerMove(2, null)]).toEqual(
    [null, null, 'up', 'down', null],
  );
});

test('a sale that fails after its delay asks again, one that is done says so, and so does the rule of the house', () => {
  const waiting: CashOutStep = { kind: 'waiting', sale: { toCashout: 2460, requestId: 'r' } };
  const back = { status: 'waiting_results' as BetStatus, cash_outs: [], win_amount: null, open_stake: 1000 };
  const sold = { ...back, status: 'cashed_out' as BetStatus, win_amount: 2460, open_stake: 0 };
  const inProgress = { ...back, status: 'cashout_in_progress' as BetStatus };
  expect(stepOfChange(waiting, inProgress, back, 'failed')).toEqual({
    kind: 'changed',
    asked: 2460,
    isAfterCheck: true,
  });
  expect(stepOfChange(IDLE, inProgress, back, 'failed')).toMatchObject({ asked: null });
  expect(stepOfChange(waiting, inProgress, sold, 'done')).toEqual({ kind: 'sold', paid: 2460, stays: 0 });
  expect(stepOfChange(IDLE, back, sold, null)).toEqual({ kind: 'sold', paid: 2460, stays: 0 });
  expect(stepOfChange(IDLE, back, { ...back, status: 'waiting_results' }, null)).toBe(IDLE);
});

test('fair value and margin are those of the part that is sold', () => {
  expect(fairValueOf(3000, 2850, null)).toEqual({ fair: 3000, margin: 150 });
  expect(fairValueOf(3000, 2850, 50)).toEqual({ fair: 1500, margin: 75 });
  expect(fairValueOf(1501, 1425, 30)).toEqual({ fair: 450, margin: 23 });
});

test('without a fair value, or with one below the offer, none is named', () => {
  expect(fairValueOf(null, 2850, 50)).toBeNull();
  expect(fairValueOf(2849, 2850, 50)).toBeNull();
});
