import type { Bet } from '@touchline/contract';
import { expect, test } from 'vitest';
import { mergeBet } from './user-events.ts';

const betOf = (status: Bet['status'], selection: object) =>
  ({ id: 'b1', status, selections: [{ id: 's1', ...selection }] }) as unknown as Bet; // only what is merged

test('a changed bet keeps what its selections said in detail', () => {
  const held = betOf('waiting_results', { status: 'open', market: { name: 'Match result' } });
  const merged = mergeBet(held, betOf('done', { status: 'won' }));
  expect(merged.status).toBe('done');
  expect(merged.selections[0]).toMatchObject({ status: 'won', market: { name: 'Match result' } });
});
