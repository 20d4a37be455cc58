import { foldedWords } from '@touchline/i18n/fold';
import { expect, test } from 'vitest';
import { matchWords, QUALITY } from './match-words.ts';

const NAMES = ['Harbour City', 'Nordvik Athletic'].map(foldedWords);
const AROUND = ['Albion Premier', 'Albion', 'Football'].map(foldedWords);
const qualityOf = (text: string) => matchWords(foldedWords(text), NAMES, AROUND);

test.each([
  ['har', QUALITY.begins],
  ['HARBOUR C', QUALITY.begins],
  ['nórdvik', QUALITY.begins],
  ['city', QUALITY.full],
  ['city harbour', QUALITY.full],
  ['city nordvik', QUALITY.full],
  ['ath', QUALITY.prefix],
  ['harb nord', QUALITY.prefix],
  ['harbour albion', QUALITY.around],
  ['foot city', QUALITY.around],
])('%s is met with quality %i', (text, quality) => {
  expect(qualityOf(text)).toBe(quality);
});

test.each(['arbour', 'harbour xyz', 'albion premier', 'football', '–'])('%s is not met', (text) => {
  expect(qualityOf(text)).toBeNull();
});
