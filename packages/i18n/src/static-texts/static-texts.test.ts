import { expect, test } from 'vitest';
import { chooseStaticLocale, STATIC_LOCALES, staticLocale } from './static-locale.ts';
import { type StaticPage, staticPageText, staticTexts } from './static-texts.ts';
import texts from './texts.json' with { type: 'json' };

test('about thirty languages have every text, and nothing else has', () => {
  expect(STATIC_LOCALES.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(texts).sort()).toEqual([...STATIC_LOCALES].sort());
  const shapeOf = (value: object): unknown =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, typeof part === 'string' ? 'text' : shapeOf(part)]),
    );
  for (const code of STATIC_LOCALES) {
    expect(shapeOf(staticTexts(code)), code).toEqual(shapeOf(texts.en));
    expect(JSON.stringify(staticTexts(code)), code).not.toMatch(/""|" | "/);
    expect(staticTexts(code).blocked.text, code).toContain('{country}');
    expect(staticTexts(code).blocked.nowhere, code).not.toContain('{');
  }
});

test('no two languages say the same', () => {
  const said = STATIC_LOCALES.map((code) => staticTexts(code).notFound.text);
  expect(new Set(said).size).toBe(said.length);
});

test.each([
  ['no', 'nb'],
  ['nb', 'nb'],
  ['tl', 'fil'],
  ['vn', 'vi'],
  ['se', 'sv'],
  ['sr', 'sr-ME'],
  ['sr-RS', 'sr-ME'],
  ['br', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['en-AR', 'en'],
  ['fr-CA', 'fr'],
  ['DE', 'de'],
  ['zz', undefined],
  ['football', undefined],
  ['constructor', undefined],
])('static pages for %s are in %s', (code, locale) => {
  expect(staticLocale(code)).toBe(locale);
});

test.each([
  ['the address', 'fr', 'de', 'en', 'fr'],
  ['the address, before what the browser asks for', 'ar', 'fr, de', 'en', 'ar'],
  ['the browser where the address has none', undefined, 'pt-BR,pt;q=0.9,en;q=0.8', 'en', 'pt-BR'],
  ['what the browser likes best of what there is', undefined, 'zz, en;q=0.2, fi;q=0.7', 'de', 'fi'],
  ['the default where the browser refuses the rest', undefined, 'fr;q=0', 'de', 'de'],
  ['the default where nobody says anything', undefined, undefined, 'ar', 'ar'],
  ['English where nothing fits', undefined, '*', 'zz', 'en'],
] as const)('the language is that of %s', (_, inAddress, header, fallback, chosen) => {
  expect(chooseStaticLocale(inAddress, header, fallback)).toBe(chosen);
});

test.each([
  ['notFound', "Oops, sorry. We can't find that page."],
  ['error', 'Oops! Sorry, something went wrong. Please come back in a while.'],
  ['locked', 'Sorry, but you are not authorized to view the page.'],
] as const)('the page %s says what the specification says', (page, text) => {
  expect(staticPageText(page satisfies StaticPage, 'en').text).toBe(text);
});

test('the page for a blocked country names it in its language, and none where it is not known', () => {
  expect(staticPageText('blocked', 'en', 'TR').text).toBe("Sorry, we're not available in Türkiye right now.");
  expect(staticPageText('blocked', 'de', 'FR').text).toContain('(Frankreich)');
  expect(staticPageText('blocked', 'ar', 'FR').text).toContain('(فرنسا)');
  for (const code of [undefined, 'XX', 'T1', '<b>', 'fr']) {
    expect(staticPageText('blocked', 'en', code).text).toContain('in your country');
  }
});
