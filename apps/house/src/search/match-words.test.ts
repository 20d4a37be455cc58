import { wordReadings } from '@touchline/i18n/fold';
import { expect, test } from 'vitest';
import { matchReadings, nameWords, QUALITY } from './match-words.ts';

const NAMES = ['Harbour City', 'Nordvik Athletic'].map(nameWords);
const AROUND = ['Albion Premier', 'Albion', 'Football'].map(nameWords);
const qualityOf = (text: string) => matchReadings(wordReadings(text), NAMES, AROUND);

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

test.each([
  ['Köln', ['Köln', 'koln', 'KOELN', 'koe', 'Ko\u0308ln']],
  ['Koeln', ['köln', 'koeln', 'kö']],
  ['Ålborg Østfold', ['aalborg', 'alborg', 'Aalborg Oestfold', 'åL ø', 'ostfold']],
  ['Weißenburg', ['weissenburg', 'WEISS', 'weisenburg', 'weiß']],
  ['Næstved', ['naes', 'nastved', 'NÆST']],
  ['O’Brien Rovers', ["o'brien", 'obrien', 'o brien', 'O´BRIEN', 'brien rovers']],
  ['Al-Hilal', ['alhilal', 'al hilal', 'hilal', 'al‑hilal']],
  ['Alhilal', ['al-hilal']],
  ['A.C. Mirano', ['ac mirano', 'a.c. mir']],
  ['الأهلي', ['الاهلي', 'الأهلى', 'الاهلی', 'اﻻهلي']],
  ['النجمة ١٩٠٠', ['النجمه', 'النَّجمة', 'النجمة 1900', 'النجمة ۱۹۰۰']],
  ['İzmirspor Iğdır', ['izmir', 'igdir', 'IĞDIR']],
])('%s is found however its letters are typed', (name, texts) => {
  const found = texts.filter((text) => matchReadings(wordReadings(text), [nameWords(name)]) !== null);
  expect(found).toEqual(texts);
});

test.each([
  ['Harbour', 'haarbour'],
  ['Alborg', 'aalborg'],
  ['Kohler', 'koehler'],
])('%s, without a special letter, is not found by %s', (name, text) => {
  expect(matchReadings(wordReadings(text), [nameWords(name)])).toBeNull();
});
