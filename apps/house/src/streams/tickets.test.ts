import { expect, test } from 'vitest';
import { createTickets } from './tickets.ts';

const NOW = Date.UTC(2026, 10, 14, 17);
const HOUR_MS = 3_600_000;

test('a ticket admits to its match for six hours', () => {
  const tickets = createTickets();
  const ticket = tickets.issue('42', NOW);
  expect(tickets.check('42', ticket, NOW + 6 * HOUR_MS - 1)).toBe('good');
  expect(tickets.check('42', ticket, NOW + 6 * HOUR_MS)).toBe('refused');
});

test('it admits to no other match, and none can be made or stretched without the key', () => {
  const tickets = createTickets();
  const ticket = tickets.issue('42', NOW);
  const [until = '', signature = ''] = ticket.split('.');
  const forged = [
    `${Number(until) + HOUR_MS}.${signature}`,
    `${until}.`,
    `${until}.${signature.slice(1)}`,
    createTickets().issue('42', NOW),
    'NaN.x',
    '',
  ];
  expect(tickets.check('43', ticket, NOW)).toBe('refused');
  for (const other of forged) expect(tickets.check('42', other, NOW)).toBe('refused');
});
