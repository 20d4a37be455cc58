import { describe, expect, test } from 'vitest';
import { betTypeRefusal } from './bet-type.ts';
import { quote } from './quote.ts';
import { newBet, type SelectionInput } from './slip-bet.ts';
import { withBets } from './slip-core.ts';
import type { SlipEvent } from './slip-event.ts';
import { isPlaceable, type SlipContext, type SlipProblem, slipProblems } from './slip-problems.ts';
import type { SlipState } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';
import { after, start } from './test/stories.ts';

const context: SlipContext = {
  isSignedIn: true,
  isOnline: true,
  accounts: { EUR: 24_850 },
  limits: { EUR: { minStake: 50, maxStake: 42_000, maxPayout: 10_000_000, vipStake: null } },
  fiatCurrencies: ['EUR'],
  stalePriceKeys: [],
};

function tap(other: Partial<SelectionInput>): SlipEvent {
  return { type: 'selection-added', selection: selectionInput(other) };
}

function stake(amount: number): SlipEvent {
  return { type: 'stake-typed-for-all', text: `${amount}`, parsed: { kind: 'amount', amount } };
}

function problems(state: SlipState, other: Partial<SlipContext> = {}): readonly SlipProblem[] {
  return slipProblems(state, quote(state), { ...context, ...other });
}

function kinds(state: SlipState, other: Partial<SlipContext> = {}): string[] {
  return problems(state, other).map((problem) => problem.kind);
}

const single = after([tap({ matchId: '1' }), stake(1000)]);

test('a single with a stake, an open price and money has no problem', () => {
  expect(problems(single)).toEqual([]);
});

test('an empty slip is empty', () => {
  expect(problems(start)).toEqual([{ kind: 'empty', blocks: true }]);
});

test('every bet without a stake is named', () => {
  const singles = after([
    tap({ matchId: '1' }),
    tap({ matchId: '2' }),
    { type: 'bet-type-changed', betType: 'SINGLE' },
  ]);
  expect(problems(singles)).toEqual([{ kind: 'stake-missing', blocks: true, betIds: ['b1', 'b2'] }]);
});

test('a stake that cannot be read is invalid and not missing', () => {
  const parsed = { kind: 'invalid', fault: 'too-many-fraction-digits' } as const;
  const state = after([{ type: 'stake-typed', betId: 'b1', text: '1.234', parsed }], single);
  expect(problems(state)).toEqual([
    { kind: 'stake-invalid', blocks: true, betId: 'b1', fault: 'too-many-fraction-digits' },
  ]);
});

test('a stake outside the limits is named with the limit', () => {
  expect(problems(after([stake(49)], single))).toEqual([
    { kind: 'stake-below-minimum', blocks: true, betId: 'b1', minStake: 50 },
  ]);
  expect(problems(after([stake(50_000)], single), { accounts: { EUR: 99_999 } })).toEqual([
    { kind: 'stake-above-maximum', blocks: true, betId: 'b1', maxStake: 42_000 },
  ]);
});

test('where no stake is allowed, only the highest stake is named', () => {
  const limits = { EUR: { minStake: 50, maxStake: 0, maxPayout: null, vipStake: null } };
  expect(problems(after([stake(49)], single), { limits })).toEqual([
    { kind: 'stake-above-maximum', blocks: true, betId: 'b1', maxStake: 0 },
  ]);
});

test('a system needs the smallest unit for each of its lines', () => {
  const taps = ['1', '2', '3', '4'].map((matchId) => tap({ matchId }));
  const state = after([...taps, { type: 'bet-type-changed', betType: 'SYSTEM' }, stake(5)]);
  const limits = { EUR: { minStake: 1, maxStake: null, maxPayout: null, vipStake: null } };
  expect(problems(state, { limits })).toEqual([
    { kind: 'stake-below-minimum', blocks: true, betId: 'b1', minStake: 6 },
  ]);
});

test('all stakes together are compared with the money of the slip currency', () => {
  expect(problems(after([stake(30_000)], single))).toEqual([
    { kind: 'insufficient-balance', blocks: true, available: 24_850, missing: 5150 },
  ]);
  expect(kinds(single, { accounts: { USD: 99_999 } })).toEqual(['insufficient-balance']);
});

test('signed out, nothing is said about money, and signing in does not block', () => {
  const found = problems(single, { isSignedIn: false, accounts: {} });
  expect(found).toEqual([{ kind: 'not-signed-in', blocks: false }]);
  expect(isPlaceable(found)).toBe(true);
});

test('selections are named that changed, are suspended, not available or stale', () => {
  const combo = after([1, 2, 3, 4].map((n) => tap({ matchId: `${n}` })).concat(stake(1000)));
  const outcomes = [{ id: '1', odds: 15_000, active: true }];
  const state = after(
    [
      { type: 'markets-updated', markets: [{ key: '1/1/', status: 1, outcomes }] },
      { type: 'markets-updated', markets: [{ key: '2/1/', status: -1, outcomes }] },
      { type: 'match-updated', matchId: '3', status: 4 },
    ],
    combo,
  );
  expect(problems(state, { stalePriceKeys: ['4/1//1', 'other'] })).toEqual([
    { kind: 'odds-changed', blocks: true, selectionIds: ['1/1//1'] },
    { kind: 'suspended', blocks: true, selectionIds: ['2/1//1'] },
    { kind: 'not-available', blocks: true, selectionIds: ['3/1//1'] },
    { kind: 'stale-price', blocks: true, selectionIds: ['4/1//1'] },
  ]);
});

describe('selections that do not combine', () => {
  const related = after([
    tap({ matchId: '1' }),
    tap({ matchId: '1', marketId: '18', outcomeId: '12' }),
    stake(1000),
  ]);

  test('one match twice in a combo is flagged, as singles it is not', () => {
    expect(problems(related)).toEqual([
      {
        kind: 'same-match',
        blocks: true,
        betId: 'b1',
        matchId: '1',
        selectionIds: ['1/1//1', '1/18//12'],
      },
    ]);
    expect(kinds(after([{ type: 'bet-type-changed', betType: 'SINGLE' }], related))).toEqual([]);
  });

  test('more than one provider in a combo is flagged, and said whether it can be split', () => {
    const mixed = after([tap({ matchId: '1' }), tap({ matchId: '2', provider: 'oddin' }), stake(1000)]);
    expect(problems(mixed)).toEqual([
      { kind: 'providers-mixed', blocks: true, betId: 'b1', canSplit: false },
    ]);
    const rules = { multiSingleAvailableByProvider: { betradar: true, oddin: true } };
    expect(problems(after([{ type: 'rules-changed', rules }], mixed))).toEqual([
      { kind: 'providers-mixed', blocks: true, betId: 'b1', canSplit: true },
    ]);
  });

  test('a system of oddin is flagged', () => {
    const taps = ['1', '2', '3'].map((matchId) => tap({ matchId, provider: 'oddin' }));
    const state = after([...taps, { type: 'bet-type-changed', betType: 'SYSTEM' }, stake(1000)]);
    expect(problems(state)).toEqual([
      { kind: 'system-oddin', blocks: true, betId: 'b1', selectionIds: ['1/1//1', '2/1//1', '3/1//1'] },
    ]);
  });

  test('a system that is not offered any more is flagged', () => {
    const taps = ['1', '2', '3'].map((matchId) => tap({ matchId }));
    const state = after([
      ...taps,
      { type: 'bet-type-changed', betType: 'SYSTEM' },
      stake(1000),
      { type: 'system-types-changed', systemTypes: [] },
    ]);
    expect(problems(state)).toEqual([
      { kind: 'no-system-type', blocks: true, betId: 'b1', selectionCount: 3 },
    ]);
  });
});

test('a total return that is not above the total stake is refused in fiat and not in crypto', () => {
  const state = after([tap({ odds: 10_001 }), stake(1000)]);
  expect(problems(state)).toEqual([
    { kind: 'return-not-above-stake', blocks: true, totalReturn: 1000, totalStake: 1000 },
  ]);
  expect(problems(state, { fiatCurrencies: [] })).toEqual([]);
});

test('a return above the payout cap is a hint that does not block', () => {
  const found = problems(after([tap({ odds: 9_000_000 }), stake(20_000)]));
  expect(found).toEqual([{ kind: 'payout-capped', blocks: false, betId: 'b1', maxPayout: 10_000_000 }]);
  expect(isPlaceable(found)).toBe(true);
});

test('a custom bet without a price cannot be placed', () => {
  const custom = { ...newBet('b1', single.bets[0]?.selections ?? [], start.rules, 'CUSTOM_BET'), stake: 100 };
  expect(problems(withBets(start, [custom]))).toEqual([{ kind: 'no-price', blocks: true, betIds: ['b1'] }]);
});

test('more selections than the cap are too many', () => {
  const bets = Array.from({ length: 41 }, (_none, index) => ({
    ...newBet(`b${index}`, single.bets[0]?.selections ?? [], start.rules),
    stake: 100,
  }));
  expect(problems(withBets(start, bets))).toEqual([
    { kind: 'too-many-selections', blocks: true, limit: 40, selectionCount: 41 },
  ]);
});

test('all reasons are given at once', () => {
  const state = after([tap({ matchId: '1' }), tap({ matchId: '1', outcomeId: '3', provider: 'oddin' })]);
  expect(kinds(state, { isSignedIn: false, isOnline: false, stalePriceKeys: ['1/1//1'] })).toEqual([
    'stale-price',
    'same-match',
    'providers-mixed',
    'stake-missing',
    'not-signed-in',
    'offline',
  ]);
});

test('placing and doubt block, each with its own word', () => {
  const placing = after([{ type: 'place-pressed', requestId: 'r1', isSignedIn: true }], single);
  expect(kinds(placing)).toEqual(['processing']);
  expect(kinds(after([{ type: 'placement-unanswered', requestId: 'r1' }], placing))).toEqual(['unconfirmed']);
});

test('each reason why the bet type cannot change has its word', () => {
  const two = after([tap({ matchId: '1' }), tap({ matchId: '2' })]);
  const mixed = after([tap({ matchId: '1' }), tap({ matchId: '2', provider: 'oddin' })]);
  const custom = withBets(start, [newBet('b1', two.bets[0]?.selections ?? [], start.rules, 'CUSTOM_BET')]);
  expect(betTypeRefusal(start, 'COMBO')).toBe('empty');
  expect(betTypeRefusal(custom, 'COMBO')).toBe('custom-bet');
  expect(betTypeRefusal(two, 'COMBO')).toBe('same-type');
  expect(betTypeRefusal(single, 'COMBO')).toBe('one-selection');
  expect(betTypeRefusal(mixed, 'SINGLE')).toBe('providers');
  expect(betTypeRefusal(two, 'SYSTEM')).toBe('no-system-type');
  expect(betTypeRefusal(two, 'SINGLE')).toBeNull();
});
