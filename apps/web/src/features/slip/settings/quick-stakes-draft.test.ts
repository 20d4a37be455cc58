import { parseStake } from '@touchline/betting';
import { expect, test } from 'vitest';
import { readQuickStakes } from './quick-stakes-draft.ts';

const EUR = { code: 'EUR', subunits: 100 };
const readOne = (text: string) => parseStake(text, EUR);
const limits = { minStake: 10, maxStake: 500_000 };

test('quick stakes are kept in rising order', () => {
  expect(readQuickStakes(['25', '5,50', '١٠'], readOne, limits)).toEqual({
    kind: 'stakes',
    amounts: [550, 1000, 2500],
  });
});

test('each amount that cannot be staked says why', () => {
  expect(readQuickStakes(['', 'ten', '0.05', '5001', '5', '5.00'], readOne, limits)).toEqual({
    kind: 'faults',
    faults: ['empty', 'not-a-number', 'too-low', 'too-high', null, 'twice'],
  });
});

test('without a highest stake none is too high', () => {
  const draft = readQuickStakes(['1000000'], readOne, { minStake: 10, maxStake: null });
  expect(draft).toEqual({ kind: 'stakes', amounts: [100_000_000] });
});
