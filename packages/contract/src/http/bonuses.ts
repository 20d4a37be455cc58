import { z } from 'zod';
import { BONUS_FAMILIES, BONUS_LISTS, USER_BONUS_STATUSES } from '../constants/bonuses.ts';
import { PAGE_LIMIT, SELECTION_CAP } from '../constants/index.ts';
import { PlacementBet } from '../model/bet.ts';
import { BetBonuses, Bonus, LeaderboardRow } from '../model/bonus.ts';
import { EpochMs, Id, pageOf } from '../model/ids.ts';
import { answers, answersEmpty, body, QueryFlag, QueryInt, queryList } from './route.ts';

const lists = Object.keys(BONUS_LISTS) as [keyof typeof BONUS_LISTS, ...(keyof typeof BONUS_LISTS)[]]; // its own keys
const ofList = z.object({ list: z.enum(lists) });
const ofBonus = ofList.extend({ id: Id });
const one = z.object({ id: Id });

const part = { page: QueryInt.optional(), limit: QueryInt.max(PAGE_LIMIT).optional() };
const status = queryList(USER_BONUS_STATUSES, 'Statuses of the player, default `active`').optional();
const Bonuses = pageOf(Bonus).meta({ id: 'Bonuses' });

/** Which bonuses the bets of the slip may carry; a visitor has none. 404 of any call about bonuses: they are off. */
export const postBonuses = {
  method: 'post',
  path: '/bonuses',
  operationId: 'postBonuses',
  request: {
    body: body(
      z.object({ bets: z.array(PlacementBet).min(1).max(SELECTION_CAP) }).meta({ id: 'BonusQuestion' }),
    ),
  },
  responses: answers(z.object({ bets: z.array(BetBonuses) }).meta({ id: 'BonusesOfBets' }), [404, 429]),
} as const;

/** Bonuses of the player, newest first. A visitor is answered with what is public, if he asks for `available`. */
export const getBonuses = {
  method: 'get',
  path: '/bonuses',
  operationId: 'getBonuses',
  request: {
    query: z.object({
      status,
      available: QueryFlag.optional().meta({ description: 'Those that can be activated' }),
      unseen: QueryFlag.optional(),
      limit_per_type: QueryInt.optional(),
      type: queryList(BONUS_FAMILIES, 'Families').optional(),
      ...part,
    }),
  },
  responses: answers(Bonuses, [404, 422]),
} as const;

export const getBonusList = {
  method: 'get',
  path: '/bonuses/{list}',
  operationId: 'getBonusList',
  request: { params: ofList, query: z.object({ status, available: QueryFlag.optional(), ...part }) },
  responses: answers(Bonuses, [422]),
} as const;

export const getBonus = {
  method: 'get',
  path: '/bonuses/{list}/{id}',
  operationId: 'getBonus',
  description: '`id` of the player’s bonus, or of its campaign',
  request: { params: ofBonus },
  responses: answers(Bonus),
} as const;

export const getBonusTerms = {
  method: 'get',
  path: '/bonuses/{list}/{id}/terms',
  operationId: 'getBonusTerms',
  request: { params: ofBonus },
  responses: answers(
    z
      .object({
        id: Id,
        version: z.string(),
        title: z.string(),
        content: z.string().meta({ description: 'In the marks of the block `text`' }),
      })
      .meta({ id: 'BonusTerms' }),
  ),
} as const;

/** Leaderboard of a tournament. Shape: `own` is the row of the player, null without points. */
export const getTournamentRating = {
  method: 'get',
  path: '/bonuses/tournaments/{id}/rating',
  operationId: 'getTournamentRating',
  request: { params: one, query: z.object(part) },
  responses: answers(
    pageOf(LeaderboardRow)
      .extend({ own: z.union([LeaderboardRow, z.null()]) })
      .meta({ id: 'TournamentRating' }),
  ),
} as const;

/** Idempotent. 409: its status does not allow it. */
export const postBonusActivation = {
  method: 'post',
  path: '/bonuses/{id}/activate',
  operationId: 'postBonusActivation',
  request: { params: one },
  responses: answers(Bonus, [401, 409, 429]),
} as const;

/** 409: it has no boost, was boosted, or was used. */
export const postBonusBoost = {
  method: 'post',
  path: '/bonuses/{id}/boost',
  operationId: 'postBonusBoost',
  request: { params: one },
  responses: answers(Bonus, [401, 409, 429]),
} as const;

const SeenEntry = z
  .object({ id: Id, type: z.enum([...BONUS_FAMILIES, 'jackpot']) })
  .meta({ id: 'SeenEntry', description: 'Type jackpot: `id` of a hit' });

export const postBonusesSeen = {
  method: 'post',
  path: '/bonuses/mark-as-seen',
  operationId: 'postBonusesSeen',
  request: { body: body(z.object({ entries: z.array(SeenEntry).min(1).max(PAGE_LIMIT) })) },
  responses: answersEmpty([401, 404]),
} as const;

/** Codes 190 to 194 say why a code is not taken. */
export const postPromoCode = {
  method: 'post',
  path: '/bonuses/promo-code',
  operationId: 'postPromoCode',
  request: { body: body(z.object({ code: z.string().trim().min(1).max(64) }).meta({ id: 'PromoCode' })) },
  responses: answers(
    z.object({ bonus: Bonus, accepted_at: EpochMs }).meta({ id: 'AcceptedPromoCode' }),
    [401, 404, 409, 429],
  ),
} as const;
