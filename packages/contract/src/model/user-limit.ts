import { z } from 'zod';
import {
  LIMIT_AMOUNT_MAX,
  USER_LIMIT_PERIODS,
  USER_LIMIT_STATUSES,
  USER_LIMIT_TYPES,
  VALUE_LIMIT_TYPES,
} from '../constants/user-limits.ts';
import { CurrencyCode, EpochMs, Id, orNull } from './ids.ts';

/** A limit that a player set himself. Source: specification §3, "User limit". */
export const UserLimit = z
  .object({
    id: Id,
    type: z.enum(USER_LIMIT_TYPES),
    status: z.enum(USER_LIMIT_STATUSES).meta({
      description:
        'active, unconfirmed_disabled and confirmed_disabled are in force; unconfirmed and confirmed are a higher value that waits',
    }),
    strategy: orNull(z.literal('calendar')).meta({
      description: 'calendar: counts from the start of its period; null without a period',
    }),
    period: orNull(z.enum(USER_LIMIT_PERIODS)),
    parent_type: orNull(z.enum(USER_LIMIT_TYPES)).meta({
      description: 'The limit that its period belongs to: session, of a reality check',
    }),
    value: orNull(z.number().int()).meta({
      description: 'Smallest units of `currency`, or minutes; null of a break',
    }),
    currency: orNull(z.string()).meta({ description: 'Currency of an amount; null of a time' }),
    created_at: EpochMs,
    disable_at: orNull(EpochMs).meta({ description: 'When it ends by itself; null if it does not' }),
    confirm_from: orNull(EpochMs).meta({ description: 'From when a change may be confirmed' }),
    confirm_until: orNull(EpochMs).meta({ description: 'Until when a change has to be confirmed' }),
    starts_at: orNull(EpochMs).meta({ description: 'When a confirmed value begins to count' }),
  })
  .meta({ id: 'UserLimit' });
export type UserLimit = z.infer<typeof UserLimit>;

/** A value that a player wants as his limit. */
export const NewUserLimit = z
  .strictObject({
    type: z.enum(VALUE_LIMIT_TYPES),
    period: orNull(z.enum(USER_LIMIT_PERIODS)).optional().meta({
      description: 'Of wager, loss, deposit, time and activity; the others have none',
    }),
    value: z.number().int().min(0).max(LIMIT_AMOUNT_MAX).meta({
      description: 'Smallest units of `currency`, or minutes',
    }),
    currency: CurrencyCode.optional().meta({
      description: "Of an amount; absent: that of the player's first account",
    }),
  })
  .meta({ id: 'NewUserLimit' });
export type NewUserLimit = z.infer<typeof NewUserLimit>;

/** What is used of a limit in force. */
export const UserLimitUsage = z
  .object({
    id: Id,
    type: z.enum(VALUE_LIMIT_TYPES),
    period: orNull(z.enum(USER_LIMIT_PERIODS)),
    value: z.number().int(),
    currency: orNull(z.string()),
    used: orNull(z.number().int()).meta({
      description:
        'In the unit of `value`; of a loss below zero after winnings; deposits on their way count. Null of what no period counts',
    }),
    rest: orNull(z.number().int().min(0)).meta({ description: 'What is left; null like `used`' }),
    restarts_at: orNull(EpochMs).meta({ description: 'When the next period starts; null without a period' }),
  })
  .meta({ id: 'UserLimitUsage' });
export type UserLimitUsage = z.infer<typeof UserLimitUsage>;

/** What is used of the limits in force. */
export const UserLimitUsages = z
  .object({
    data: z.array(UserLimitUsage),
    wait_ms: z.number().int().meta({ description: 'How long a higher value waits' }),
    deposit_limit_due: z.boolean().meta({
      description: 'Whether the player has to set or decline a deposit limit before his first deposit',
    }),
  })
  .meta({ id: 'UserLimitUsages' });
export type UserLimitUsages = z.infer<typeof UserLimitUsages>;

/** A type of limit that a player goes on without. */
export const LimitDecline = z.strictObject({ type: z.literal('deposit') }).meta({ id: 'LimitDecline' });

/** When a player declined a limit: the first time counts. */
export const DeclinedLimit = z
  .object({ type: z.literal('deposit'), declined_at: EpochMs })
  .meta({ id: 'DeclinedLimit' });
