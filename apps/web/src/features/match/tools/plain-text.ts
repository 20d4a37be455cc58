import { foldSpellings } from '@touchline/i18n/fold';

/** Marks in numbers and scores, as they are typed. */
const MARKS: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2013': '-',
  '\u066b': '.',
  ',': '.',
  ':': '-',
};
const REPLACED = new RegExp(`[${Object.keys(MARKS).join('')}]`, 'g');

/**
 * Text as it is compared in a search, in its spellings: small letters without marks, digits 0–9, a point in numbers, a hyphen
 * for minus and in scores.
 */
export const plainTexts = (text: string): readonly string[] =>
  foldSpellings(text).map((folded) => folded.replace(REPLACED, (mark) => MARKS[mark] ?? mark));
