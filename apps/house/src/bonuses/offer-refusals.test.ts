import { expect, test } from 'vitest';
import {
  COMBOBOOST,
  campaign,
  FREEBET,
  faultsOf,
  HUNTING,
  LOOTBOX,
  over,
  TOURNAMENT,
} from './test/file-campaigns.ts';

test.each<[string, object, string]>([
  ['an id with capitals', { id: 'Spring' }, 'id: must be up to 64 small letters, digits and dashes'],
  ['a key that there is not', { colour: 'red' }, ': Unrecognized key: "colour"'],
  ['an unknown currency', { currency: 'XYZ' }, 'currency: must be one of EUR, '],
  ['no text', { name: {} }, 'name: needs a text in one locale at least'],
  ['an empty text', { name: { en: ' ' } }, 'name.en: is empty: write a text'],
  ['a text that cannot be stored', { name: { en: 'A\0' } }, 'name.en: has characters that cannot be'],
  [
    'a part of a cent',
    { offer: { ...FREEBET, amount: 2.505 } },
    'offer.amount: must be an amount of EUR: it has at most 2 decimals',
  ],
  [
    'a part of a yen',
    { currency: 'JPY', offer: { ...FREEBET, amount: 2.5 } },
    'offer.amount: must be an amount of JPY: it has no decimals',
  ],
  ['no amount', { offer: { ...FREEBET, amount: 0 } }, 'offer.amount: must be an amount above 0'],
  [
    'a boost of nothing',
    { offer: { ...FREEBET, boost: 1 } },
    'offer.boost: must be what multiplies the freebet',
  ],
  ['a broken budget', { budget: 0.001 }, 'budget: must be an amount of EUR'],
  [
    'a budget of a comboboost',
    { budget: 10, offer: COMBOBOOST },
    'budget: must be left away: it bounds freebets alone, so set max_issued',
  ],
  ['two uses of a freebet', { uses: 2 }, 'uses: must be 1 or left away: a freebet is for one bet'],
  [
    'any number of uses of a freebet',
    { uses: null },
    'uses: must be 1 or left away: a freebet is for one bet',
  ],
  ['no use', { uses: 0, offer: COMBOBOOST }, 'uses: must be 1 or more'],
  [
    'an end before the beginning',
    { valid_from: '2027-03-02', valid_to: '2027-03-02' },
    'valid_to: must be after valid_from',
  ],
  ['no instant', { valid_from: 'Monday' }, 'valid_from: must be a date such as 2027-03-01'],
  [
    'a tournament without an end',
    { offer: TOURNAMENT },
    'valid_to: is missing: a tournament pays its prizes after its end',
  ],
  [
    'prizes of more than the pool',
    { ...over, offer: { ...TOURNAMENT, prizes: [60, 40.01] } },
    'offer.prizes: must be 100 per cent of the pool at most',
  ],
  [
    'a prize of nothing',
    { ...over, offer: { ...TOURNAMENT, prizes: [60, 0] } },
    'offer.prizes.1: must be above 0 per cent',
  ],
  [
    'a tournament without a pool',
    { ...over, offer: { ...TOURNAMENT, initial_pool: 0 } },
    'offer: needs an initial_pool or a contribution',
  ],
  [
    'a contribution of too many digits',
    { ...over, offer: { ...TOURNAMENT, contribution: 2.505 } },
    'offer.contribution: must be per cent from 0 to 100',
  ],
  [
    'a reward without a weight',
    { offer: { ...LOOTBOX, rewards: [{ amount: 1, weight: 0 }] } },
    'offer.rewards.0.weight: must be 1 or more',
  ],
  [
    'half a bet',
    { offer: { ...LOOTBOX, threshold: 2.5 } },
    'offer.threshold: must be a whole number of bets, above 0',
  ],
  [
    'a thousandth of a point',
    { offer: { ...LOOTBOX, counts: 'points', threshold: 0.001 } },
    'offer.threshold: must be points with at most two decimals, above 0',
  ],
  [
    'a boost below 1',
    { offer: { ...COMBOBOOST, ranges: [{ from: 3, bonus_odds: 0.99 }] } },
    'offer.ranges.0.bonus_odds: must be what multiplies the return',
  ],
  [
    'a combo of one',
    { offer: { ...COMBOBOOST, ranges: [{ from: 1, bonus_odds: 1.1 }] } },
    'offer.ranges.0.from: must be 2 or more',
  ],
  [
    'a range that ends before it begins',
    { offer: { ...COMBOBOOST, ranges: [{ from: 3, to: 2, bonus_odds: 1.1 }] } },
    'offer.ranges.0.to: must not be below from',
  ],
  [
    'ranges that overlap',
    {
      offer: {
        ...COMBOBOOST,
        ranges: [
          { from: 3, to: 5, bonus_odds: 1.1 },
          { from: 5, bonus_odds: 1.2 },
        ],
      },
    },
    'offer.ranges.1.from: must be above the range before',
  ],
  [
    'a range behind an open one',
    {
      offer: {
        ...COMBOBOOST,
        ranges: [
          { from: 3, bonus_odds: 1.1 },
          { from: 6, bonus_odds: 1.2 },
        ],
      },
    },
    'offer.ranges.1.from: must be above the range before',
  ],
  [
    'falling ranges',
    {
      offer: {
        ...HUNTING,
        ranges: [
          { points: 9, amount: 2 },
          { points: 9, amount: 3 },
        ],
      },
    },
    'offer.ranges.1.points: must be above the range before',
  ],
  [
    'a range with two rewards',
    { offer: { ...HUNTING, ranges: [{ points: 9, amount: 2, multiplier: 1 }] } },
    'offer.ranges.0: needs either an amount, or a multiplier',
  ],
  [
    'a range without a reward',
    { offer: { ...HUNTING, ranges: [{ points: 9 }] } },
    'offer.ranges.0: needs either an amount, or a multiplier',
  ],
  [
    'a multiplier of nothing',
    { offer: { ...HUNTING, ranges: [{ points: 9, multiplier: 0 }] } },
    'offer.ranges.0.multiplier: must be above 0',
  ],
])('%s is refused', (_, more, says) => {
  expect(faultsOf([campaign(more)])).toEqual([expect.stringContaining(`0.${says}`.replace('0.:', '0:'))]);
});
