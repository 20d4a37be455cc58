import { z } from 'zod';
import { JACKPOT_HIT_STATUSES, JACKPOT_LEVEL_STATES } from '../constants/bonuses.ts';
import { EpochMs, Id, MinorUnits, orNull } from './ids.ts';

/** A level of a jackpot. */
export const JackpotLevel = z
  .object({
    code: z.string(),
    name: z.string(),
    pool_amount: MinorUnits,
    state: z.enum(JACKPOT_LEVEL_STATES),
    max: MinorUnits.meta({ description: 'Below which amount it drops (extension)' }),
    round: z.number().int().meta({ description: 'Counts its resets (extension)' }),
    seed_hash: z.string().meta({ description: 'SHA-256 of the seed that draws the hidden drop (extension)' }),
  })
  .meta({ id: 'JackpotLevel' });

/** Source: specification §3. */
export const Jackpot = z
  .object({
    id: Id,
    name: z.string(),
    amount: MinorUnits.meta({ description: 'The pools of all levels' }),
    pool_amount: MinorUnits.meta({ description: 'The pools of its active levels' }),
    hits_amount: MinorUnits.meta({ description: 'What was paid so far' }),
    currency: z.string(),
    subunits: z.number().int(),
    levels: z.array(JackpotLevel),
    terms: z.string().meta({ description: 'How it works, in the language of the call (extension)' }),
  })
  .meta({ id: 'Jackpot' });
export type Jackpot = z.infer<typeof Jackpot>;

/** Source: specification §3. */
export const JackpotHit = z
  .object({
    id: Id,
    jackpot_id: Id,
    name: z.string(),
    amount: MinorUnits,
    amount_eur: MinorUnits,
    currency: z.string(),
    subunits: z.number().int(),
    created_at: EpochMs,
    level: z.object({ code: z.string(), name: z.string() }),
    status: z.enum(JACKPOT_HIT_STATUSES),
    user_hash: z.string().meta({ description: 'Masked' }),
    seen: z.boolean(),
    is_own: z.boolean().meta({ description: 'Whether the signed-in player won it (extension)' }),
    proof: orNull(
      z.object({
        seed: z.string(),
        seed_hash: z.string(),
        round: z.number().int(),
        start: MinorUnits,
        max: MinorUnits,
        before: MinorUnits,
      }),
    ).meta({ description: 'What anybody can check the draw by (extension)' }),
  })
  .meta({ id: 'JackpotHit' });
export type JackpotHit = z.infer<typeof JackpotHit>;

/** Jackpots that a bet of the slip takes part in. Source: specification §3, "jackpots (with id)". */
export const BetJackpots = z
  .object({ bet_id: z.string(), jackpots: z.array(z.object({ id: Id })) })
  .meta({ id: 'BetJackpots' });
export type BetJackpots = z.infer<typeof BetJackpots>;
