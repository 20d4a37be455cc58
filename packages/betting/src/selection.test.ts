import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketKey, marketKeyOf, outcomeKey, parseMarketKey, parseOutcomeKey } from './selection.ts';
import { parseSpecifier, printSpecifier } from './specifier.ts';

const id = fc.stringMatching(/^[\w:.~-]{1,12}$/);
const value = fc.stringMatching(/^[\w:.+-]{1,8}$/);
const name = fc.stringMatching(/^[a-z]{1,8}$/);
const specifier = fc.dictionary(name, value, { maxKeys: 3 }).map(printSpecifier);

test('keys have the text form that every room uses', () => {
  const total = { matchId: '1042', marketId: '18', specifier: 'total=2.5', outcomeId: '12' };
  expect(outcomeKey(total)).toBe('1042/18/total=2.5/12');
  expect(marketKey(total)).toBe('1042/18/total=2.5');
  expect(outcomeKey({ matchId: '1042', marketId: '1', specifier: '', outcomeId: '3' })).toBe('1042/1//3');
  expect(marketKey({ matchId: '1042', marketId: '1', specifier: '' })).toBe('1042/1/');
});

test('a key reads back as the parts it was made of', () => {
  fc.assert(
    fc.property(id, id, specifier, id, (matchId, marketId, text, outcomeId) => {
      const ref = { matchId, marketId, specifier: text, outcomeId };
      const key = outcomeKey(ref);
      expect(parseOutcomeKey(key)).toEqual(ref);
      expect(parseMarketKey(marketKeyOf(key))).toEqual({ matchId, marketId, specifier: text });
      expect(marketKeyOf(key)).toBe(marketKey(ref));
    }),
  );
});

test('a specifier that holds a slash does not confuse a key', () => {
  const ref = { matchId: 'm', marketId: '1', specifier: 'a=1/2', outcomeId: '9' };
  expect(parseOutcomeKey(outcomeKey(ref))).toEqual(ref);
});

test.each(['', '1042', '1042/18', '/18/x/12', '1042//x/12', '1042/18/x/', '1/2/3'])(
  '"%s" is no outcome key',
  (text) => {
    expect(parseOutcomeKey(text)).toBeNull();
  },
);

test('an id with a slash or without letters makes no key', () => {
  expect(() => marketKey({ matchId: '1/2', marketId: '1', specifier: '' })).toThrow(RangeError);
  expect(() => outcomeKey({ matchId: '1', marketId: '1', specifier: '', outcomeId: '' })).toThrow(RangeError);
});

test('a specifier reads into names and values and prints back', () => {
  expect(parseSpecifier('total=2.5|goalnr=1')).toEqual({ total: '2.5', goalnr: '1' });
  expect(parseSpecifier('hcp=0:1')).toEqual({ hcp: '0:1' });
  expect(parseSpecifier('')).toEqual({});
  expect(printSpecifier({ total: 2.5, goalnr: 1 })).toBe('total=2.5|goalnr=1');
  fc.assert(
    fc.property(fc.dictionary(name, value), (parts) => {
      expect(parseSpecifier(printSpecifier(parts))).toEqual(parts);
    }),
  );
});

test.each(['total', 'total=', '=2.5', 'a=1|a=2', 'a=1|'])('"%s" is no specifier', (text) => {
  expect(parseSpecifier(text)).toBeNull();
});

test('a name or value with a separator makes no specifier', () => {
  expect(() => printSpecifier({ 'a=b': '1' })).toThrow(RangeError);
  expect(() => printSpecifier({ a: '1|b=2' })).toThrow(RangeError);
  expect(parseSpecifier('__proto__=1')).toHaveProperty('__proto__', '1');
});
