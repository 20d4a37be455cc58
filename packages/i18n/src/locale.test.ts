import { expect, test } from 'vitest';
import { directionOf, intlTag, languageTag } from './locale.ts';

test.each([
  ['no', 'nb'],
  ['tl', 'fil'],
  ['vn', 'vi'],
  ['se', 'sv'],
  ['sr', 'sr-ME'],
  ['br', 'pt-BR'],
  ['en-AU', 'en-AU'],
])('the locale %s is written %s for programs', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag);
});

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['en', 'ltr'],
  ['en-AR', 'ltr'],
])('%s runs %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

test('an operator can switch right-to-left off', () => {
  expect(directionOf('ar', false)).toBe('ltr');
});

test('Arabic is formatted with Arabic digits', () => {
  expect(new Intl.NumberFormat(intlTag('ar')).format(12)).toBe('١٢');
});
