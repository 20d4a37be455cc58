import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { ratesInto } from './rates.ts';

const codes = CURRENCIES.map(({ code }) => code);
const rateOf = (from: string, to: string) => {
  const found = ratesInto(to).find((rate) => rate.from === from);
  if (!found) throw new Error(`No rate of ${from} in ${to}.`);
  return found;
};

test('every currency has a rate in every other, as two whole numbers above zero', () => {
  for (const to of codes) {
    expect(ratesInto(to).map(({ from }) => from)).toEqual(codes.filter((code) => code !== to));
    for (const { numerator, denominator } of ratesInto(to)) {
      expect(Number.isSafeInteger(numerator) && numerator > 0).toBe(true);
      expect(Number.isSafeInteger(denominator) && denominator > 0).toBe(true);
    }
  }
});

test('there and back is where it began, and a way over a third currency is as long', () => {
  const exact = (from: string, to: string) => {
    const { numerator, denominator } = rateOf(from, to);
    return [BigInt(numerator), BigInt(denominator)] as const;
  };
  for (const a of codes)
    for (const b of codes.filter((code) => code !== a)) {
      const [n, d] = exact(a, b);
      expect(exact(b, a)).toEqual([d, n]);
      for (const c of codes.filter((code) => code !== a && code !== b)) {
        const [n1, d1] = exact(a, c);
        const [n2, d2] = exact(c, b);
        expect(n * d1 * d2 === n1 * n2 * d).toBe(true);
      }
    }
});

test('a pound is 1.17 euros, a cent of a euro about a yen and a half', () => {
  expect(rateOf('GBP', 'EUR')).toEqual({ from: 'GBP', numerator: 117, denominator: 100 });
  const { numerator, denominator } = rateOf('EUR', 'JPY');
  expect(numerator / denominator).toBeCloseTo(1.613, 3);
});
