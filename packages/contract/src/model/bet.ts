import { z } from 'zod';
import { EpochMs, Id, MinorUnits, Odds } from './ids.ts';
import { MatchStatus } from './match.ts';

export const BetType = z
  .enum(['single', 'double', 'treble', 'accumulator', 'system', 'custom_bet'])
  .meta({ id: 'BetType', description: 'double, treble and accumulator are combos' });
export type BetType = z.infer<typeof BetType>;

export const BetStatus = z
  .enum([
    'cashed_out',
    'withdrawn',
    'waiting_results',
    'ready_to_process',
    'done',
    'cancelled',
    'cashout_in_progress',
    'submitted',
    'rejected',
  ])
  .meta({ id: 'BetStatus' });
export type BetStatus = z.infer<typeof BetStatus>;

export const BetResult = z
  .enum([
    'no_results',
    'canceled',
    'win_entire',
    'lose_entire',
    'refund_entire',
    'refund_half_win_other',
    'refund_half_lose_other',
    'cashed_out',
  ])
  .meta({ id: 'BetResult' });
export type BetResult = z.infer<typeof BetResult>;

export const LegStatus = z
  .enum(['open', 'won', 'lost', 'void', 'half_won', 'half_lost'])
  .meta({ id: 'LegStatus' });
export type LegStatus = z.infer<typeof LegStatus>;

/** A selection as the slip sends it. Source: specification §3, bet placement payload. */
export const PlacementSelection = z
  .object({ match_id: Id, market_id: Id, specifier: z.string().max(200), outcome_id: Id, odds: Odds })
  .meta({ id: 'PlacementSelection' });
export type PlacementSelection = z.infer<typeof PlacementSelection>;

export const PlacementBet = z
  .object({
    bet_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: "The slip's own id of this bet; errors_by_bet is keyed by it" }),
    bonus: z.object({ id: Id, type: z.string(), odds: Odds.optional() }).nullable().optional(),
    stake: z.object({ value: MinorUnits, currency: z.string().max(8) }),
    selections: z.array(PlacementSelection),
    system_id: Id.nullable().optional(),
    custom_odds: Odds.nullable().optional(),
  })
  .meta({ id: 'PlacementBet' });
export type PlacementBet = z.infer<typeof PlacementBet>;

export const Placement = z
  .object({
    meta: z.object({
      device_id: z.string().max(64).nullable(),
      quick: z.boolean(),
      type: z.string().max(20),
      request_id: z
        .string()
        .min(8)
        .max(64)
        .optional()
        .meta({ description: 'Made by the client; a repeat changes nothing' }),
    }),
    locale: z.string().max(10),
    bets: z.array(PlacementBet),
  })
  .meta({ id: 'Placement' });
export type Placement = z.infer<typeof Placement>;

export const PlacedBet = z
  .object({
    bet_id: z.string(),
    id: Id,
    ref: z.string(),
    status: BetStatus,
    is_vip: z.boolean(),
    stake: z.object({ value: MinorUnits, currency: z.string() }),
    odds: Odds,
    potential_return: MinorUnits,
    decided_by: EpochMs.nullable().meta({
      description: 'When the bet delay ends; null where the bet is decided',
    }),
    selections: z.array(PlacementSelection),
  })
  .meta({ id: 'PlacedBet' });
export type PlacedBet = z.infer<typeof PlacedBet>;

/** Why a bet was refused: the key names the text, the rest says where and what the price is now. */
export const RefusalDetail = z
  .object({
    key: z.string(),
    field: z.string().optional(),
    bet_id: z.string().optional(),
    match_id: Id.optional(),
    market_id: Id.optional(),
    specifier: z.string().optional(),
    outcome_id: Id.optional(),
    current_odds: Odds.nullable().optional(),
    limit: MinorUnits.optional(),
  })
  .meta({ id: 'RefusalDetail' });
export type RefusalDetail = z.infer<typeof RefusalDetail>;

export const RefusedBet = z
  .object({
    bet_id: z.string(),
    code: z.number().int(),
    localized_message: z.string(),
    details: z.array(RefusalDetail),
  })
  .meta({ id: 'RefusedBet' });
export type RefusedBet = z.infer<typeof RefusedBet>;

export const PlacementResult = z
  .object({ request_id: z.string().nullable(), bets: z.array(PlacedBet), refused: z.array(RefusedBet) })
  .meta({ id: 'PlacementResult' });
export type PlacementResult = z.infer<typeof PlacementResult>;

/** One selection in the history. */
export const BetSelection = z
  .object({
    id: Id,
    status: LegStatus,
    market: z.object({ id: Id, name: z.string(), specifier: z.string() }),
    outcome: z.object({ id: Id, name: z.string() }),
    odds: Odds,
    specifier: z.string(),
    match: z.object({
      id: Id,
      urn_id: z.string(),
      slug: z.string(),
      sport_key: z.string(),
      name: z.string(),
      home: z.string().nullable(),
      away: z.string().nullable(),
      status: MatchStatus,
      start_time: EpochMs,
      score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
    }),
    settled_at: EpochMs.nullable(),
  })
  .meta({ id: 'BetSelection' });
export type BetSelection = z.infer<typeof BetSelection>;

export const Bet = z
  .object({
    id: Id,
    type: BetType,
    ref: z.string(),
    status: BetStatus,
    result: BetResult,
    stake: MinorUnits,
    currency: z.string(),
    subunits: z.number().int(),
    win_amount: MinorUnits.nullable(),
    odds: Odds,
    potential_return: MinorUnits,
    selections: z.array(BetSelection),
    created_at: EpochMs,
    settled_at: EpochMs.nullable(),
    to_cashout: MinorUnits.nullable(),
    bonus: z.object({ id: Id, type: z.string() }).nullable(),
    system: z.object({ id: Id, win_count: z.number().int(), total_count: z.number().int() }).nullable(),
    used_in_jackpot: z.boolean(),
    is_vip: z.boolean(),
    refusal: z
      .object({ code: z.number().int(), localized_message: z.string(), details: z.array(RefusalDetail) })
      .nullable()
      .meta({ description: 'Why a rejected bet was not accepted' }),
    request_id: z.string().nullable(),
    decided_by: EpochMs.nullable(),
  })
  .meta({ id: 'Bet' });
export type Bet = z.infer<typeof Bet>;
