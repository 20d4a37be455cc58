import { emptySlip, reduceSlip, type SlipBet, type SlipEvent } from '@touchline/betting';
import type { BetBonuses } from '@touchline/contract';
import { expect, test } from 'vitest';
import { availableOf, judgeOffer, NO_BONUSES, offersOf } from './slip-offers.ts';
import { BOOST_STEPS, betBonuses, bonusAnswer, offeredBonus } from './test/bonus-answers.ts';
import { selectionInput } from './test/selection-input.ts';

const NOW = 1_000;

function betWith(odds: readonly number[], stake = 1_000): SlipBet {
  const added = odds.map(
    (price, index): SlipEvent => ({
      type: 'selection-added',
      selection: selectionInput(String(index + 1), {
        odds: price,
        tournamentId: 'league',
        categoryId: 'land',
      }),
    }),
  );
  const parsed = { kind: 'amount', amount: stake } as const;
  const staked: SlipEvent = { type: 'stake-typed-for-all', text: '', parsed };
  const state = [...added, staked].reduce((slip, event) => reduceSlip(slip, event).state, emptySlip());
  const [bet] = state.bets;
  if (!bet) throw new Error('There is no bet.');
  return bet;
}

const judged = (offered: Partial<BetBonuses>, bet: SlipBet) =>
  offersOf(betBonuses(bet.betId, offered)).map((offer) => judgeOffer(offer, bet, NOW));

const minOdds = { ...bonusAnswer('hunting').event_conditions, min_odds: 15_000 };
const bet_conditions = bonusAnswer('hunting').bet_conditions;

test('a minimum price is judged at the price of the moment, and says what would meet it', () => {
  const bonus = bonusAnswer('freebet', { event_conditions: minOdds });
  const offer = { freebet: [offeredBonus(bonus)] };
  expect(judged(offer, betWith([15_000]))[0]?.fits).toBe(true);
  const [missed] = judged(offer, betWith([14_900]));
  expect(missed?.fits).toBe(false);
  expect(missed?.proof?.conditions.filter(({ isMet }) => !isMet)).toMatchObject([
    { kind: 'min-odds', wanted: 15_000, missing: [0] },
    { kind: 'selection-count' },
  ]);
  expect(missed?.change?.steps[0]).toMatchObject({ kind: 'remove-selections', selections: [0] });
});

test('a boost carries its steps and conditions, so that it follows without another answer', () => {
  const bonus = bonusAnswer('comboboost', { ranges: BOOST_STEPS, event_conditions: minOdds });
  const bet = betWith([20_000, 20_000, 14_000]);
  const available = availableOf(judged({ comboboost: offeredBonus(bonus) }, bet), bet);
  expect(available.comboboost?.boost).toMatchObject({ minOdds: 15_000, matchStatus: 'all' });
  const state = { ...emptySlip(), bets: [bet] };
  const event = { type: 'bonuses-answered', betId: bet.betId, available } as const;
  expect(reduceSlip(state, event).state.bets[0]?.bonusOdds).toBe(10_400);
});

test('a minimum stake stands in the way only once another stake is typed', () => {
  const bonus = bonusAnswer('hunting', { bet_conditions: { ...bet_conditions, min_stake: 500 } });
  const offer = { hunting: offeredBonus(bonus) };
  const availableAt = (stake: number) => {
    const bet = betWith([20_000], stake);
    return availableOf(judged(offer, bet), bet).hunting?.id ?? null;
  };
  expect([availableAt(0), availableAt(499), availableAt(500)]).toEqual(['hunting-1', null, 'hunting-1']);
});

test('what is said of the player decides: country, phone, uses and events that were farmed', () => {
  const conditions = { ...bet_conditions, farm_once_per_event: true };
  const bonus = bonusAnswer('hunting', {
    country_codes: ['FI'],
    only_verified: true,
    bet_conditions: conditions,
  });
  const facts = { country: 'DE', is_verified: false, uses_left: 0, farmed_event_ids: ['1'] };
  const [missed] = judged({ hunting: offeredBonus(bonus, { facts }) }, betWith([20_000]));
  const unmet = missed?.proof?.conditions.filter(({ isMet }) => !isMet).map(({ kind }) => kind);
  expect(unmet).toEqual(['country', 'verified', 'uses', 'not-farmed', 'selection-count']);
});

test('the player’s own end of a bonus counts before that of its campaign', () => {
  const { issued } = bonusAnswer('hunting');
  const ends = (at: number) => issued && { ...issued, expired_at: at };
  const fits = (at: number) => {
    const bonus = bonusAnswer('hunting', { valid_to: NOW + 9, issued: ends(at) });
    return judged({ hunting: offeredBonus(bonus) }, betWith([20_000]))[0]?.fits;
  };
  expect([fits(NOW), fits(NOW + 1)]).toEqual([false, true]);
});

test('points follow the stake where the reference is known, else they are those of the answer', () => {
  const points = (reference_stake: number | null) => {
    const bonus = bonusAnswer('hunting', { reference_stake });
    const offer = { hunting: offeredBonus(bonus, { potential_points: 77 }) };
    return judged(offer, betWith([25_000], 500))[0]?.points;
  };
  expect([points(1_000), points(null)]).toEqual([75, 77]);
});

test('without proofs an offer is available or not, and a boost fits combos alone', () => {
  const plain = { bonus: null, facts: null };
  const hunting = offeredBonus(bonusAnswer('hunting'), plain);
  const boost = offeredBonus(bonusAnswer('comboboost'), { ...plain, odds: 10_500 });
  const found = judged({ hunting, comboboost: boost }, betWith([20_000]));
  expect(found.map(({ fits, proof, change }) => [fits, proof, change])).toEqual([
    [true, null, null],
    [false, null, null],
  ]);
  expect(judged({ hunting: { ...hunting, available: false } }, betWith([20_000]))[0]?.fits).toBe(false);
});

test('a freebet is one of its variants, with the amount that its boost made of it', () => {
  const boosted = bonusAnswer('freebet', { boost_data: { is_boosted: true, amount: 1_500 } });
  const [offer] = offersOf(betBonuses('b1', { freebet: [offeredBonus(boosted, { type: 'freebet' })] }));
  expect(offer?.bonus.type).toBe('freebet_only_win');
  expect(offer?.rule).toMatchObject({ family: 'freebet', variant: 'freebet_only_win', amount: 1_500 });
});

test('a freebet that was chosen stays while it is offered, and goes when it is offered no more', () => {
  const bonus = bonusAnswer('freebet', { event_conditions: minOdds });
  const bet = { ...betWith([20_000]), freebetStake: 1_000 };
  const chosen = { ...bet, bonus: { id: bonus.id, type: 'freebet_only_win' as const, odds: null } };
  const [selection] = chosen.selections;
  const fallen = { ...chosen, selections: selection ? [{ ...selection, odds: 14_000 }] : [] };
  const offered = judged({ freebet: [offeredBonus(bonus)] }, fallen);
  expect(offered[0]?.fits).toBe(false);
  expect(availableOf(offered, fallen).freebet).toHaveLength(1);
  expect(availableOf(offered, { ...fallen, freebetStake: 0, bonus: null }).freebet).toHaveLength(0);
  expect(availableOf([], fallen)).toEqual(NO_BONUSES);
});
