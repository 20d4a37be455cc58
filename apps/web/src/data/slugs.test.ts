import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSlug, decodeId, encodeId, parseSlug } from './slugs.ts';

test('a slug ends in kind and id', () => {
  expect(buildSlug('league', 'albion-premier', '17')).toBe('albion-premier-l17');
  expect(parseSlug('albion-premier-l17')).toEqual({ kind: 'league', id: '17', text: 'albion-premier' });
  expect(parseSlug('england-c31')).toEqual({ kind: 'category', id: '31', text: 'england' });
  expect(parseSlug('harbour-city-nordvik-athletic-m1042')).toMatchObject({ kind: 'match', id: '1042' });
});

test('characters of other ids are written as bytes', () => {
  expect(encodeId('sr:match:1')).toBe('sr~3amatch~3a1');
  expect(encodeId('a-b')).toBe('a~2db');
  expect(parseSlug('x-msr~3amatch~3a1')).toMatchObject({ id: 'sr:match:1' });
});

test('any id comes back from any slug', () => {
  const kinds = fc.constantFrom('category' as const, 'league' as const, 'match' as const);
  const text = fc.stringMatching(/^[a-z0-9]*(-[a-z0-9]+)*$/);
  fc.assert(
    fc.property(kinds, text, fc.string({ minLength: 1, unit: 'grapheme' }), (kind, words, id) => {
      expect(parseSlug(buildSlug(kind, words, id))).toEqual({ kind, id, text: words });
    }),
  );
});

test('a slug without text is its kind and id', () => {
  expect(buildSlug('match', '', '7')).toBe('m7');
  expect(parseSlug('m7')).toEqual({ kind: 'match', id: '7', text: '' });
});

test.each(['', 'albion', 'albion-x17', 'a-m', 'a-m~zz', 'a-m~3', 'a-m1/2', 'a-m~ff'])(
  '%j names nothing',
  (slug) => {
    expect(parseSlug(slug)).toBeUndefined();
  },
);

test('bytes that are no text are no id', () => {
  expect(decodeId('~c3~28')).toBeUndefined();
});
