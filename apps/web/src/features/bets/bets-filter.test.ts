import { expect, test } from 'vitest';
import { choiceQuery, readChoice, refOfHash } from './bets-filter.ts';

test('an address without a choice shows open bets, and unknown values fall back', () => {
  expect(readChoice(undefined, undefined)).toEqual({ status: 'open', result: 'all' });
  expect(readChoice('nonsense', 'nonsense')).toEqual({ status: 'open', result: 'all' });
});

test('open bets have no result to choose by', () => {
  expect(readChoice('open', 'win')).toEqual({ status: 'open', result: 'all' });
});

test('a choice and its address agree', () => {
  for (const choice of [
    { status: 'open', result: 'all' },
    { status: 'settled', result: 'win' },
    { status: 'all', result: 'refund' },
  ] as const) {
    const query = new URLSearchParams(choiceQuery(choice));
    expect(readChoice(query.get('status') ?? undefined, query.get('result') ?? undefined)).toEqual(choice);
  }
});

test('an address asks for a bet by its reference, and for nothing else', () => {
  expect(refOfHash('T-2CFB-A68Q-8FJK')).toBe('T-2CFB-A68Q-8FJK');
  for (const hash of ['', 'sign-in', 'T-2CFB', 'x T-2CFB-A68Q-8FJK']) expect(refOfHash(hash)).toBeNull();
});
