import { z } from 'zod';
import { USER_LIMIT_PERIODS, USER_LIMIT_STATUSES, USER_LIMIT_TYPES } from '../constants/user-limits.ts';
import { EpochMs, Id, orNull } from './ids.ts';

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
