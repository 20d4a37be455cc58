import type { BetStatus } from '@touchline/contract';
import { expect, test } from 'vitest';
import { isSameList, listedBets, withEnded } from './ended-here.ts';

const bet = (id: string, status: BetStatus, created_at: number, is_vip = false) => ({
  id,
  status,
  created_at,
  is_vip,
});
const OPEN = bet('b', 'waiting_results', 2);
const ids = (bets: readonly { id: string }[]) => bets.map(({ id }) => id).join('');

test('a bet that ended while it was shown keeps its place', () => {
  const sold = bet('c', 'cashed_out', 3);
  expect(ids(withEnded([sold, OPEN], [bet('d', 'waiting_results', 4), OPEN]))).toBe('dcb');
});

test('a bet that left without a result is not kept, nor a VIP bet that was refused', () => {
  expect(ids(withEnded([bet('c', 'waiting_results', 3), OPEN], [OPEN]))).toBe('b');
  expect(ids(withEnded([bet('c', 'rejected', 3, true), OPEN], [OPEN]))).toBe('b');
  expect(ids(withEnded([bet('c', 'rejected', 3), OPEN], [OPEN]))).toBe('cb');
});

test('a list without news stays the same one', () => {
  const now = [OPEN];
  expect(withEnded([OPEN], now)).toBe(now);
  expect(isSameList(now, [OPEN])).toBe(true);
  expect(isSameList(now, [{ ...OPEN }])).toBe(false);
  expect(isSameList(now, [])).toBe(false);
});

test('a bet that moved to the next page is shown once, as it was read last', () => {
  const newer = bet('b', 'done', 2);
  expect(listedBets([[bet('a', 'waiting_results', 3), OPEN], [newer]])).toEqual([
    bet('a', 'waiting_results', 3),
    newer,
  ]);
});

test('a VIP bet that was refused is in no list; another refused bet is', () => {
  expect(ids(listedBets([[bet('c', 'rejected', 3, true), bet('d', 'rejected', 3), OPEN]]))).toBe('db');
});
