import { z } from 'zod';
import { EpochMs } from './ids.ts';

/** The player's phone. Source: specification §3, phone verification. Numbers are E.164, such as `+447400123456`. */
export const PlayerPhone = z
  .object({
    number: z
      .string()
      .nullable()
      .meta({ description: 'The verified number; without one the number that waits for its code' }),
    country: z.string().nullable().meta({ description: 'Country of the number, such as `GB`' }),
    status: z.enum(['verified', 'unverified', 'none']),
    is_verified: z.boolean().meta({ description: 'Whether `status` is `verified`' }),
    pending_number: z.string().nullable().meta({
      description: 'The number that waits for its code; it takes the place of a verified one with it',
    }),
    locale: z.string().meta({ description: 'Language asked for, else that of the player' }),
    resend_timeout_until: EpochMs.nullable().meta({
      description: 'Until when no other code is sent; null where one may be asked for',
    }),
    sms_limit_reached: z.boolean().meta({ description: 'Whether no more codes are sent today' }),
    required: z.boolean().meta({ description: 'Whether bets are refused until a number is verified' }),
  })
  .meta({ id: 'PlayerPhone' });
export type PlayerPhone = z.infer<typeof PlayerPhone>;
