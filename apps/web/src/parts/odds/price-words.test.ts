import { expect, test } from 'vitest';
import type { Messages } from '#data/messages.ts';
import { priceWords } from './price-words.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'book.price.still': '{name}, {price}',
  'book.price.up': '{price} ↑ {name}',
  'book.price.down': '{name}, {price}, price down',
  'book.price.suspended': '{name}, suspended',
  'book.price.none': 'no price for {name}',
  'book.price.ofMatch': '{outcome}, {match}, {market}',
  'book.price.ofMatchLast': '{match}, {market}: {outcome}',
};
const fill = (key: string, values: Record<string, string | number | Date> = {}) =>
  (TEXTS[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const messages: Messages = Object.assign(fill, { locale: 'en', add: () => {} });

test('names of prices follow the sentences of the catalog, in whatever order they put their values', () => {
  const words = priceWords(messages);
  expect(words.open('Harbour City to win', '1.72', undefined)).toBe('Harbour City to win, 1.72');
  expect(words.open('Harbour City to win', '1.72', 'up')).toBe('1.72 ↑ Harbour City to win');
  expect(words.open('Harbour City to win', '1.72', 'down')).toBe('Harbour City to win, 1.72, price down');
  expect(words.suspended('Draw')).toBe('Draw, suspended');
  expect(words.missing('Draw')).toBe('no price for Draw');
});

test('in a list the name of a price carries its match, and ends with what stands on its button', () => {
  const { ofMatch } = priceWords(messages);
  expect(ofMatch('Draw', 'Match result', 'Harbour City v Nordvik', false)).toBe(
    'Draw, Harbour City v Nordvik, Match result',
  );
  expect(ofMatch('Over 2.5', 'Total', 'Harbour City v Nordvik', true)).toBe(
    'Harbour City v Nordvik, Total: Over 2.5',
  );
});

test('a name that looks like a pattern stays as it is', () => {
  expect(priceWords(messages).open('$& {price}', '2.00', undefined)).toBe('$& {price}, 2.00');
});
