import { describe, expect, test } from 'vitest';
import vectors from '../../../../fixtures/betting/bonus-quotes.json';
import { quote } from '../quote.ts';
import { slipProblems } from '../slip-problems.ts';
import type { SlipState } from '../slip-state.ts';
import { type BonusSlip, bonusSlip } from '../test/bonus-slip.ts';
import { selectionInput } from '../test/selection-input.ts';
import { after, context } from '../test/stories.ts';
import { receiptLines } from './receipt-lines.ts';

// The vectors are JSON without our types.
const rows = vectors.rows as unknown as readonly (BonusSlip & {
  readonly name: string;
  readonly maxPayout: number | null;
  readonly expect: { readonly bonusOdds?: number };
  readonly lines: object;
})[];

describe('bets with a bonus are quoted as the vectors say', () => {
  test.each(rows)('$name', (row) => {
    const state = bonusSlip(row);
    const { bonusOdds, ...quoted } = row.expect;
    const [bet] = state.bets;
    expect(bet?.betType).toBe(row.betType);
    expect(quote(state, row.maxPayout).bets[0]).toMatchObject({ stake: row.stake, ...quoted });
    if (bonusOdds !== undefined) expect(bet?.bonusOdds).toBe(bonusOdds);
    expect(bet && receiptLines(bet, row.maxPayout)).toEqual(row.lines);
  });
});

const LIMITS = { EUR: { minStake: 500, maxStake: null, maxPayout: 30_000, vipStake: null } };
const fiat = { ...context, accounts: { EUR: 0 }, limits: LIMITS, fiatCurrencies: ['EUR'] };
const kinds = (state: SlipState) =>
  slipProblems(state, quote(state, LIMITS.EUR.maxPayout), fiat).map(({ kind }) => kind);
const freebet = (type: 'freebet_only_win' | 'freebet_no_risk', odds: number, stake = 100) =>
  bonusSlip({ odds: [odds], betType: 'SINGLE', stake, bonus: { id: '7', type, odds: null } });

test('a freebet below 2.00, below the minimum stake and without a balance can be placed', () => {
  expect(kinds(freebet('freebet_only_win', 15_000))).toEqual([]);
});

test('a freebet that can win nothing, or more than the cap, says so', () => {
  expect(kinds(freebet('freebet_only_win', 10_001))).toEqual(['return-not-above-stake']);
  expect(kinds(freebet('freebet_only_win', 400_000, 1000))).toEqual(['payout-capped']);
});

test('a money-back freebet is paid with own money', () => {
  expect(kinds(freebet('freebet_no_risk', 15_000))).toEqual(['insufficient-balance']);
  expect(kinds(freebet('freebet_no_risk', 10_001))).toEqual([
    'return-not-above-stake',
    'insufficient-balance',
  ]);
});

const boosted = rows.find(({ name }) => name === 'a boost of 1.08 on four selections');

test('a boost follows selections and prices at once, without an answer', () => {
  if (boosted === undefined) throw new Error('The row of four selections is gone.');
  const four = bonusSlip(boosted);
  const oddsOf = (state: SlipState) => state.bets[0]?.bonusOdds;
  const three = after([{ type: 'selection-removed', id: '4/1//1' }], four);
  const two = after([{ type: 'selection-removed', id: '3/1//1' }], three);
  const more = { type: 'selection-added', selection: selectionInput({ matchId: '9' }) } as const;
  expect([four, three, two, after([more], two)].map(oddsOf)).toEqual([10_800, 10_500, 10_000, 10_500]);
  const outcomes = [{ id: '1', odds: 12_999, active: true }];
  const short = { type: 'markets-updated', markets: [{ key: '1/1/', status: 1, outcomes }] } as const;
  expect(oddsOf(after([short], four))).toBe(10_500);
});

test('a stake by wanted return follows the boost', () => {
  if (boosted === undefined) throw new Error('The row of four selections is gone.');
  const wanted = {
    type: 'wanted-return-typed',
    betId: 'b1',
    parsed: { kind: 'amount', amount: 17_280 },
  } as const;
  const state = after([wanted], bonusSlip(boosted));
  expect(state.bets[0]?.stake).toBe(1000);
  // 172.80 ÷ (8 × 1.05) = 20.5714…, rounded up.
  expect(after([{ type: 'selection-removed', id: '4/1//1' }], state).bets[0]?.stake).toBe(2058);
});
