import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from '../locale.ts';
import { GAME_TEXTS, gameTexts } from './game-texts.ts';

const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(CATALOG_LANGUAGES)(
  'every text of the games in %s takes the values of the English one',
  (language) => {
    for (const [key, text] of Object.entries(GAME_TEXTS.en)) {
      const other = Object.entries(GAME_TEXTS[language]).find(([name]) => name === key)?.[1] ?? '';
      expect(other.trim(), key).not.toBe('');
      expect(valuesOf(other), key).toEqual(valuesOf(text));
    }
  },
);

test('values are filled in, and a region reads its language', () => {
  expect(gameTexts('de-AT')('drawAt', { time: '18:00' })).toBe('Ziehung um 18:00');
  expect(gameTexts('tr')('open')).toBe('Open');
});
