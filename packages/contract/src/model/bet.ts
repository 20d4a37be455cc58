import { z } from 'zod';
import { USER_LIMIT_PERIODS } from '../constants/user-limits.ts';
import { CurrencyCode, EpochMs, Id, MinorUnits, Odds, orNull } from './ids.ts';
import { MatchStatus } from './match.ts';
import { OddsAcceptMode, SystemType } from './settings.ts';

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
    stake: z.object({ value: MinorUnits, currency: CurrencyCode }),
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
      accept_odds_change: OddsAcceptMode.optional().meta({
        description: "Acceptance mode of the slip at the press; without it the player's saved one counts",
      }),
      accept_down_to_percent: z.number().int().min(1).max(50).optional().meta({
        description: 'With mode higher: a price may also have fallen by at most this part of itself',
      }),
    }),
    locale: z.string().max(10),
    bets: z.array(PlacementBet).min(1),
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
      description:
        'Until when the house decides: the end of the bet delay, or of a trader’s time; null where the bet is decided',
    }),
    selections: z.array(PlacementSelection),
    custom_odds: orNull(Odds).meta({ description: 'Price of a custom bet as it was used' }),
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
    limit: MinorUnits.optional().meta({
      description: "The amount that is allowed: of a player's own limit, what is left of it",
    }),
    period: z.enum(USER_LIMIT_PERIODS).optional().meta({ description: "Period of the player's own limit" }),
    restarts_at: EpochMs.optional().meta({ description: 'When its next period starts' }),
    current_custom_odds: Odds.nullable()
      .optional()
      .meta({ description: 'Price of a custom bet now; null where it has none' }),
    offer: MinorUnits.nullable()
      .optional()
      .meta({ description: 'What a cash-out would pay now; null where there is no offer' }),
    ends_at: EpochMs.optional().meta({ description: 'When what refuses ends' }),
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

/** Why a selection won, lost or was void, in the reader's language. */
export const LegReason = z
  .object({
    result: z.string().meta({ description: 'What was counted: 2–1 after 90 minutes, 11 corners' }),
    rule: z.string().meta({ description: 'The rule that turned it into this result, in one sentence' }),
    at: EpochMs,
  })
  .meta({ id: 'LegReason' });
export type LegReason = z.infer<typeof LegReason>;

/** Why a bet has no cash-out offer at this moment. */
export const CashOutReason = z
  .enum([
    'suspended',
    'provider_inactive',
    'lost_leg',
    'not_waiting',
    'too_small',
    'bonus',
    'custom_bet',
    'off',
  ])
  .meta({ id: 'CashOutReason' });
export type CashOutReason = z.infer<typeof CashOutReason>;

/** What a bet can be sold for now. `to_cashout` null: no offer, with the reason. */
export const CashOutOffer = z
  .object({
    bet_id: Id,
    to_cashout: orNull(MinorUnits),
    fair_value: orNull(MinorUnits).meta({ description: 'The offer before the margin' }),
    reason: orNull(CashOutReason),
  })
  .meta({ id: 'CashOutOffer' });
export type CashOutOffer = z.infer<typeof CashOutOffer>;

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
    why: orNull(LegReason),
    dead_heat: orNull(z.object({ places: z.number().int(), tied: z.number().int() })).meta({
      description:
        'A win that is shared: so many places for so many who tied; that part of the stake won, the rest lost',
    }),
  })
  .meta({ id: 'BetSelection' });
export type BetSelection = z.infer<typeof BetSelection>;

export const Bet = z
  .object({
    id: Id,
    type: BetType,
    game: orNull(z.enum(['horse_racing', 'lotteries']))
      .optional()
      .meta({
        description:
          'A bet on a race or a draw: its only selection names the race or draw in the place of a match, which no call finds (extension)',
      }),
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
    system: orNull(SystemType),
    used_in_jackpot: z.boolean(),
    is_vip: z.boolean(),
    refusal: z
      .object({ code: z.number().int(), localized_message: z.string(), details: z.array(RefusalDetail) })
      .nullable()
      .meta({ description: 'Why a rejected bet was not accepted' }),
    request_id: z.string().nullable(),
    decided_by: EpochMs.nullable(),
    open_stake: MinorUnits.meta({
      description: 'The part of the stake that is still at risk: less what was sold',
    }),
    fair_value: orNull(MinorUnits).meta({ description: 'The cash-out offer before the margin' }),
    cash_out_reason: orNull(CashOutReason),
    cash_outs: z
      .array(z.object({ at: EpochMs, stake: MinorUnits, paid: MinorUnits }))
      .meta({ description: 'Parts of the bet that were sold' }),
    auto_cash_out: orNull(z.object({ at: MinorUnits })).meta({
      description: 'The house sells the bet when its offer reaches this amount',
    }),
    vip_offer: orNull(z.object({ stake: MinorUnits, expires_at: EpochMs })).meta({
      description: 'A trader takes the bet with this stake; the player accepts or declines',
    }),
  })
  .meta({ id: 'Bet' });
export type Bet = z.infer<typeof Bet>;
