import type { Bet, BetResult, BetStatus, LegStatus } from '@touchline/contract';
import { expect, test } from 'vitest';
import { foldedLegs, legKey, legMark, ticketOdds, ticketOutcome, ticketTag } from './ticket-view.ts';

const legs = (...statuses: LegStatus[]) => statuses.map((status) => ({ status, dead_heat: null }));
const tagOf = (status: BetStatus, result: BetResult, isLive = false, more: Partial<Bet> = {}) =>
  ticketTag({ status, result, is_vip: false, vip_offer: null, selections: [], ...more }, isLive).key;

test.each<[BetStatus, BetResult, boolean, string]>([
  ['submitted', 'no_results', true, 'bets.status.submitted'],
  ['waiting_results', 'no_results', true, 'bets.status.live'],
  ['waiting_results', 'no_results', false, 'bets.status.open'],
  ['cashout_in_progress', 'no_results', true, 'bets.status.cashingOut'],
  ['ready_to_process', 'no_results', false, 'bets.status.settling'],
  ['ready_to_process', 'win_entire', false, 'bets.status.settling'],
  ['rejected', 'no_results', false, 'bets.status.rejected'],
  ['cancelled', 'canceled', false, 'bets.status.cancelled'],
  ['withdrawn', 'no_results', false, 'bets.status.withdrawn'],
  ['done', 'win_entire', false, 'bets.status.won'],
  ['done', 'lose_entire', false, 'bets.status.lost'],
  ['done', 'refund_entire', false, 'bets.status.void'],
  ['done', 'refund_half_win_other', false, 'bets.status.halfWon'],
  ['done', 'refund_half_lose_other', false, 'bets.status.halfLost'],
  ['done', 'canceled', false, 'bets.status.cancelled'],
  ['done', 'no_results', false, 'bets.status.settling'],
  ['cashed_out', 'cashed_out', false, 'bets.status.cashedOut'],
])('a bet that is %s with %s (live: %s) says %s', (status, result, isLive, key) => {
  expect(tagOf(status, result, isLive)).toBe(key);
});

test('a large bet waits for a trader, who may offer to take a part of it', () => {
  expect(tagOf('submitted', 'no_results', false, { is_vip: true })).toBe('bets.status.approval');
  const vip_offer = { stake: 40_000, expires_at: 1 };
  expect(tagOf('submitted', 'no_results', false, { is_vip: true, vip_offer })).toBe('bets.status.vipOffer');
});

test('a shared win is won in part: the rest of its stake is not returned', () => {
  const [leg] = legs('won');
  const selections = [{ ...leg, dead_heat: { places: 1, tied: 2 } }] as Bet['selections']; // only what is read
  for (const result of ['refund_half_win_other', 'refund_half_lose_other', 'refund_entire'] as const)
    expect(tagOf('done', result, false, { selections })).toBe('bets.status.wonInPart');
  const level = { status: 'done', result: 'refund_entire', selections, odds: 20_000 } as const;
  expect(ticketOdds(level)).toBe(20_000);
  expect(ticketOutcome({ ...level, stake: 1000, potential_return: 2000, win_amount: 1000 }).key).toBe(
    'bets.paid',
  );
});

test('an each-way bet of which the place alone won is won in part, and its leg is placed', () => {
  const more = { game: 'horse_racing' } as const;
  for (const result of ['refund_half_win_other', 'refund_half_lose_other'] as const)
    expect(tagOf('done', result, false, more)).toBe('bets.status.wonInPart');
  expect(tagOf('done', 'refund_entire', false, more)).toBe('bets.status.void');
  expect(legKey({ status: 'half_lost' }, 'horse_racing')).toBe('bets.leg.place');
  expect(legKey({ status: 'half_lost' }, undefined)).toBe('bets.leg.half_lost');
  expect(legKey({ status: 'won' }, 'horse_racing')).toBe('bets.leg.won');
});

test('an open bet without a match in play says how many of its legs are decided', () => {
  const bet = { status: 'waiting_results', result: 'no_results', is_vip: false, vip_offer: null } as const;
  const selections = legs('won', 'lost', 'open', 'open');
  expect(ticketTag({ ...bet, selections }, false)).toMatchObject({
    key: 'bets.status.decided',
    values: { decided: 2, total: 4 },
  });
  expect(ticketTag({ ...bet, selections }, true).key).toBe('bets.status.live');
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
  const bet = { stake: 1000, potential_return: 2500, win_amount: null, selections: [] };
  for (const status of ['submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress'] as const) {
    expect(ticketOutcome({ ...bet, status, result: 'no_results' })).toMatchObject({
      key: 'bets.potentialReturn',
      amount: 2500,
    });
  }
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
  for (const status of ['cancelled', 'withdrawn'] as const) {
    expect(ticketOutcome({ ...bet, status, result: 'no_results', win_amount: 1000 })).toEqual({
      key: 'bets.returned',
      amount: 1000,
      isWin: false,
    });
  }
  expect(ticketOutcome({ ...bet, status: 'rejected', result: 'no_results' })).toMatchObject({
    key: 'bets.taken',
    amount: 0,
  });
});

test('a bet of void selections shows odds of 1.00', () => {
  expect(ticketOdds({ status: 'done', result: 'refund_entire', odds: 19_100, selections: [] })).toBe(10_000);
  expect(ticketOdds({ status: 'done', result: 'win_entire', odds: 19_100, selections: [] })).toBe(19_100);
  expect(ticketOdds({ status: 'waiting_results', result: 'no_results', odds: 19_100, selections: [] })).toBe(
    19_100,
  );
});

test('a ticket folds only where that saves a line', () => {
  expect([1, 5, 6, 20].map(foldedLegs)).toEqual([1, 5, 4, 4]);
});
