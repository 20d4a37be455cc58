import { findPaymentRow } from '../../payments/payment-row.ts';
import { type PayoutStep, stepPayout } from '../../payments/payout-statements.ts';
import { mainUnits } from '../../wallet/currencies.ts';
import { done, type Prepare, refused } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';

function stepOf(args: ArgumentsOf<'decide-payout'>): PayoutStep {
  if (args.decision === 'decline') return { to: 'declined', reason: args.because };
  return { to: args.decision === 'approve' ? 'approved' : 'paid' };
}

/** Approves or declines a payout request, or notes that it was paid. */
export const decidePayout: Prepare<ArgumentsOf<'decide-payout'>> = async (house, args) => {
  const { payout: id } = args;
  const payout = await findPaymentRow(house.db, id);
  if (payout?.kind !== 'payout') return { subject: id, why: 'no such payout request' };
  const step = stepOf(args);
  return {
    subject: id,
    async write(tx, at) {
      if (await stepPayout(tx, id, step, at))
        return done({
          payout: step.to,
          amount: mainUnits(payout.amount, payout.currency),
          currency: payout.currency,
        });
      const now = await findPaymentRow(tx, id);
      return refused(`is ${now?.status ?? payout.status}`);
    },
  };
};
