import { expect, test } from 'vitest';
import { COMBOBOOST, campaign, faultsOf, HUNTING } from './test/file-campaigns.ts';

test.each<[string, object, string]>([
  [
    'horse racing',
    { conditions: { sports: ['football', 'horse_racing'] } },
    'conditions.sports.1: is no sport: campaigns are for sports alone',
  ],
  [
    'lotteries',
    { conditions: { sports: ['lotteries'] } },
    'conditions.sports.0: is no sport: campaigns are for sports alone',
  ],
  [
    'a lottery by another name',
    { conditions: { sports: ['lottery_6_49'] } },
    'conditions.sports.0: is no sport: campaigns are for sports alone',
  ],
  [
    'a sport twice',
    { conditions: { sports: ['tennis', 'tennis'] } },
    'conditions.sports: names something twice',
  ],
  [
    'a country that there is not',
    { conditions: { countries: ['GB', 'XX'] } },
    'conditions.countries.1: is no country of sign-up',
  ],
  ['odds of 1', { conditions: { min_odds: 1 } }, 'conditions.min_odds: must be decimal odds such as 1.5'],
  [
    'odds of five decimals',
    { conditions: { min_odds: 1.50005 } },
    'conditions.min_odds: must be decimal odds such as 1.5',
  ],
  [
    'odds that no price has',
    { conditions: { min_odds: 2, max_odds: 1.9 } },
    'conditions.max_odds: must not be below min_odds',
  ],
  [
    'a count that no bet has',
    { conditions: { selections: { from: 3, to: 2 } } },
    'conditions.selections: must have a to that is not below its from',
  ],
  [
    'singles of two selections',
    { conditions: { selections: { from: 2 }, bet_types: ['SINGLE'] } },
    'conditions.bet_types: must name combos',
  ],
  [
    'no type of bets',
    { conditions: { bet_types: [] } },
    'conditions.bet_types: needs a type of bets at least',
  ],
  [
    'a boost of singles',
    { offer: COMBOBOOST, conditions: { bet_types: ['SINGLE', 'COMBO'] } },
    'conditions.bet_types: must be COMBO or left away',
  ],
  [
    'a count beside ranges',
    { offer: COMBOBOOST, conditions: { selections: { from: 3 } } },
    'conditions.selections: must be left away',
  ],
  ['a stake of a freebet', { conditions: { min_stake: 5 } }, 'conditions.min_stake: must be left away'],
  [
    'a part of a cent as a stake',
    { offer: HUNTING, conditions: { min_stake: 0.005 } },
    'conditions.min_stake: must be an amount of EUR',
  ],
  [
    'farming with a freebet',
    { conditions: { farm_once_per_event: true } },
    'conditions.farm_once_per_event: must be left away',
  ],
  [
    'a switch that is none',
    { conditions: { only_verified: 'yes' } },
    'conditions.only_verified: Invalid input: expected boolean',
  ],
  [
    'a code in small letters',
    { trigger: { kind: 'promo_code', codes: [{ code: 'spring' }] } },
    'trigger.codes.0.code: must be 3 to 32 capital letters',
  ],
  ['no code', { trigger: { kind: 'promo_code', codes: [] } }, 'trigger.codes: needs a code at least'],
  ['a trigger that there is not', { trigger: { kind: 'birthday' } }, 'trigger.kind: '],
  [
    'a picture of a script',
    { banner: { desktop: 'javascript:alert(1)', alt: { en: 'A' } } },
    'banner.desktop: must be an address that begins with https://',
  ],
])('%s is refused', (_, more, says) => {
  expect(faultsOf([campaign(more)])).toEqual([expect.stringContaining(`0.${says}`.replace('0.:', '0:'))]);
});
