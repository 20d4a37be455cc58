import { outcomeKey } from '@touchline/betting';
import { beforeEach, expect, test } from 'vitest';
import { addQuickBet, changeQuickBet, clearQuickBetLog, quickBetLog } from './quick-bet-log.ts';
import { selectionInput } from './test/selection-input.ts';

const input = selectionInput('7');
const flags = { isSuspended: false, isChanged: false, isNotAvailable: false };
const selection = { ...input, ...flags, id: outcomeKey(input), acceptedOdds: 20_000, initialOdds: 20_000 };

const add = (id: string) =>
  addQuickBet({
    id,
    selection,
    stake: 500,
    potentialReturn: 1_000,
    currency: 'EUR',
    fate: 'placing',
    reason: null,
    currentOdds: null,
  });

beforeEach(clearQuickBetLog);

test('the last five quick bets are kept, newest first', () => {
  for (const id of ['r1', 'r2', 'r3', 'r4', 'r5', 'r6']) add(id);
  expect(quickBetLog().map(({ id }) => id)).toEqual(['r6', 'r5', 'r4', 'r3', 'r2']);
});

test('an answer changes its own quick bet alone; one that is not shown any more hears of nothing', () => {
  add('r1');
  add('r2');
  expect(changeQuickBet('r1', { fate: 'placed' })).toMatchObject({ id: 'r1', fate: 'placed' });
  expect(quickBetLog().map(({ fate }) => fate)).toEqual(['placing', 'placed']);
  expect(changeQuickBet('r0', { fate: 'placed' })).toBeUndefined();
});
