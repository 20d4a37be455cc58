import type { Deposit, Payout } from '@touchline/contract';
import type { DepositFailure } from '@touchline/contract/constants';
import { extension, id, object, oneOf, orNull, type Reader, text, whole } from './fields.ts';

/** A deposit as a form goes on with it. Units: `amount` in smallest units, `confirm_by` epoch milliseconds. */
export interface DepositRead extends Pick<Deposit, 'id' | 'status' | 'currency' | 'amount' | 'confirm_by'> {
  readonly reason: DepositFailure | null;
}

/** Reads the answer to a deposit. */
export const readDeposit: Reader<DepositRead> = object<DepositRead>({
  id,
  status: oneOf({ pending: true, needs_confirmation: true, succeeded: true, failed: true }),
  reason: extension<DepositFailure | null>(
    oneOf({ declined: true, insufficient_funds: true, wrong_code: true, expired: true, not_started: true }),
    null,
  ),
  currency: text,
  amount: whole,
  confirm_by: extension(orNull(whole), null),
});

export type PayoutRead = Pick<Payout, 'id' | 'status' | 'currency' | 'amount'>;

/** Reads the answer to a payout request. */
export const readPayout: Reader<PayoutRead> = object<PayoutRead>({
  id,
  status: oneOf({ initial: true, approved: true, declined: true, paid: true, withdrawn: true }),
  currency: text,
  amount: whole,
});
