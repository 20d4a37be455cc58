import { z } from 'zod';
import { USER_LIMIT_PERIODS } from '../constants/user-limits.ts';
import { CurrencyCode, EpochMs, MinorUnits, orNull } from './ids.ts';

/** What a player staked and won in a stretch of time, in one currency. */
export const PlayResult = z
  .object({
    currency: CurrencyCode,
    staked: MinorUnits,
    won: MinorUnits.meta({ description: 'Returns and cash-outs, stakes included' }),
    net: MinorUnits.meta({ description: 'Won less staked; open stakes count as spent' }),
    open: MinorUnits.meta({ description: 'Stakes that are not settled yet' }),
  })
  .meta({ id: 'PlayResult' });
export type PlayResult = z.infer<typeof PlayResult>;

/** How far a limit of time is used. */
export const TimeLimit = z
  .object({
    type: z.enum(['session', 'sportsbook_session', 'time', 'activity']),
    period: orNull(z.enum(USER_LIMIT_PERIODS)),
    value: z.number().int().meta({ description: 'Minutes' }),
    used: z.number().int().meta({ description: 'Whole minutes' }),
    restarts_at: orNull(EpochMs).meta({
      description: 'When its period starts again; null of a session, which the next sign-in starts',
    }),
  })
  .meta({ id: 'TimeLimit' });
export type TimeLimit = z.infer<typeof TimeLimit>;

/** The reality check of a session, and the limits of time. Source: specification §7; its shape is ours. */
export const ResponsibleGambling = z
  .object({
    period: orNull(z.number().int()).meta({
      description: 'Minutes between two reality checks; null if there are none',
    }),
    due_at: orNull(EpochMs),
    is_due: z.boolean(),
    now: EpochMs.meta({ description: 'Time of the answer' }),
    signed_in_at: EpochMs,
    since_sign_in: z.array(PlayResult).meta({ description: 'By currency, the own one of the player first' }),
    today: z.array(PlayResult).meta({ description: 'The same since the day began' }),
    limits: z.array(TimeLimit),
  })
  .meta({ id: 'ResponsibleGambling' });
export type ResponsibleGambling = z.infer<typeof ResponsibleGambling>;
