import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './pack.ts';

test('any JSON value comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value));
      expect(JSON.stringify(unpack(pack(json)))).toBe(JSON.stringify(json));
    }),
  );
});

test('fields without a value are left out', () => {
  expect(unpack(pack({ a: undefined, b: [undefined, 1] }))).toEqual({ b: [null, 1] });
});

test('a list of like things is written in less than half', () => {
  const list = Array.from({ length: 60 }, (_, n) => ({
    id: `m${n}`,
    sport: { key: 'football', name: 'Football' },
    odds: n,
  }));
  expect(pack(list).length).toBeLessThan(JSON.stringify(list).length / 2);
});

test('texts with commas, quotes and line ends are kept', () => {
  const value = { 'a,b': 'x,"y"\n\u2028</script>' };
  expect(unpack(pack(value))).toEqual(value);
});
