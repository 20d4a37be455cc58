import type { MinorUnits } from '../money.ts';
import { DEFAULT_BONUS_ODDS } from '../odds.ts';
import { quoteBet } from '../quote.ts';
import type { SlipBet } from '../slip-bet.ts';

/** What a line of the receipt says; see `receiptLines`. */
export type ReceiptLine = {
  readonly kind:
    | 'own-stake'
    | 'freebet-stake'
    | 'selections-return'
    | 'boost'
    | 'stake-not-returned'
    | 'above-payout-cap'
    | 'potential-return'
    | 'back-if-lost';
  readonly amount: MinorUnits;
};

/**
 * How the potential return of a bet comes about, line by line.
 * Shape:  who pays the stake; what the selections return; with the boost, less the stake of a freebet that is not returned and
 *         what the cap cuts, it is the potential return; last what a money-back freebet gives back. Lines of nothing are left
 *         out, but for the potential return.
 * Units:  minor units, all positive.
 * Source: vectors in fixtures/betting/bonus-quotes.json.
 */
export function receiptLines(bet: SlipBet, maxPayout: MinorUnits | null = null): readonly ReceiptLine[] {
  const { ownStake, stake, uncappedReturn, potentialReturn } = quoteBet(bet, maxPayout);
  const plain = quoteBet({ ...bet, bonus: null, bonusOdds: DEFAULT_BONUS_ODDS, freebetStake: 0 });
  const added = uncappedReturn - plain.uncappedReturn;
  const isMoneyBack = bet.bonus?.type === 'freebet_no_risk';
  const lines: readonly ReceiptLine[] = [
    { kind: 'own-stake', amount: ownStake },
    { kind: 'freebet-stake', amount: stake - ownStake },
    { kind: 'selections-return', amount: plain.uncappedReturn },
    { kind: 'boost', amount: Math.max(added, 0) },
    { kind: 'stake-not-returned', amount: Math.max(-added, 0) },
    { kind: 'above-payout-cap', amount: uncappedReturn - potentialReturn },
    { kind: 'potential-return', amount: potentialReturn },
    { kind: 'back-if-lost', amount: isMoneyBack ? stake : 0 },
  ];
  return lines.filter(({ kind, amount }) => amount > 0 || kind === 'potential-return');
}
