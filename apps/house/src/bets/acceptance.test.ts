import { expect, test } from 'vitest';
import { isAccepted, priceAfterDelay } from './acceptance.ts';

const none = { mode: 'none', downToPercent: null } as const;
const higher = { mode: 'higher', downToPercent: null } as const;
const down = { mode: 'higher', downToPercent: 10 } as const;
const any = { mode: 'any', downToPercent: null } as const;

test('the price that was asked for is always taken', () => {
  for (const acceptance of [none, higher, down, any])
    expect(isAccepted(acceptance, 20_000, 20_000)).toBe(true);
});

test.each([
  [none, 20_000, 20_000, 20_100, 20_000],
  [none, 20_000, 20_000, 19_900, null],
  [higher, 20_000, 21_000, 20_500, 20_500],
  [higher, 20_000, 21_000, 20_000, 20_000],
  [higher, 20_000, 20_000, 19_999, null],
  [down, 20_000, 19_000, 18_000, 18_000],
  [down, 20_000, 19_000, 17_999, null],
  [any, 20_000, 20_000, 10_100, 10_100],
])('%o asked %i, taken %i and then %i is %s', (acceptance, asked, taken, current, price) => {
  expect(priceAfterDelay(acceptance, asked, taken, current)).toBe(price);
});
