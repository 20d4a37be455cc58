import type { Movement } from '@touchline/contract';
import { expect, test } from 'vitest';
import { movementsCsv } from './movements-csv.ts';

const movement = (more: Partial<Movement>): Movement => ({
  id: 'deposit:p1',
  kind: 'deposit',
  direction: 'in',
  amount: 2_005,
  currency: 'EUR',
  at: Date.UTC(2026, 10, 14, 16, 45),
  bet_ref: null,
  game: null,
  payment_id: null,
  ...more,
});

test('a movement is a line with its time, and its amount in main units with the digits of its currency', () => {
  const lines = movementsCsv([
    movement({ payment_id: 'p1' }),
    movement({ kind: 'stake', direction: 'out', amount: 5, bet_ref: 'T-2CFB-A68Q-8FJK' }),
    movement({ kind: 'game_payout', amount: 500, currency: 'JPY', game: 'lotteries' }),
    movement({ amount: 1, currency: 'BTC' }),
  ]).split('\r\n');
  expect(lines).toEqual([
    'time,kind,direction,amount,currency,bet,game,payment',
    '2026-11-14T16:45:00.000Z,deposit,in,20.05,EUR,,,p1',
    '2026-11-14T16:45:00.000Z,stake,out,0.05,EUR,T-2CFB-A68Q-8FJK,,',
    '2026-11-14T16:45:00.000Z,game_payout,in,500,JPY,,lotteries,',
    '2026-11-14T16:45:00.000Z,deposit,in,0.00000001,BTC,,,',
    '',
  ]);
});

test('no cell is a formula to a spreadsheet', () => {
  const [, line] = movementsCsv([movement({ payment_id: '=1+1', bet_ref: '@x', game: 'a,"b"' })]).split(
    '\r\n',
  );
  expect(line).toContain(`,'@x,"a,""b""",'=1+1`);
});
