import { z } from 'zod';
import { Bet } from '../model/bet.ts';
import { Id, MinorUnits, orNull } from '../model/ids.ts';
import { answers, body, extension } from './route.ts';

/**
 * Sells a bet, or a part of it, at the offer that the player saw. The answer is the bet, in progress or cashed out; a
 * refusal carries the current offer in its detail.
 */
export const postCashOut = {
  method: 'post',
  path: '/bets/cashout',
  operationId: 'postCashOut',
  request: {
    body: body(
      z
        .object({
          bet_id: Id,
          to_cashout: MinorUnits.meta({
            description: 'The offer that the player accepts, for the whole bet',
          }),
          part_percent: z.number().int().min(10).max(90).optional().meta({
            description: 'Sells this part of the bet (extension, capability partial_cash_out)',
          }),
          tolerance_percent: z.number().int().min(0).max(20).optional().meta({
            description: 'The offer may have fallen by this part of itself (extension)',
          }),
          request_id: z.string().min(8).max(64).optional().meta({
            description: 'Made by the client; a repeat sells nothing twice (extension)',
          }),
        })
        .meta({ id: 'CashOut' }),
    ),
  },
  responses: answers(Bet, [401, 404, 409, 429]),
} as const;

export const postAutoCashOut = {
  method: 'post',
  path: '/bets/{id}/auto-cashout',
  operationId: 'postAutoCashOut',
  ...extension(
    'A rule that the house runs: it sells the bet when its offer reaches an amount; null takes the rule away.',
  ),
  request: {
    params: z.object({ id: Id }),
    body: body(z.object({ at: orNull(MinorUnits) }).meta({ id: 'AutoCashOut' })),
  },
  responses: answers(Bet, [401, 429]),
} as const;
