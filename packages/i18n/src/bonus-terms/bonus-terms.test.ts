import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from '../locale.ts';
import { BONUS_TERMS, bonusTerm, formatBasisPoints, formatBonusOdds } from './bonus-terms.ts';

const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

test.each(CATALOG_LANGUAGES)('every sentence in %s takes the values of the English one', (language) => {
  const texts: Readonly<Record<string, string>> = BONUS_TERMS[language];
  for (const [key, text] of Object.entries(BONUS_TERMS.en)) {
    expect(texts[key]?.trim(), key).not.toBe('');
    expect(valuesOf(texts[key] ?? ''), key).toEqual(valuesOf(text));
  }
});

test('a sentence is filled in the language of the region, in English where there is none', () => {
  expect(bonusTerm('de-AT', 'minStake', { amount: '5,00 €' })).toBe(
    'Ihr Einsatz muss mindestens 5,00 € betragen.',
  );
  expect(bonusTerm('tr', 'single')).toBe('single');
});

test('odds keep two digits at least, and parts of a per cent their fraction', () => {
  expect([15_000, 10_550, 10_005].map((odds) => formatBonusOdds(odds, 'en'))).toEqual([
    '1.50',
    '1.055',
    '1.0005',
  ]);
  expect([250, 5_000].map((part) => formatBasisPoints(part, 'en'))).toEqual(['2.5%', '50%']);
});

test('nothing is called free of risk', () => {
  const texts = Object.values(BONUS_TERMS).flatMap((language) => Object.values(language));
  expect(texts.filter((text) => /risk|risik|risque|riski|مخاطر/i.test(text))).toEqual([]);
});
