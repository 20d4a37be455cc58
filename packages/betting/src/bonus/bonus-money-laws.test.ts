import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteBet } from '../quote.ts';
import { type SelectionResult, type SettlementInput, settleBet } from '../settlement.ts';
import type { BoostTerms, SlipBet, SlipBonus } from '../slip-bet.ts';
import { bonusSlip } from '../test/bonus-slip.ts';
import { boostRanges } from '../test/bonus-stories.ts';
import { receiptLines } from './receipt-lines.ts';
import { fitsConditions } from './selection-checks.ts';
import type { SettlementBonus } from './settle-bonus.ts';

const odds = fc.integer({ min: 10_001, max: 60_000 });
const stake = fc.integer({ min: 1, max: 1_000_000 });
const maxPayout = fc.option(fc.integer({ min: 1_000_000, max: 5_000_000 }), { nil: null });
const result = fc.constantFrom<SelectionResult>('win', 'lose', 'void', 'half_win', 'half_lose');

const freebet = fc
  .constantFrom('freebet_only_win', 'freebet_all_win', 'freebet_no_risk')
  .map((type): SlipBonus => ({ id: '7', type, odds: null }));
const boost = fc.record({ ranges: boostRanges, minOdds: fc.option(odds, { nil: null }) }).map(
  ({ ranges, minOdds }): SlipBonus => ({
    id: '8',
    type: 'comboboost',
    odds: 20_000,
    boost: { ...ANY, ranges, minOdds },
  }),
);
const ANY: Omit<BoostTerms, 'ranges'> = {
  sportTypes: [],
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  matchIds: [],
  minOdds: null,
  maxOdds: null,
  matchStatus: 'all',
};

/** A bet of a slip that carries any bonus, or none. */
const bet = fc
  .record({
    odds: fc.array(odds, { minLength: 1, maxLength: 8 }),
    isSystem: fc.boolean(),
    stake,
    bonus: fc.oneof(fc.constant(null), freebet, boost),
  })
  .map(({ isSystem, ...slip }) => {
    const betType = slip.odds.length > 2 && isSystem ? 'SYSTEM' : 'COMBO';
    const [only] = bonusSlip({ ...slip, betType }).bets;
    if (only === undefined) throw new Error('The slip has no bet.');
    return only;
  });

// As the backend keeps it: which selections counted when the bet was taken.
function settlementBonusOf({ bonus, selections }: SlipBet): SettlementBonus | null {
  switch (bonus?.type) {
    case 'freebet_only_win':
    case 'freebet_all_win':
    case 'freebet_no_risk':
      return { type: bonus.type };
    case 'comboboost': {
      const terms = bonus.boost ?? { ...ANY, ranges: [] };
      const counting = [...selections.keys()].filter((position) => {
        const selection = selections[position];
        return selection !== undefined && fitsConditions(terms, selection);
      });
      return { type: 'comboboost', ranges: terms.ranges, counting };
    }
    default:
      return null;
  }
}

function settlementOf(
  placed: SlipBet,
  results: readonly SelectionResult[],
  cap: number | null,
): SettlementInput {
  return {
    betType: placed.betType,
    stake: placed.stake,
    selections: placed.selections.map((one, index) => ({
      odds: one.odds,
      result: results[index % results.length] ?? 'win',
    })),
    systemType: placed.systemType,
    bonus: settlementBonusOf(placed),
    maxPayout: cap,
  };
}

test('never more is shown than is paid, nor less', () => {
  fc.assert(
    fc.property(bet, maxPayout, (placed, cap) => {
      const { payout } = settleBet(settlementOf(placed, ['win'], cap));
      expect(payout).toBe(quoteBet(placed, cap).potentialReturn);
    }),
  );
});

test('the lines of a receipt come to its potential return', () => {
  fc.assert(
    fc.property(bet, maxPayout, (placed, cap) => {
      const lines = receiptLines(placed, cap);
      const amount = (kind: string) => lines.find((line) => line.kind === kind)?.amount ?? 0;
      const added = amount('selections-return') + amount('boost');
      const taken = amount('stake-not-returned') + amount('above-payout-cap');
      expect(amount('potential-return')).toBe(added - taken);
      expect(amount('own-stake') + amount('freebet-stake')).toBe(placed.stake);
      expect(lines.every((line) => line.amount >= 0)).toBe(true);
    }),
  );
});

test('the order in which selections are decided never matters', () => {
  const order = fc.array(fc.nat({ max: 7 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(bet, fc.array(result, { minLength: 8, maxLength: 8 }), order, (placed, results, when) => {
      const final = settleBet(settlementOf(placed, results, null));
      expect(final.isSettled).toBe(true);
      for (let moment = 0; moment < 8; moment += 1) {
        const known = results.map((one, index) => ((when[index] ?? 0) <= moment ? one : 'undecided'));
        const now = settleBet(settlementOf(placed, known, null));
        if (now.isSettled) expect(now).toEqual(final);
      }
    }),
  );
});

test('a bonus pays what its terms say beside the same bet without one', () => {
  fc.assert(
    fc.property(bet, fc.array(result, { minLength: 1, maxLength: 8 }), (placed, results) => {
      const input = settlementOf(placed, results, null);
      const bare = settleBet({ ...input, bonus: null });
      const { payout, fromBonus, isTokenBack, result: ended } = settleBet(input);
      const isVoid =
        bare.result === 'refund_entire' && input.selections.every((one) => one.result === 'void');
      const type = placed.bonus?.type;
      expect(fromBonus >= 0 && fromBonus <= payout).toBe(true);
      expect(isTokenBack).toBe(isVoid && input.bonus !== null);
      if (type === 'freebet_only_win') expect(payout).toBe(Math.max(bare.payout - placed.stake, 0));
      if (type === 'freebet_all_win') expect([0, bare.payout]).toContain(payout);
      if (type === 'freebet_no_risk') expect(payout).toBe(Math.max(bare.payout, placed.stake));
      if (type === 'comboboost') expect(payout - fromBonus).toBe(bare.payout);
      if (type !== 'comboboost') expect(ended).toBe(bare.result);
    }),
  );
});
