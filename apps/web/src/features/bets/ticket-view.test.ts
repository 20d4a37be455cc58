import type { BetResult, BetStatus, LegStatus } from '@touchline/contract';
import { expect, test } from 'vitest';
import { foldedLegs, legMark, ticketOutcome, ticketTag } from './ticket-view.ts';

test.each<[BetStatus, BetResult, boolean, string]>([
  ['submitted', 'no_results', true, 'bets.status.submitted'],
  ['waiting_results', 'no_results', true, 'bets.status.live'],
  ['waiting_results', 'no_results', false, 'bets.status.open'],
  ['rejected', 'no_results', false, 'bets.status.rejected'],
  ['cancelled', 'canceled', false, 'bets.status.cancelled'],
  ['done', 'win_entire', false, 'bets.status.won'],
  ['done', 'lose_entire', false, 'bets.status.lost'],
  ['done', 'refund_entire', false, 'bets.status.void'],
  ['done', 'refund_half_win_other', false, 'bets.status.halfWon'],
  ['done', 'refund_half_lose_other', false, 'bets.status.halfLost'],
  ['ready_to_process', 'no_results', false, 'bets.status.settling'],
  ['cashed_out', 'cashed_out', false, 'bets.status.cashedOut'],
])('a bet that is %s with %s (live: %s) says %s', (status, result, isLive, key) => {
  expect(ticketTag({ status, result }, isLive).key).toBe(key);
});

test.each<[LegStatus, number, string]>([
  ['open', 0, 'open'],
  ['open', 1, 'live'],
  ['won', 1, 'win'],
  ['half_won', 4, 'win'],
  ['lost', 1, 'lose'],
  ['half_lost', 4, 'lose'],
  ['void', 1, 'void'],
])('a leg that is %s in a match of status %s has the mark %s', (status, matchStatus, mark) => {
  expect(legMark({ status }, matchStatus)).toBe(mark);
});

test('money is what may come back, what came back, or that nothing was taken', () => {
  const bet = { stake: 1000, potential_return: 2500, win_amount: null };
  expect(ticketOutcome({ ...bet, status: 'waiting_results', result: 'no_results' })).toMatchObject({
    key: 'bets.potentialReturn',
    amount: 2500,
  });
  expect(ticketOutcome({ ...bet, status: 'done', result: 'win_entire', win_amount: 2500 })).toEqual({
    key: 'bets.paid',
    amount: 2500,
    isWin: true,
  });
  expect(ticketOutcome({ ...bet, status: 'done', result: 'lose_entire', win_amount: 0 })).toMatchObject({
    key: 'bets.paid',
    amount: 0,
    isWin: false,
  });
  expect(ticketOutcome({ ...bet, status: 'done', result: 'refund_entire', win_amount: 1000 }).key).toBe(
    'bets.returned',
  );
  expect(ticketOutcome({ ...bet, status: 'rejected', result: 'no_results' })).toMatchObject({
    key: 'bets.taken',
    amount: 0,
  });
});

test('a ticket folds only where that saves a line', () => {
  expect([1, 5, 6, 20].map(foldedLegs)).toEqual([1, 5, 4, 4]);
});
