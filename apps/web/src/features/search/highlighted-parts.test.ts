import { expect, test } from 'vitest';
import { highlightedParts } from './highlighted-parts.ts';

/** A name with what is marked in brackets. */
const marked = (name: string, typed: string) =>
  highlightedParts(name, typed)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join('');

test.each([
  ['Harbour City', 'har', '[Har]bour City'],
  ['Harbour City', 'CITY', 'Harbour [City]'],
  ['Harbour City', 'ci ha', '[Ha]rbour [Ci]ty'],
  ['Harbour City', 'our', 'Harbour City'],
  ['Atlético Sorna', 'atle', '[Atlé]tico Sorna'],
  ['Atle\u0301tico', 'atlé', '[Atle\u0301]tico'],
  ['Straße', 'stras', '[Straß]e'],
  ['Straße', 'strasse', '[Straße]'],
  ['O’Brien', 'obr', '[O’Br]ien'],
  ['O’Brien', 'o bri', '[O]’[Bri]en'],
  ['Köln', 'koe', '[Kö]ln'],
  ['Köln', 'KÖL', '[Köl]n'],
  ['Koeln', 'köl', '[Koel]n'],
  ['Ålborg', 'aal', '[Ål]borg'],
  ['Al-Hilal', 'alhil', '[Al-Hil]al'],
  ['النجمة ١٩', 'النجمه 19', '[النجمة] [١٩]'],
  ['كُرة القدم', 'كرة', '[كُرة] القدم'],
  ['Harbour', 'h ha har', '[Har]bour'],
  ['Harbour', '<b>', 'Harbour'],
  ['', 'har', ''],
])('in %s, %s marks %s', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

test('nothing of a name is lost or changed', () => {
  const name = '  1. FC Köln (“U-19”) 🏆 ';
  expect(
    highlightedParts(name, 'kol u 1')
      .map(({ text }) => text)
      .join(''),
  ).toBe(name);
});
