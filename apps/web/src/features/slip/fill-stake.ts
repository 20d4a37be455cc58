import type { MinorUnits, SlipBet } from '@touchline/betting';
import { dispatchSlip } from '#data/slip.ts';
import type { MoneyTexts } from '#data/slip-money.ts';

/** Writes a stake as if it was typed, in the digits and marks of the page. */
export function fillStake(
  bet: Pick<SlipBet, 'betId' | 'currency' | 'subunits'>,
  amount: MinorUnits,
  money: MoneyTexts,
): void {
  const text = money.plain(amount, { code: bet.currency, subunits: bet.subunits });
  dispatchSlip({ type: 'stake-typed', betId: bet.betId, text, parsed: { kind: 'amount', amount } });
}
