import { z } from 'zod';
import {
  BANNER_KINDS,
  BONUS_REASONS,
  BONUS_TRIGGERS,
  BONUS_TYPES,
  FREEBET_TYPES,
  POOL_STATES,
  USER_BONUS_STATUSES,
} from '../constants/bonuses.ts';
import { EpochMs, Id, MinorUnits, Odds, orNull } from './ids.ts';

const Points = z.number().int().meta({ description: 'Hundredths of a point; 1250 is 12.50 points' });
const Named = z.object({ id: Id, name: z.string() });
const Picture = z.object({ id: Id, url: z.string(), alt: z.string() }).meta({ id: 'BannerPicture' });

/** Pictures of a bonus for wide and narrow screens. */
export const Banner = z
  .object({ kind: z.enum(BANNER_KINDS), desktop: orNull(Picture), mobile: orNull(Picture) })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

/** What a selection has to fulfil. Shape: an empty list allows everything; null is no condition. */
export const EventConditions = z
  .object({
    sport_types: z.array(z.string()),
    sports: z.array(z.object({ key: z.string(), name: z.string() })),
    categories: z.array(Named),
    tournaments: z.array(Named),
    events: z.array(Named),
    min_odds: Odds.nullable(),
    max_odds: Odds.nullable(),
    match_status: z.enum(['all', 'prematch', 'live']),
  })
  .meta({ id: 'EventConditions' });
export type EventConditions = z.infer<typeof EventConditions>;

/** What a bet has to fulfil beside its selections. */
export const BetConditions = z
  .object({
    selection_count_from: z.number().int(),
    selection_count_to: z.number().int().nullable(),
    bet_types: z.array(z.enum(['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET'])),
    min_stake: MinorUnits.nullable(),
    currency: z.string().nullable(),
    farm_once_per_event: z.boolean(),
  })
  .meta({ id: 'BetConditions' });
export type BetConditions = z.infer<typeof BetConditions>;

/** What the player holds of a bonus. Source: specification §3, "issued data". */
export const IssuedBonus = z
  .object({
    is_active: z.boolean(),
    seen: z.boolean(),
    times_used: z.number().int(),
    activated_at: EpochMs.nullable(),
    expired_at: EpochMs.nullable().meta({ description: 'When it ends; null without an end' }),
    created_at: EpochMs,
    computed_status: z.enum(USER_BONUS_STATUSES).meta({ description: 'By time and uses' }),
    currency: z.string().nullable(),
    amount: MinorUnits.nullable(),
  })
  .meta({ id: 'IssuedBonus' });
export type IssuedBonus = z.infer<typeof IssuedBonus>;

/** A step of a comboboost. */
export const BoostRange = z
  .object({
    min_count: z.number().int(),
    max_count: z.number().int().nullable(),
    bonus_odds: Odds,
  })
  .meta({ id: 'BoostRange' });

/** A step of a hunting. Shape: either a fixed amount, or a multiplier of the average stake. */
export const RewardRange = z
  .object({
    points: Points,
    amount: MinorUnits.nullable(),
    multiplier: Odds.nullable().meta({ description: 'Scaled as odds; 5000 is half of the average stake' }),
  })
  .meta({ id: 'RewardRange' });

/** One of the rewards of a lootbox. */
export const LootboxReward = z
  .object({
    amount: MinorUnits,
    freebet_type: z.enum(FREEBET_TYPES),
    chance: z.string().meta({ description: 'Exact, as a fraction: 1/20' }),
  })
  .meta({ id: 'LootboxReward' });

/** A freebet that was given out of a hunting, a tournament or a lootbox. */
export const GivenReward = z
  .object({
    id: Id,
    range_index: z.number().int().nullable(),
    amount: MinorUnits,
    state: z.enum(['unused', 'used', 'deactivated']),
  })
  .meta({ id: 'GivenReward' });

/** What bets have earned. */
export const FarmingStats = z
  .object({
    average_stake: MinorUnits,
    bets_count: z.number().int(),
    points: Points,
    available_points: Points.meta({ description: 'What the highest step still lacks' }),
    potential_points: Points.meta({ description: 'With the bets that are open' }),
    potential_freebet_amount: MinorUnits,
    initial_pool: MinorUnits.nullable(),
    farmed_event_ids: z.array(Id),
    used_in_bets: z.array(Id),
  })
  .meta({ id: 'FarmingStats' });
export type FarmingStats = z.infer<typeof FarmingStats>;

/** A tournament's pool. */
export const TournamentPool = z
  .object({
    state: z.enum(POOL_STATES),
    pool: MinorUnits,
    prizes: z.array(MinorUnits).meta({ description: 'From the first place on, at the pool of now' }),
    is_final: z.boolean().meta({ description: 'Whether its prizes are decided' }),
  })
  .meta({ id: 'TournamentPool' });
export type TournamentPool = z.infer<typeof TournamentPool>;

/** A bonus in the language of the call. Shape: `issued` null for a visitor, and before a player holds it. Source: specification §3. */
export const Bonus = z
  .object({
    id: Id,
    campaign_id: Id.meta({ description: 'What it was issued from; names the pool of a tournament' }),
    type: z.enum(BONUS_TYPES).meta({ description: 'The family' }),
    freebet_type: z.enum(FREEBET_TYPES).nullable(),
    name: z.string(),
    description: z.string().nullable(),
    status: z.enum(POOL_STATES).meta({ description: 'Of the campaign' }),
    country_codes: z.array(z.string()),
    event_conditions: EventConditions,
    bet_conditions: BetConditions,
    valid_from: EpochMs.nullable(),
    valid_to: EpochMs.nullable(),
    only_verified: z.boolean(),
    trigger_key: z.enum(BONUS_TRIGGERS),
    show_in_promotion: z.boolean(),
    amount: MinorUnits.nullable().optional().meta({
      description: 'Of a freebet: what it is worth, issued or not (extension)',
    }),
    uses_count: z.number().int().nullable().meta({ description: 'Bets that it is for; null: any number' }),
    banner: orNull(Banner),
    issued: orNull(IssuedBonus),
    user_bonus_status: z.enum(USER_BONUS_STATUSES),
    reasons: z.array(z.enum(BONUS_REASONS)).meta({ description: 'Why it cannot be used now' }),
    ranges: z.array(z.union([BoostRange, RewardRange])),
    active_range_index: z.number().int().nullable().meta({ description: '−1 below the first' }),
    multiplier: Odds.nullable().meta({ description: 'What a boost multiplies a freebet by' }),
    boost_data: orNull(z.object({ is_boosted: z.boolean(), amount: MinorUnits })).meta({
      description: 'Of a freebet with a boost: whether it was used, and the amount with it',
    }),
    freebets_to_boost: z.array(Id).meta({ description: 'Tokens that its boost fits' }),
    farming_freebet_type: z.enum(FREEBET_TYPES).nullable(),
    reference_stake: MinorUnits.nullable().optional().meta({
      description: 'Stake from which on a bet earns its full points (extension)',
    }),
    farming: orNull(FarmingStats),
    rewards: z.array(GivenReward),
    lootbox: orNull(
      z.object({
        counts: z.enum(['bets', 'points']),
        reached: z.number().int(),
        potential: z.number().int(),
        threshold: z.number().int(),
        rewards: z.array(LootboxReward),
      }),
    ),
    tournament: orNull(TournamentPool),
    rule_version: z.string().meta({ description: 'Names the terms that count for this bonus' }),
  })
  .meta({ id: 'Bonus' });
export type Bonus = z.infer<typeof Bonus>;

/** A bonus that a bet of the slip may carry, with all that a client needs to judge the bet itself. */
export const OfferedBonus = z
  .object({
    id: Id,
    type: z.enum(BONUS_TYPES),
    available: z.boolean().meta({ description: 'Whether the bet as it was sent fulfils every condition' }),
    odds: Odds.nullable().meta({ description: 'What it multiplies the return by' }),
    potential_points: Points.nullable(),
    suitable_selections: z.array(z.number().int()).meta({ description: 'Positions that count' }),
    bonus: orNull(Bonus).meta({ description: 'Its terms (extension)' }),
    facts: orNull(
      z.object({
        country: z.string().nullable(),
        is_verified: z.boolean(),
        uses_left: z.number().int().nullable(),
        farmed_event_ids: z.array(Id),
      }),
    ).meta({ description: 'What is known of the player (extension)' }),
  })
  .meta({ id: 'OfferedBonus' });
export type OfferedBonus = z.infer<typeof OfferedBonus>;

/** Bonuses for one bet of the slip. Source: specification §3, "availableBonuses". */
export const BetBonuses = z
  .object({
    bet_id: z.string(),
    comboboost: orNull(OfferedBonus),
    freebet: z.array(OfferedBonus),
    hunting: orNull(OfferedBonus),
    lootbox: orNull(OfferedBonus),
    tournament: orNull(OfferedBonus),
  })
  .meta({ id: 'BetBonuses' });
export type BetBonuses = z.infer<typeof BetBonuses>;

/** A place in a tournament. Source: specification §3. */
export const LeaderboardRow = z
  .object({
    position: z.number().int(),
    current_user: z.boolean(),
    email: z.string().meta({ description: 'Masked' }),
    points: Points,
    farmed_amount: MinorUnits.meta({ description: 'The prize at the pool of now' }),
    currency: z.string(),
    farmed_freebets_count: z.number().int(),
  })
  .meta({ id: 'LeaderboardRow' });
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

/** The bonus of a placed bet. */
export const BetBonus = z
  .object({
    id: Id,
    type: z.enum(BONUS_TYPES),
    name: z.string(),
    odds: Odds.nullable(),
    bonus_stake: MinorUnits.meta({ description: 'The part of the stake that the bonus paid' }),
    points: Points.nullable(),
    rule_version: z.string(),
    proof: z
      .array(z.record(z.string(), z.unknown()))
      .meta({ description: 'The conditions as they were met, see `Condition` of the rules' }),
  })
  .meta({ id: 'BetBonus' });
export type BetBonus = z.infer<typeof BetBonus>;
