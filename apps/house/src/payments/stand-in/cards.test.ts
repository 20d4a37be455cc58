import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE_MS, CODE_TRIES, LATER_MS, TEST_CARDS } from './cards.ts';

const page = readFileSync(
  new URL('../../../../../docs/operators/payments.md', import.meta.url),
  'utf8',
).replaceAll(/\s+/g, ' ');

test('the page for operators lists each test card, and nothing that looks like a card number', () => {
  for (const { card, label, does } of TEST_CARDS)
    expect(page).toContain(`| \`${card}\` | ${label} | ${does} |`);
  expect(page.match(/`test_\w+`/g)).toHaveLength(TEST_CARDS.length);
  expect(page).not.toMatch(/\d{4} ?\d{4} ?\d{4}/);
});

test('it says how long cards take', () => {
  expect([LATER_MS, CODE_MS, CODE_TRIES]).toEqual([30_000, 600_000, 3]);
  expect(page).toContain('after 30 seconds. A code is taken for ten minutes and three tries.');
});
