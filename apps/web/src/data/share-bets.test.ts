import {
  emptySlip,
  newBet,
  quoteBet,
  reduceSlip,
  type SlipBet,
  type SlipSelection,
} from '@touchline/betting';
import type { SharedBet, SharedSelection } from '@touchline/contract';
import { expect, test } from 'vitest';
import { previewShare, shareBetsOf, slipBetsOf } from './share-bets.ts';

const around = {
  systemTypes: [{ id: '2', totalCount: 3, winCount: 2 }],
  subunitsOf: () => 100,
};

function shared(matchId: string, more: Partial<SharedSelection> = {}): SharedSelection {
  return {
    match_id: matchId,
    market_id: '1',
    specifier: '',
    outcome_id: '1',
    odds: 20_000,
    current_odds: 20_000,
    market_status: 1,
    active: true,
    market_name: 'Match result',
    market_group: 'top',
    outcome_name: 'Harbour City',
    match: {
      urn_id: `sr:match:${matchId}`,
      slug: 'harbour-city-nordvik',
      type: 'match',
      status: 0,
      start_time: 1,
      provider: 'betradar',
      sport_key: 'football',
      category_name: 'Ireland',
      name_a: 'Harbour City',
      name_b: 'Nordvik',
    },
    ...more,
  };
}

const bet = (selections: SharedSelection[], more: Partial<SharedBet> = {}): SharedBet => ({
  selections,
  type: selections.length === 1 ? 'SINGLE' : 'COMBO',
  system_id: null,
  custom_odds: null,
  current_custom_odds: null,
  currency: 'EUR',
  stake: null,
  potentialWin: null,
  sharing: true,
  ...more,
});

function slipBet(): SlipBet {
  const [left] = slipBetsOf(previewShare([bet([shared('7'), shared('8')], { stake: 1_000 })], around));
  if (!left) throw new Error('the shared bet is whole');
  return left;
}

test('an amount that is not shown is not shared', () => {
  const none = shareBetsOf([slipBet()], { stake: false, return: false });
  expect(none[0]).toMatchObject({ stake: null, potentialWin: null, currency: 'EUR', type: 'COMBO' });
  const both = shareBetsOf([slipBet()], { stake: true, return: true });
  expect(both[0]).toMatchObject({ stake: 1_000, potentialWin: 4_000 });
  const unstaked = shareBetsOf([{ ...slipBet(), stake: 0 }], { stake: true, return: true });
  expect(unstaked[0]).toMatchObject({ stake: null, potentialWin: null });
});

test('each selection says what became of it', () => {
  const [preview] = previewShare(
    [
      bet([
        shared('1'),
        shared('2', { current_odds: 23_000 }),
        shared('3', { current_odds: 17_000 }),
        shared('4', { market_status: -1 }),
        shared('5', { active: false }),
        shared('6', { current_odds: null, market_status: 0, active: false }),
      ]),
    ],
    around,
  );
  expect(preview?.selections.map(({ fate }) => fate)).toEqual([
    'same',
    'up',
    'down',
    'suspended',
    'suspended',
    'gone',
  ]);
  expect(preview?.left?.selections.map(({ matchId }) => matchId)).toEqual(['1', '2', '3', '4', '5']);
});

test('odds of the whole bet stand beside those of what is left', () => {
  const [preview] = previewShare(
    [bet([shared('1'), shared('2', { current_odds: 30_000 }), shared('3', { current_odds: null })])],
    around,
  );
  expect([preview?.oddsBefore, preview?.oddsNow]).toEqual([80_000, 60_000]);
});

test('what is left of a bet keeps its type where its number allows it', () => {
  const system = bet([shared('1'), shared('2'), shared('3')], { type: 'SYSTEM', system_id: '2' });
  const typeOf = (one: SharedBet) => slipBetsOf(previewShare([one], around))[0]?.betType;
  expect(typeOf(system)).toBe('SYSTEM');
  expect(typeOf({ ...system, system_id: 'unknown' })).toBe('COMBO');
  expect(
    typeOf({ ...system, selections: [shared('1'), shared('2'), shared('3', { current_odds: null })] }),
  ).toBe('COMBO');
  expect(typeOf(bet([shared('1'), shared('2', { current_odds: null })]))).toBe('SINGLE');
});

test('a bet of the builder is there wholly, at its price of now, or not at all', () => {
  const custom = bet([shared('1'), shared('1', { market_id: '18' })], {
    type: 'CUSTOM_BET',
    custom_odds: 45_000,
    current_custom_odds: 48_000,
  });
  const [whole] = slipBetsOf(previewShare([custom], around));
  expect(whole).toMatchObject({ betType: 'CUSTOM_BET', customOdds: 48_000, acceptedCustomOdds: 48_000 });
  const noPrice = previewShare([{ ...custom, current_custom_odds: null }], around);
  expect(slipBetsOf(noPrice)).toEqual([]);
  expect(noPrice[0]?.selections.map(({ fate }) => fate)).toEqual(['gone', 'gone']);
  const [first] = custom.selections;
  expect(
    slipBetsOf(
      previewShare(
        [{ ...custom, selections: [first ?? shared('1'), shared('2', { current_odds: null })] }],
        around,
      ),
    ),
  ).toEqual([]);
});

test('the slip takes shared bets over, at the prices that the preview showed', () => {
  const bets = slipBetsOf(
    previewShare([bet([shared('1', { current_odds: 23_000 }), shared('2')], { stake: 500 })], around),
  );
  const { state } = reduceSlip(emptySlip(), { type: 'share-restored', bets });
  expect(state.state).toBe('initial');
  expect(state.bets[0]).toMatchObject({ betType: 'COMBO', stake: 500, stakeSource: 'sharing' });
  const [selection] = (state.bets[0]?.selections ?? []) as readonly SlipSelection[];
  expect(selection).toMatchObject({ odds: 23_000, acceptedOdds: 23_000, initialOdds: 20_000 });
  expect(
    quoteBet(state.bets[0] ?? newBet('b1', [], { currency: 'EUR', subunits: 100 })).potentialReturn,
  ).toBe(2_300);
});
