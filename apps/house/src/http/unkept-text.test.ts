import { expect, test } from 'vitest';
import { unkeptTextAt } from './unkept-text.ts';

test('a request that can be kept has no such place', () => {
  for (const value of [null, undefined, 1, true, '', 'a\u0001', '😀', [], {}, { a: [{ b: 'c' }] }])
    expect(unkeptTextAt(value)).toBeNull();
});

test.each(['x\u0000y', '\ud800', 'a\udc00'])('the place of %j is named, in lists and objects too', (text) => {
  expect(unkeptTextAt(text)).toEqual([]);
  expect(unkeptTextAt({ a: 'b', c: [{ d: 'x' }, { d: text }] })).toEqual(['c', '1', 'd']);
});

test('a name that cannot be kept makes its object the place', () => {
  expect(unkeptTextAt({ stakes: { 'EUR\u0000': [1] } })).toEqual(['stakes']);
});
