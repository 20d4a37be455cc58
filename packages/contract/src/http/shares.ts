import { z } from 'zod';
import { CurrencyCode, EpochMs, Id, MinorUnits, Odds, orNull, Provider } from '../model/ids.ts';
import { Market } from '../model/market.ts';
import { MatchStatus } from '../model/match.ts';
import { answers, body } from './route.ts';

/** A bet as it is shared. Source: specification §3, bet sharing fields. */
export const ShareBet = z
  .object({
    selections: z
      .array(
        z.object({
          match_id: Id,
          market_id: Id,
          specifier: z.string().max(200),
          outcome_id: Id,
          odds: Odds,
        }),
      )
      .min(1)
      .max(40),
    type: z.enum(['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET']).meta({
      description: 'SINGLE: one selection; COMBO and SYSTEM: several; 422 for what does not fit together',
    }),
    system_id: orNull(Id).meta({ description: 'Of SYSTEM alone, null for the others' }),
    custom_odds: orNull(Odds).meta({ description: 'Of CUSTOM_BET alone, null for the others' }),
    currency: CurrencyCode,
    stake: orNull(MinorUnits).meta({ description: 'null: the player does not show it' }),
    potentialWin: orNull(MinorUnits).meta({ description: 'null: the player does not show it' }),
    sharing: z.literal(true).meta({ description: 'Marks a stake that came with a share' }),
  })
  .meta({ id: 'ShareBet' });
export type ShareBet = z.infer<typeof ShareBet>;

/** What was shared, named in the reader's language, with what it is now. `odds` is the price when it was shared. */
export const SharedSelection = z
  .object({
    match_id: Id,
    market_id: Id,
    specifier: z.string(),
    outcome_id: Id,
    odds: Odds,
    current_odds: orNull(Odds).meta({ description: 'null: it cannot be bet on any more' }),
    market_status: Market.shape.status,
    active: z.boolean(),
    market_name: z.string(),
    market_group: z.string(),
    outcome_name: z.string(),
    match: z.object({
      urn_id: z.string(),
      slug: z.string(),
      type: z.string(),
      status: MatchStatus,
      start_time: EpochMs,
      provider: Provider,
      sport_key: z.string(),
      category_name: z.string(),
      name_a: z.string(),
      name_b: z.string(),
    }),
  })
  .meta({ id: 'SharedSelection' });
export type SharedSelection = z.infer<typeof SharedSelection>;

export const SharedBet = ShareBet.extend({
  selections: z.array(SharedSelection),
  current_custom_odds: orNull(Odds),
}).meta({ id: 'SharedBet' });
export type SharedBet = z.infer<typeof SharedBet>;

/** Code 404 where there is no such code: the link was not found. */
export const getShareCode = {
  method: 'get',
  path: '/bets/share-code',
  operationId: 'getShareCode',
  request: { query: z.object({ code: z.string().max(20) }) },
  responses: answers(
    z
      .object({
        bets: z.array(SharedBet).meta({ description: 'Empty where nothing of it can be bet on any more' }),
      })
      .meta({ id: 'SharedBets' }),
    [404, 429],
  ),
} as const;

export const postShareCode = {
  method: 'post',
  path: '/bets/share-code',
  operationId: 'postShareCode',
  request: { body: body(z.object({ bets: z.array(ShareBet).min(1).max(40) }).meta({ id: 'Share' })) },
  responses: answers(z.object({ code: z.string() }).meta({ id: 'ShareCode' }), [404, 429]),
} as const;
