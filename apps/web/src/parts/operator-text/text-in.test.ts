import { expect, test } from 'vitest';
import { textIn } from './text-in.ts';

test.each([
  ['de', { en: 'Hello', de: 'Hallo' }, 'Hallo'],
  ['de-AT', { en: 'Hello', de: 'Hallo' }, 'Hallo'],
  ['ar', { en: 'Hello', de: 'Hallo' }, 'Hello'],
  ['ar', { de: 'Hallo' }, 'Hallo'],
  ['de', { de: ' ', en: 'Hello' }, 'Hello'],
  ['de', {}, undefined],
])('in %s the text of %o is %s', (locale, texts, text) => {
  expect(textIn(texts, locale)).toBe(text);
});
