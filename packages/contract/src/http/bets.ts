import { z } from 'zod';
import { PAGE_LIMIT } from '../constants/index.ts';
import { Bet, BetStatus, Placement, PlacementBet, PlacementResult } from '../model/bet.ts';
import { CurrencyCode, EpochMs, Id, MinorUnits, orNull, pageOf } from '../model/ids.ts';
import { answers, body, extension, QueryInt, queryList } from './route.ts';

export const getBets = {
  method: 'get',
  path: '/bets',
  operationId: 'getBets',
  request: {
    query: z.object({
      status: z.enum(['all', 'open', 'settled']).optional(),
      result: z.enum(['all', 'win', 'lose', 'refund']).optional(),
      page: QueryInt.optional(),
      limit: QueryInt.max(PAGE_LIMIT).optional(),
      locale: z.string().optional().meta({ description: 'Of names; an unknown one counts as none' }),
      excluded_statuses: queryList(BetStatus.options, 'Bet statuses separated by commas').optional(),
      ref: z.string().max(40).optional().meta({
        description: 'Only the bet with this reference; case, spaces and dashes do not matter (extension)',
      }),
      match_id: Id.optional().meta({ description: 'Only bets with a selection of this match (extension)' }),
    }),
  },
  responses: answers(
    pageOf(Bet)
      .extend({ counts: z.object({ open: z.number().int(), settled: z.number().int() }) })
      .meta({ id: 'Bets' }),
    [401, 422],
  ),
} as const;

export const postBets = {
  method: 'post',
  path: '/bets',
  operationId: 'postBets',
  request: { body: body(Placement) },
  responses: answers(PlacementResult, [401, 409, 429]),
} as const;

export const getBetRequest = {
  method: 'get',
  path: '/bets/requests/{id}',
  operationId: 'getBetRequest',
  ...extension('After a lost answer the slip asks what became of its request instead of sending it again.'),
  request: { params: z.object({ id: z.string().min(8).max(64) }) },
  responses: answers(
    z.object({ known: z.boolean(), result: orNull(PlacementResult) }).meta({ id: 'BetRequest' }),
    [401],
  ),
} as const;

/** Highest stake that a bet may have now. */
export const postMaxStake = {
  method: 'post',
  path: '/bets/max-stake',
  operationId: 'postMaxStake',
  request: {
    body: body(PlacementBet.meta({ id: 'MaxStakeBet', description: 'Its stake names the currency' })),
  },
  responses: answers(
    z.number().int().meta({ description: 'In smallest units; 0 where the bet is not taken' }),
    [401],
  ),
} as const;

/** What was staked and won over some days. Source: specification §3, bet statistics. */
export const BetStatistics = z
  .object({
    currency: z.string(),
    bets_sum: MinorUnits.meta({ description: 'Stakes of the bets that were settled in the period' }),
    wins_sum: MinorUnits.meta({ description: 'What they paid' }),
    bets_count: z.number().int(),
    period: z.object({ from: EpochMs, to: EpochMs }),
    days: z.array(z.object({ from: EpochMs, staked: MinorUnits, won: MinorUnits })).meta({
      description: 'The same by day, in the zone asked for, first to last; days without bets included',
    }),
  })
  .meta({ id: 'BetStatistics' });
export type BetStatistics = z.infer<typeof BetStatistics>;

export const getBetStatistics = {
  method: 'get',
  path: '/bets/statistics',
  operationId: 'getBetStatistics',
  ...extension(
    'The specification names bet statistics (sums and period) but shows no call that returns them.',
  ),
  request: {
    query: z.object({
      currency: CurrencyCode.optional(),
      days: QueryInt.max(366).optional(),
      time_zone: z.string().max(64).optional().meta({
        description: 'Zone of the days; without it, or if it is unknown, that of the app settings',
      }),
    }),
  },
  responses: answers(BetStatistics, [401, 422]),
} as const;

export const postVipOffer = {
  method: 'post',
  path: '/bets/{id}/vip-offer',
  operationId: 'postVipOffer',
  ...extension('A trader may take a large bet with another stake; the player says yes or no.'),
  request: { params: z.object({ id: Id }), body: body(z.object({ accept: z.boolean() })) },
  responses: answers(Bet, [401]),
} as const;
