import { z } from 'zod';
import { EpochMs, Id, Odds, orNull, Provider, Side } from './ids.ts';

export const MarketStatus = z
  .union([z.literal(1), z.literal(-1), z.literal(0), z.literal(-2), z.literal(-3), z.literal(-4)])
  .meta({
    id: 'MarketStatus',
    description:
      '1 allowed, -1 suspended, 0 not allowed (hidden), -2 handed over (suspended), -3 settled, -4 cancelled',
  });
export type MarketStatus = z.infer<typeof MarketStatus>;

export const Outcome = z
  .object({
    id: Id,
    name: z.string(),
    active: z.boolean(),
    odds: Odds,
    player: z
      .object({ number: z.number().int().nullable(), position: z.string().nullable(), side: orNull(Side) })
      .nullable()
      .optional()
      .meta({ description: 'Set where the outcome is a player' }),
  })
  .meta({ id: 'Outcome' });
export type Outcome = z.infer<typeof Outcome>;

export const Market = z
  .object({
    match_id: Id,
    match_urn_id: z.string(),
    id: Id,
    name: z.string(),
    status: MarketStatus,
    specifier: z.string(),
    outcomes: z.array(Outcome),
    group_keys: z.array(z.string()),
    priority: z.number().int(),
    most_balanced: z.boolean(),
    next_bet_stop: EpochMs.nullable(),
    custom_bet_groups: z.array(z.string()),
    provider: Provider,
    v: z.number().int().meta({ description: 'Version of the match at which this market last changed' }),
  })
  .meta({ id: 'Market' });
export type Market = z.infer<typeof Market>;

/** How a client names a market that it first sees in a real-time patch. */
export const MarketTemplate = z
  .object({
    id: Id,
    sport_key: z.string(),
    name: z
      .string()
      .meta({ description: 'Name with {$competitor1}, {total}, {+hcp}, {!goalnr} … to fill in' }),
    group_keys: z.array(z.string()),
    priority: z.number().int(),
    outcomes: z
      .array(z.object({ id: Id, name: z.string() }))
      .meta({ description: 'Empty where outcomes are players or scores' }),
    rule: z.string().meta({ description: 'Rule of settlement in one sentence' }),
  })
  .meta({ id: 'MarketTemplate' });
export type MarketTemplate = z.infer<typeof MarketTemplate>;

/** The rule of a market type in the player's words. */
export const MarketRule = z
  .object({
    market_id: Id,
    sport_key: z.string(),
    wins: z.string().meta({ description: 'What has to happen' }),
    counts: z.string().meta({ description: 'What is counted, and whether overtime is' }),
    returned: z.string().meta({ description: 'When the stake comes back' }),
  })
  .meta({ id: 'MarketRule' });
export type MarketRule = z.infer<typeof MarketRule>;
