import { z } from 'zod';
import { Id, Odds, orNull } from '../model/ids.ts';
import { answers, body } from './route.ts';

/** A selection of a custom bet, without a price of its own. */
export const CustomSelection = z
  .object({ match_id: Id, market_id: Id, specifier: z.string().max(200), outcome_id: Id })
  .meta({ id: 'CustomSelection' });
export type CustomSelection = z.infer<typeof CustomSelection>;

/** Why selections have no price together. */
export const CustomConflictReason = z
  .enum([
    'implied',
    'contradictory',
    'same_market',
    'not_combinable',
    'suspended',
    'not_available',
    'other_match',
    'too_few',
    'too_many',
    'below_minimum',
  ])
  .meta({ id: 'CustomConflictReason' });
export type CustomConflictReason = z.infer<typeof CustomConflictReason>;

/** Selections, by their place in the request, that stand in each other's way. */
export const CustomConflict = z
  .object({
    reason: CustomConflictReason,
    selections: z.array(z.number().int()),
    localized_message: z.string(),
  })
  .meta({ id: 'CustomConflict' });
export type CustomConflict = z.infer<typeof CustomConflict>;

/** An outcome on offer that cannot be added to the selections. */
const CustomLock = z
  .object({ market_id: Id, specifier: z.string(), outcome_id: Id, reason: CustomConflictReason })
  .meta({ id: 'CustomLock' });

/** Price of all selections together; null with the conflicts that stand against it. */
export const CustomOdds = z
  .object({
    odds: orNull(Odds),
    conflicts: z.array(CustomConflict),
    locked: z.array(CustomLock).meta({
      description:
        'Asked for by with_locked; an outcome of a market that is picked already takes the place of the other',
    }),
  })
  .meta({ id: 'CustomOdds' });
export type CustomOdds = z.infer<typeof CustomOdds>;

/** A market of which outcomes can be combined. */
export const CustomMarket = z
  .object({
    market_id: Id,
    specifier: z.string(),
    custom_bet_groups: z.array(z.string()),
    outcome_ids: z.array(Id),
  })
  .meta({ id: 'CustomMarket' });

export const postCustomOdds = {
  method: 'post',
  path: '/bets/custom/odds',
  operationId: 'postCustomOdds',
  request: {
    body: body(
      z
        .object({
          selections: z.array(CustomSelection).max(40),
          with_locked: z.boolean().optional().meta({ description: 'Also name what cannot be added' }),
        })
        .meta({ id: 'CustomBet' }),
    ),
  },
  responses: answers(CustomOdds),
} as const;

export const getCustomMarkets = {
  method: 'get',
  path: '/bets/custom/markets/{matchId}',
  operationId: 'getCustomMarkets',
  request: { params: z.object({ matchId: Id }) },
  responses: answers(
    z
      .object({
        markets: z.array(CustomMarket).meta({ description: 'Empty where the match has no custom bets' }),
        max_selections: z.number().int(),
      })
      .meta({ id: 'CustomMarkets' }),
  ),
} as const;
