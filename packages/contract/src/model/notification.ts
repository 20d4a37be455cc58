import { z } from 'zod';
import { EpochMs, Id, orNull } from './ids.ts';

/** Something that a player is told, in the reader's language. Source: specification §3. */
export const Notification = z
  .object({
    id: Id,
    title: z.string(),
    caption: z.string().meta({ description: 'What it is about; may be empty' }),
    body: z.string(),
    type: z.string().meta({
      description:
        'The house: bet_won, bet_void, bet_half_lost, bet_corrected, bet_cashed_out, vip_accepted, vip_refused, vip_offer, welcome, deposit_succeeded, deposit_failed, payout_approved, payout_declined, payout_paid, support_answer',
    }),
    object_type: orNull(z.string()).meta({
      description: 'The house: bet, game (a bet on a race or a draw), payment, account or chat',
    }),
    object_ref: orNull(z.string())
      .optional()
      .meta({ description: 'Reference of the bet that it is about (extension)' }),
    read: z.boolean(),
    created_at: EpochMs,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;
