import { z } from 'zod';
import {
  DEPOSIT_FAILURES,
  DEPOSIT_STATUSES,
  PAYOUT_DECLINES,
  PAYOUT_STATUSES,
} from '../constants/payments.ts';
import { CurrencyCode, EpochMs, Id, MinorUnits, orNull } from './ids.ts';

const paymentFields = {
  id: Id,
  currency: z.string(),
  amount: MinorUnits,
  created_at: EpochMs,
  decided_at: orNull(EpochMs).meta({ description: 'When it got a final status; null before' }),
};

/** Money that a player pays in. */
export const Deposit = z
  .object({
    ...paymentFields,
    kind: z.literal('deposit'),
    status: z.enum(DEPOSIT_STATUSES).meta({
      description:
        'pending: the provider decides; needs_confirmation: the provider sent the player a code; succeeded and failed are final',
    }),
    reason: z.enum(DEPOSIT_FAILURES).optional().meta({ description: 'Why it failed' }),
    confirm_by: orNull(EpochMs).meta({ description: 'Until when the code is taken; null unless one is due' }),
    return_to: orNull(z.string()).meta({ description: 'Path that the player came from; null without one' }),
  })
  .meta({ id: 'Deposit' });
export type Deposit = z.infer<typeof Deposit>;

/** Money that a player wants paid out. Source: specification §3, payout request. */
export const Payout = z
  .object({
    ...paymentFields,
    kind: z.literal('payout'),
    status: z.enum(PAYOUT_STATUSES).meta({
      description:
        'The amount is locked while it is initial or approved; withdrawn: the player took the request back (extension)',
    }),
    reason: z.enum(PAYOUT_DECLINES).optional().meta({ description: 'Why it was declined' }),
    can_withdraw: z.boolean().meta({ description: 'Whether the player may take it back now' }),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof Payout>;

export const Payment = z.discriminatedUnion('kind', [Deposit, Payout]).meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

const RequestId = z
  .string()
  .min(8)
  .max(64)
  .meta({ description: 'Made at the press: the same id gives the same payment' });

export const NewDeposit = z
  .object({
    request_id: RequestId,
    currency: CurrencyCode,
    amount: MinorUnits,
    card: z.string().max(64).meta({ description: 'Token of a saved card; card numbers are never sent' }),
    return_to: z
      .string()
      .max(500)
      .regex(/^\/([\w.~%-][\w.~%/?=&#:,+-]*)?$/)
      .optional()
      .meta({ description: 'Path that the player goes back to' }),
  })
  .meta({ id: 'NewDeposit' });

export const NewPayout = z
  .object({ request_id: RequestId, currency: CurrencyCode, amount: MinorUnits })
  .meta({ id: 'NewPayout' });

/** What a player may pay in and out in one of his currencies. */
export const PaymentWay = z
  .object({
    currency: z.string(),
    deposit: z.object({
      min: MinorUnits,
      max: MinorUnits,
      quick_amounts: z.array(MinorUnits),
      cards: z.array(z.object({ card: z.string(), label: z.string() })).meta({
        description: 'Saved cards: the token to send, and what the player knows it by',
      }),
    }),
    payout: z.object({ min: MinorUnits, max: MinorUnits }),
  })
  .meta({ id: 'PaymentWay' });
export type PaymentWay = z.infer<typeof PaymentWay>;

/** One movement of a player's money. */
export const Movement = z
  .object({
    id: Id,
    kind: z.string().meta({
      description:
        'The house: welcome, stake, lock, accept, release, payout, cash_out, reversal, game_stake, game_payout, deposit, payout_lock, payout_release, payout_paid',
    }),
    direction: z.enum(['in', 'out', 'locked', 'released']).meta({
      description:
        'in and out change what the player owns; locked and released move it between available and locked',
    }),
    amount: MinorUnits,
    currency: z.string(),
    at: EpochMs,
    bet_ref: orNull(z.string()).meta({ description: 'Reference of the bet; null without one' }),
    game: orNull(z.string()).meta({ description: 'horse_racing or lotteries, of a bet on a race or draw' }),
    payment_id: orNull(Id).meta({ description: 'The deposit or payout; null without one' }),
  })
  .meta({ id: 'Movement' });
export type Movement = z.infer<typeof Movement>;
