import { expect, test } from 'vitest';
import { handicapText, totalText } from './line-text.ts';

test('a total shows its number in the digits of the locale', () => {
  expect(totalText('total=2.5', 'en')).toBe('2.5');
  expect(totalText('total=2.5', 'ar')).toBe('٢٫٥');
});

test('a handicap has a sign for the side that it is seen from, with a true minus', () => {
  expect(handicapText('hcp=-0.5', 'en')).toBe('−0.5');
  expect(handicapText('hcp=-0.5', 'en', true)).toBe('+0.5');
  expect(handicapText('hcp=0', 'en', true)).toBe('0');
});

test('a three-way handicap stays as it is written', () => {
  expect(handicapText('hcp=0:1', 'en')).toBe('0:1');
});
