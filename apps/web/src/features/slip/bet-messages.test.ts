import { emptySlip, type SlipProblem } from '@touchline/betting';
import { expect, test } from 'vitest';
import { betMessages, highestStake, slipMessages } from './bet-messages.ts';

const money = (amount: number, code: string) => `${code} ${amount / 100}`;
const short: SlipProblem = { kind: 'insufficient-balance', blocks: true, available: 1000, missing: 500 };

test('a balance that is too low says what is missing', () => {
  expect(slipMessages(emptySlip(), [short], money, 0)).toEqual([
    {
      id: 'insufficient-balance',
      tone: 'error',
      key: 'slip.problem.insufficient-balance',
      values: { amount: 'EUR 10', missing: 'EUR 5' },
    },
  ]);
});

test('what waiting bets hold is named only where it explains the shortage', () => {
  expect(slipMessages(emptySlip(), [short], money, 499)).toHaveLength(1);
  expect(slipMessages(emptySlip(), [short], money, 500)[1]).toMatchObject({
    tone: 'hint',
    key: 'slip.problem.locked',
    values: { amount: 'EUR 5' },
  });
});

test('that selections of one match cannot be combined is said once, of however many matches', () => {
  const related = ['m1', 'm2'].map(
    (matchId): SlipProblem => ({ kind: 'same-match', blocks: true, betId: 'b1', matchId, selectionIds: [] }),
  );
  expect(slipMessages(emptySlip(), [...related, short], money, 0)).toMatchObject([
    { id: 'same-match', key: 'error.place_bets.not_combinable_match' },
    { id: 'insufficient-balance' },
  ]);
});

test('a player who was stopped reads so, and is offered no other stake', () => {
  const problems: SlipProblem[] = [{ kind: 'stake-above-maximum', blocks: true, betId: 'b1', maxStake: 0 }];
  const quiet = { isTyping: false, isAttempted: false };
  expect(betMessages('b1', emptySlip(), problems, money, quiet)).toEqual([
    { id: 'stake-above-maximum', tone: 'error', key: 'slip.problem.account-stopped' },
  ]);
});

test('a stake that a trader approves says so before it is placed, on its own bet', () => {
  const problems: SlipProblem[] = [{ kind: 'needs-approval', blocks: false, betId: 'b1', vipStake: 100_000 }];
  const quiet = { isTyping: false, isAttempted: false };
  expect(betMessages('b1', emptySlip(), problems, money, quiet)).toMatchObject([
    { tone: 'hint', key: 'slip.problem.needs-approval', values: { amount: 'EUR 1000' } },
  ]);
  expect(betMessages('b2', emptySlip(), problems, money, quiet)).toEqual([]);
});

test('the highest stake is the lowest of limit, balance and payout cap', () => {
  const bounds = { maxStake: 50_000, available: 24_850, maxPayout: 1_000_000, totalOdds: 20_000 };
  expect(highestStake(bounds)).toBe(24_850);
  expect(highestStake({ ...bounds, available: null })).toBe(50_000);
  expect(highestStake({ ...bounds, totalOdds: 1_000_000 })).toBe(10_000);
});

test('without bounds there is no highest stake, and an empty balance gives nothing', () => {
  expect(highestStake({ maxStake: null, available: null, maxPayout: null, totalOdds: null })).toBeNull();
  expect(highestStake({ maxStake: 1000, available: 0, maxPayout: null, totalOdds: null })).toBe(0);
});
