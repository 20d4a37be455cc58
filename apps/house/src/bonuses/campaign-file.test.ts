import { expect, test } from 'vitest';
import { ruleOf } from './campaign.ts';
import { CampaignFile } from './campaign-file.ts';
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

const termsOf = (more: object = {}) => {
  const [one] = CampaignFile.parse([campaign(more)]);
  if (!one) throw new Error('a file of one campaign has one');
  return one;
};

test('a campaign in main units becomes terms in smallest units', () => {
  const { terms, version } = termsOf({
    budget: 2_500.5,
    max_issued: 100,
    valid_from: '2027-03-01',
    valid_to: '2027-03-31T18:00:00+01:00',
    valid_days: 7,
    trigger: { kind: 'deposit', min_deposit: 20 },
    conditions: { sports: ['football'], min_odds: 1.5, selections: { from: 2 } },
    offer: { ...FREEBET, boost: 1.5 },
  });
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(terms).toMatchObject({
    trigger: { kind: 'deposit', codes: [], minDeposit: 2_000 },
    budget: 250_050,
    maxIssued: 100,
    uses: 1,
    validDays: 7,
    conditions: {
      sportKeys: ['football'],
      minOdds: 15_000,
      selectionCount: { from: 2, to: null },
      betTypes: ['SINGLE', 'COMBO'],
      validFrom: Date.UTC(2027, 2, 1),
      validTo: Date.UTC(2027, 2, 31, 17),
    },
    offer: { family: 'freebet', freebetType: 'freebet_only_win', amount: 1_000, boost: 15_000 },
  });
});

test('amounts have the digits of their currency', () => {
  expect(termsOf({ currency: 'JPY', offer: { ...FREEBET, amount: 500 } }).terms.offer).toMatchObject({
    amount: 500,
  });
  expect(termsOf({ currency: 'BTC', offer: { ...FREEBET, amount: 0.0000001 } }).terms.offer).toMatchObject({
    amount: 10,
  });
});

test('points, shares and steps of other families become units of the rules', () => {
  const ranges = [
    { points: 12.5, amount: 2 },
    { points: 40, multiplier: 0.5 },
  ];
  expect(termsOf({ offer: { ...HUNTING, ranges } }).terms).toMatchObject({
    uses: null,
    offer: {
      referenceStake: 1_000,
      ranges: [
        { from: 1_250, reward: { kind: 'fixed', amount: 200 } },
        { from: 4_000, reward: { kind: 'average-stake', multiplier: 5_000 } },
      ],
      reward: { freebetType: 'freebet_all_win', validDays: 7, minOdds: null },
    },
  });
  expect(termsOf({ ...over, offer: { ...TOURNAMENT, contribution: 2.5 } }).terms.offer).toMatchObject({
    initialPool: 50_000,
    contribution: 250,
    prizes: [5_000, 3_000, 2_000],
  });
  expect(termsOf({ offer: { ...LOOTBOX, counts: 'points', threshold: 7.5 } }).terms.offer).toMatchObject({
    threshold: 750,
    rewards: [{ weight: 9, reward: 100 }],
  });
  expect(termsOf({ offer: LOOTBOX }).terms.offer).toMatchObject({ threshold: 5 });
  const boost = termsOf({ offer: COMBOBOOST }).terms;
  expect(boost.conditions.betTypes).toEqual(['COMBO']);
  expect(ruleOf(boost, { id: 'one', version: 'v', amount: null, expiresAt: null })).toMatchObject({
    family: 'comboboost',
    ranges: [{ minCount: 3, maxCount: null, bonusOdds: 10_500 }],
    conditions: { currency: 'EUR' },
  });
});

test('the version follows the terms, and nothing else', () => {
  const { version } = termsOf();
  const reordered = Object.fromEntries(Object.entries(campaign()).toReversed());
  expect(CampaignFile.parse([reordered])[0]?.version).toBe(version);
  expect(termsOf({ show_in_promotion: false, conditions: {} }).version).toBe(version);
  expect(termsOf({ offer: { ...FREEBET, amount: 10.01 } }).version).not.toBe(version);
  expect(termsOf({ name: { en: 'Spring freebets' } }).version).not.toBe(version);
});

test('two campaigns have ids and codes of their own', () => {
  const coded = (id: string, ...codes: string[]) =>
    campaign({ id, trigger: { kind: 'promo_code', codes: codes.map((code) => ({ code, uses: 1 })) } });
  expect(faultsOf([coded('one', 'AAA', 'BBB'), coded('two', 'CCC')])).toEqual([]);
  expect(faultsOf([coded('one', 'AAA', 'BBB'), coded('one', 'CCC')])).toEqual([
    '1.id: is the id of two campaigns: one',
  ]);
  const twice = (index: number) => [`${index}.trigger.codes: must have codes of their own: AAA stands twice`];
  expect(faultsOf([coded('one', 'AAA'), coded('two', 'BBB', 'AAA')])).toEqual(twice(1));
  expect(faultsOf([coded('one', 'AAA', 'AAA')])).toEqual(twice(0));
});

test('all faults of a campaign are named together', () => {
  const faults = faultsOf([
    campaign({ budget: 0.001, uses: 3, conditions: { min_stake: 1, farm_once_per_event: true } }),
  ]);
  expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
    '0.budget',
    '0.conditions.farm_once_per_event',
    '0.conditions.min_stake',
    '0.uses',
  ]);
});
