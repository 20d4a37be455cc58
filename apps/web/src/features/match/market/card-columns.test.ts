import { expect, test } from 'vitest';
import { createCardColumns } from './card-columns.ts';
import type { MarketCard } from './market-cards.ts';

const card = (key: string, shape: MarketCard['shape']) =>
  ({ key, shape, markets: [{ outcomes: [] }] }) as unknown as MarketCard; // only what the columns read

test('a card goes to the shorter column', () => {
  const place = createCardColumns();
  const sides = place([card('a', 'scores'), card('b', 'strip'), card('c', 'strip'), card('d', 'strip')]);
  expect([...sides]).toEqual([
    ['a', 'start'],
    ['b', 'end'],
    ['c', 'end'],
    ['d', 'end'],
  ]);
});

test('a card stays on its side when another one goes', () => {
  const place = createCardColumns();
  place([card('a', 'strip'), card('b', 'strip'), card('c', 'strip')]);
  const sides = place([card('b', 'strip'), card('c', 'strip')]);
  expect([sides.get('b'), sides.get('c')]).toEqual(['end', 'start']);
});
