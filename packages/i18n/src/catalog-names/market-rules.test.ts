import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from '../locale.ts';
import { english } from './en.ts';
import { marketRuleTexts } from './index.ts';

const ids = Object.keys(english.markets);

test.each(CATALOG_LANGUAGES)(
  'every market type says in %s what wins, what counts and when the stake comes back',
  (locale) => {
    for (const id of ids) {
      const texts = marketRuleTexts(locale, id);
      expect(
        Object.values(texts ?? {}).filter((text) => text.trim() !== ''),
        id,
      ).toHaveLength(3);
      if (locale !== 'en') expect(texts?.wins, id).not.toBe(marketRuleTexts('en', id)?.wins);
    }
  },
);

test('what wins follows from what is asked', () => {
  const wins = (id: string) => marketRuleTexts('en', id)?.wins;
  expect(wins('18')).toContain('the number is above the line');
  expect(wins('29')).toContain('both sides score');
  expect(wins('45')).toContain('exactly your pick');
  expect(wins('199')).toContain('exactly your pick');
  expect(wins('12109')).toContain('if it is neither');
  expect(wins('10012')).toContain('“No goal” wins');
});

test('totals and handicaps with whole lines say what becomes of these, once', () => {
  const said = (id: string) => {
    const texts = marketRuleTexts('en', id);
    return `${texts?.counts} ${texts?.returned}`.split('quarter lines settle').length - 1;
  };
  for (const id of ['16', '18', '139', '166', '90', '66']) expect(said(id), id).toBe(1);
  expect(said('1')).toBe(0);
});

test('a market type that no catalog names has no texts', () => {
  expect(marketRuleTexts('en', '999999')).toBeUndefined();
});
