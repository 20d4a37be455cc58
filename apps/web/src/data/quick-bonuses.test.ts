import { newBet, outcomeKey, type SlipBet } from '@touchline/betting';
import { expect, test } from 'vitest';
import { defaultQuickBonus } from './quick-bonuses.ts';
import { offersOf } from './slip-offers.ts';
import { betBonuses, bonusAnswer, offeredBonus } from './test/bonus-answers.ts';
import { selectionInput } from './test/selection-input.ts';

function quickBetOn(matchId: string, stake: number): SlipBet {
  const input = selectionInput(matchId);
  const selection = {
    ...input,
    id: outcomeKey(input),
    acceptedOdds: input.odds,
    initialOdds: input.odds,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
  return { ...newBet('quick', [selection], { currency: 'EUR', subunits: 100 }), stake };
}

const { bet_conditions } = bonusAnswer('hunting');
const known = (proofs: boolean) => {
  const plain = proofs ? {} : { bonus: null, facts: null };
  const hunting = bonusAnswer('hunting', { bet_conditions: { ...bet_conditions, min_stake: 1_000 } });
  const offers = offersOf(
    betBonuses('quick', {
      hunting: offeredBonus(hunting, plain),
      tournament: offeredBonus(bonusAnswer('tournament'), plain),
      freebet: [offeredBonus(bonusAnswer('freebet'), plain)],
    }),
  );
  return { offers, selectionId: quickBetOn('1', 0).selections[0]?.id };
};

test('a quick bet takes the first default that it fits, at its own price and stake', () => {
  const typeAt = (stake: number) => defaultQuickBonus(known(true), quickBetOn('2', stake), 0)?.bonus.type;
  expect([typeAt(500), typeAt(1_000)]).toEqual(['tournament', 'hunting']);
});

test('a quick bet never takes a freebet by itself', () => {
  const { offers } = known(true);
  const freebets = offers.filter(({ bonus }) => bonus.type === 'freebet_only_win');
  expect(freebets).toHaveLength(1);
  expect(defaultQuickBonus({ offers: freebets, selectionId: undefined }, quickBetOn('2', 500), 0)).toBeNull();
});

test('without proofs offers hold for the price that was asked about alone', () => {
  expect(defaultQuickBonus(known(false), quickBetOn('1', 500), 0)).toMatchObject({
    bonus: { type: 'hunting' },
    name: null,
  });
  expect(defaultQuickBonus(known(false), quickBetOn('2', 500), 0)).toBeNull();
});
