import { expect, test } from 'vitest';
import { createWidgetTickets } from './widget-tickets.ts';

const NOW = Date.UTC(2026, 10, 14, 17);
const MINUTE_MS = 60_000;

test('a ticket stands for its session for half an hour', () => {
  const tickets = createWidgetTickets();
  const { ticket, until } = tickets.issue('abc123', NOW);
  expect(until).toBe(NOW + 30 * MINUTE_MS);
  expect(tickets.read(ticket, until - 1)).toBe('abc123');
  expect(tickets.read(ticket, until)).toBeNull();
});

test('none is made or changed without the key', () => {
  const tickets = createWidgetTickets();
  const { ticket, until } = tickets.issue('abc123', NOW);
  const [, , signature] = ticket.split('.');
  const forged = [
    `other.${until}.${signature}`,
    `abc123.${until + MINUTE_MS}.${signature}`,
    `abc123.${until}.`,
    createWidgetTickets().issue('abc123', NOW).ticket,
    '',
  ];
  for (const one of forged) expect(tickets.read(one, NOW)).toBeNull();
});
