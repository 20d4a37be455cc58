import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_PROMOTIONS } from './promotions.ts';

const TEXTS = new URL('./texts/', import.meta.url);
const GLOSSARIES = new URL('../../../../docs/glossaries/', import.meta.url);

/** Words of the second table of a glossary. */
function refusedWords(language: string): string[] {
  const [, table = ''] = readFileSync(new URL(`${language}.md`, GLOSSARIES), 'utf8').split(
    '## Not in any text',
  );
  return [...table.matchAll(/^\| (?!Not |-)(.+?) \|/gm)].map(([, word = '']) => word);
}

/** Promotions and pages of a language. */
function textsIn(language: string): string[] {
  const pages = readdirSync(new URL(`${language}/`, TEXTS));
  const promotions = OWN_PROMOTIONS.flatMap(({ title, text, terms, label }) =>
    [title, text, terms, label].flatMap((texts) => texts?.[language] ?? []),
  );
  return [...promotions, ...pages.map((page) => readFileSync(new URL(`${language}/${page}`, TEXTS), 'utf8'))];
}

test.each(readdirSync(TEXTS))(
  'no promotion or page in %s has a word that its glossary refuses',
  (language) => {
    const words = refusedWords(language);
    expect(words.length).toBeGreaterThan(0);
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThan(10);
    for (const word of words) {
      const shape = new RegExp(`(?<!\\p{L})${word}`, 'iu');
      expect(
        texts.filter((text) => shape.test(text)),
        word,
      ).toEqual([]);
    }
  },
);
