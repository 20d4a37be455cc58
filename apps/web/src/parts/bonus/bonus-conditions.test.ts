import type { Bonus } from '@touchline/contract';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { compiled } from '#data/test/compiled.ts';
import { issuedSample, sampleBonus, sampleTournament } from '#data/test/sample-bonus.ts';
import { readCatalog } from '../../../vite/catalogs.ts';
import { bonusConditions, conditionLine } from './bonus-conditions.ts';
import { bonusHeadline } from './bonus-headline.ts';
import { bonusWords } from './bonus-words.ts';

const folder = new URL('../../../../../packages/i18n/src/locales', import.meta.url).pathname;
const wordsOf = (locale: string, isServed = false) =>
  bonusWords({
    isServed,
    t: createMessages(locale, compiled(readCatalog(folder, locale))),
    currencies: [],
    format: 'european',
    timeZone: 'UTC',
  });
const words = wordsOf('en');
const { event_conditions: event, bet_conditions: bet } = sampleBonus();
const rowsOf = (bonus: Bonus) =>
  Object.fromEntries(bonusConditions(bonus, words).map(({ label, value }) => [words.t(label), value]));

test('the table has a row for each condition that the data state', () => {
  expect(rowsOf(sampleBonus())).toEqual({
    'Bet type': 'Combo, 3 to 8 selections',
    'Price of each': '1.50 or higher',
    Sports: 'Football',
    'Match status': 'Live and pre-match',
    'Uses left': '1 of 1',
    'Use before': 'Sun 22 Nov, 23:59',
  });
  const all = rowsOf(
    sampleBonus({
      type: 'hunting',
      only_verified: true,
      country_codes: ['GB', 'IE'],
      valid_from: 0,
      valid_to: null,
      issued: issuedSample({ expired_at: null, times_used: 2 }),
      uses_count: 5,
      event_conditions: {
        ...event,
        sport_types: ['cyber'],
        sports: [],
        categories: [{ id: '1', name: 'Albion' }],
        tournaments: [{ id: '2', name: 'Premier' }],
        events: [{ id: '3', name: 'A – B' }],
        max_odds: 40_000,
        match_status: 'live',
      },
      bet_conditions: {
        ...bet,
        bet_types: ['SINGLE', 'COMBO'],
        selection_count_from: 1,
        selection_count_to: null,
        min_stake: 500,
        farm_once_per_event: true,
      },
    }),
  );
  expect(all).toEqual({
    'Bet type': 'Single, Combo',
    'Price of each': '1.50 to 4.00',
    'Kind of sport': 'Esports',
    'Countries and regions of play': 'Albion',
    Leagues: 'Premier',
    Matches: 'A – B',
    'Match status': 'Live',
    'Minimum stake': '€5',
    'Each match': 'Counts once',
    Phone: 'Must be verified',
    'Players from': 'United Kingdom, Ireland',
    'Uses left': '3 of 5',
    'Use from': 'Thu 1 Jan, 00:00',
  });
});

test('a minimum stake does not hold for a free bet, and a comboboost counts by its ranges', () => {
  const withMinimum = sampleBonus({ bet_conditions: { ...bet, min_stake: 500 } });
  expect(rowsOf(withMinimum)).not.toHaveProperty('Minimum stake');
  const ranges = [4, 3].map((from) => ({ min_count: from, max_count: null, bonus_odds: 10_500 }));
  expect(rowsOf(sampleBonus({ type: 'comboboost', ranges }))['Bet type']).toBe('Combo, 3 or more selections');
});

test('a card says what counts in one line', () => {
  expect(conditionLine(sampleBonus(), words)).toBe(
    'Combo, 3 to 8 selections · Each price 1.50 or higher · Football only',
  );
});

const lootbox = { counts: 'bets', reached: 4, potential: 5, threshold: 5, rewards: [] } as const;

test.each([
  ['a free bet', {}, '€10', null],
  ['a boosted free bet', { boost_data: { is_boosted: true, amount: 1_550 } }, '€15.50', null],
  ['a free bet that nobody holds', { issued: null }, 'Weekend free bet', null],
  [
    'a comboboost, never rounded up',
    { type: 'comboboost', ranges: [{ min_count: 3, max_count: null, bonus_odds: 10_750 }] },
    'up to 7.5%',
    null,
  ],
  [
    'a hunting on its way to the second step',
    {
      type: 'hunting',
      active_range_index: 0,
      ranges: [50_000, 100_000].map((points) => ({ points, amount: 2_500, multiplier: null })),
      farming: { points: 64_050 } as Bonus['farming'], // the rest is not read
    },
    '640.5',
    '/ 1,000 points',
  ],
  ['a lootbox', { type: 'lootbox', lootbox: { ...lootbox, rewards: [] } }, '4', 'of 5 bets'],
] as const)('%s says what it is worth', (_name, more, value, unit) => {
  const bonus = sampleBonus(more as unknown as Partial<Bonus>); // read-only lists of the table
  expect(bonusHeadline(bonus, words)).toEqual({ value, unit });
});

test('a tournament says its pool, in every language in digits of its own', () => {
  expect(bonusHeadline(sampleTournament(), words)).toEqual({ value: '€5,000', unit: 'in free bets' });
  expect(bonusHeadline(sampleTournament(), wordsOf('ar')).value).toContain('٥');
});

test('the server writes amounts with the code of their currency, from data that the page carries', () => {
  const { money, exact } = wordsOf('en', true);
  expect([money(1_000, 'EUR'), exact(209_400, 'EUR')]).toEqual(['10\u00a0EUR', '2,094.00\u00a0EUR']);
});
