import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { UserLimitPeriod } from '@touchline/contract/constants';

/** Why a payment is refused. `limit` of an amount, in smallest units. */
export type PaymentRefusal =
  | { readonly refusal: 'amount_too_low' | 'amount_too_high'; readonly limit: MinorUnits }
  /** `limit` is what the player's own limit leaves; `restartsAt` real time. */
  | {
      readonly refusal: 'deposit_limit';
      readonly limit: MinorUnits;
      readonly period: UserLimitPeriod;
      readonly restartsAt: EpochMs;
    }
  | {
      readonly refusal:
        | 'payments_off'
        | 'no_account'
        | 'on_break'
        | 'unknown_card'
        | 'payment_balance'
        | 'payment_reused'
        | 'not_found'
        | 'wrong_code'
        | 'not_confirmable'
        | 'not_withdrawable'
        | 'unavailable';
    };

export function faultOfAmount(
  amount: MinorUnits,
  { min, max }: { readonly min: MinorUnits; readonly max: MinorUnits },
): PaymentRefusal | null {
  if (amount < min) return { refusal: 'amount_too_low', limit: min };
  return amount > max ? { refusal: 'amount_too_high', limit: max } : null;
}
