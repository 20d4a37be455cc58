import { expect, test } from 'vitest';
import { betLabel, quote } from './quote.ts';
import type { SlipEvent } from './slip-event.ts';
import type { SlipState } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';
import { after } from './test/stories.ts';

const PRICES = [17_200, 18_500, 21_000, 19_100];

function slipOf(count: number, stake: number, ...more: SlipEvent[]): SlipState {
  const taps = PRICES.slice(0, count).map((odds, index) => ({
    type: 'selection-added' as const,
    selection: selectionInput({ matchId: `${index + 1}`, odds }),
  }));
  const staked = {
    type: 'stake-typed-for-all',
    text: '',
    parsed: { kind: 'amount', amount: stake },
  } as const;
  return after([...taps, ...more, staked]);
}

test('a single returns stake times price', () => {
  const { bets, totalStake, totalReturn } = quote(slipOf(1, 2500));
  expect(bets[0]).toMatchObject({ label: 'single', totalOdds: 17_200, lineCount: 1, potentialReturn: 4300 });
  expect([totalStake, totalReturn]).toEqual([2500, 4300]);
});

test('a combo multiplies prices exactly and shows the total truncated', () => {
  const [bet] = quote(slipOf(3, 1000)).bets;
  expect(bet).toMatchObject({ label: 'treble', totalOdds: 66_822, potentialReturn: 6682, minReturn: 6682 });
  expect(bet?.exactOdds).toEqual({ numerator: 17_200n * 18_500n * 21_000n, denominator: 10_000n ** 3n });
});

test('several singles have a total each and one together', () => {
  const { bets, totalStake, totalReturn, selectionCount } = quote(
    slipOf(3, 1000, { type: 'bet-type-changed', betType: 'SINGLE' }),
  );
  expect(bets.map((bet) => bet.potentialReturn)).toEqual([1720, 1850, 2100]);
  expect([totalStake, totalReturn, selectionCount]).toEqual([3000, 5670, 3]);
});

test('a system shows its lines, the stake per line rounded down, and its highest and lowest return', () => {
  const [bet] = quote(slipOf(4, 1001, { type: 'bet-type-changed', betType: 'SYSTEM' })).bets;
  expect(bet).toMatchObject({ label: 'system', lineCount: 6, stakePerLine: 166 });
  // Six doubles of 1.72, 1.85, 2.10, 1.91 make 21.4944; the shortest double is 3.182.
  const sum = 1.72 * 1.85 + 1.72 * 2.1 + 1.72 * 1.91 + 1.85 * 2.1 + 1.85 * 1.91 + 2.1 * 1.91;
  expect(bet?.potentialReturn).toBe(Math.floor((1001 * sum) / 6));
  expect(bet?.minReturn).toBe(Math.floor((1001 * 1.72 * 1.85) / 6));
});

test('a flagged change shows the old total beside the new one', () => {
  const state = after(
    [
      {
        type: 'markets-updated',
        markets: [{ key: '1/1/', status: 1, outcomes: [{ id: '1', odds: 16_600, active: true }] }],
      },
    ],
    slipOf(1, 1000),
  );
  expect(quote(state).bets[0]).toMatchObject({ totalOdds: 16_600, acceptedTotalOdds: 17_200 });
});

const reopened = {
  type: 'markets-updated',
  markets: [{ key: '1/1/', status: 1, outcomes: [{ id: '1', odds: 17_200, active: true }] }],
} as const satisfies SlipEvent;
const open = { type: 'match-updated', matchId: '1', status: 0 } as const satisfies SlipEvent;
const OFF: readonly (readonly [string, SlipEvent])[] = [
  [
    'suspended',
    {
      type: 'markets-updated',
      markets: [{ key: '1/1/', status: -1, outcomes: [{ id: '1', odds: 17_200, active: true }] }],
    },
  ],
  ['not available', { type: 'match-updated', matchId: '1', status: 4 }],
];

for (const [state, event] of OFF)
  test(`a bet with a selection that is ${state} has no odds and no return: single, combo, system, custom bet`, () => {
    const system = { type: 'bet-type-changed', betType: 'SYSTEM' } as const;
    const custom = {
      type: 'custom-bet-set',
      selections: ['1', '2'].map((matchId) => selectionInput({ matchId })),
      customOdds: 26_000,
    } as const;
    for (const slip of [slipOf(1, 1000), slipOf(2, 1000), slipOf(3, 1000, system), slipOf(0, 1000, custom)]) {
      const before = quote(slip);
      const now = quote(after([event], slip));
      expect(before.totalReturn).toBeGreaterThan(1000);
      expect(now.bets[0]).toMatchObject({
        betType: before.bets[0]?.betType,
        stake: 1000,
        totalOdds: null,
        acceptedTotalOdds: null,
        potentialReturn: 0,
        uncappedReturn: 0,
        minReturn: 0,
      });
      expect(now.totalReturn).toBe(0);
      expect(quote(after([reopened, open], after([event], slip)))).toEqual(before);
    }
  });

test('a payout cap cuts the return and says what it would have been', () => {
  expect(quote(slipOf(1, 2500), 4000).bets[0]).toMatchObject({ potentialReturn: 4000, uncappedReturn: 4300 });
});

test('an empty slip is worth nothing', () => {
  expect(quote(after([]))).toEqual({
    bets: [],
    currency: 'EUR',
    selectionCount: 0,
    totalStake: 0,
    totalOwnStake: 0,
    totalReturn: 0,
  });
});

test('bets are called single, double, treble, accumulator, system and custom', () => {
  const counts = [1, 2, 3, 4, 40].map((count) => betLabel(count === 1 ? 'SINGLE' : 'COMBO', count));
  expect(counts).toEqual(['single', 'double', 'treble', 'accumulator', 'accumulator']);
  expect([betLabel('SYSTEM', 3), betLabel('CUSTOM_BET', 2)]).toEqual(['system', 'custom']);
});
