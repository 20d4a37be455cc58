/** Types of bonuses; of a freebet, the family and its three variants. Source: specification §3. */
export const BONUS_TYPES = [
  'comboboost',
  'freebet',
  'freebet_no_risk',
  'freebet_all_win',
  'freebet_only_win',
  'hunting',
  'lootbox',
  'tournament',
  'jackpot',
] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** Variants of a freebet: what it pays. Source: specification §3. */
export const FREEBET_TYPES = ['freebet_no_risk', 'freebet_all_win', 'freebet_only_win'] as const;
export type FreebetType = (typeof FREEBET_TYPES)[number];

/** Families that have a list of their own. */
export const BONUS_FAMILIES = ['comboboost', 'freebet', 'hunting', 'tournament', 'lootbox'] as const;
export type BonusFamily = (typeof BONUS_FAMILIES)[number];

/** Lists of bonuses as calls name them, by family. Source: specification §7. */
export const BONUS_LISTS = {
  comboboosts: 'comboboost',
  freebets: 'freebet',
  huntings: 'hunting',
  tournaments: 'tournament',
  lootboxes: 'lootbox',
} as const satisfies Record<string, BonusFamily>;
export type BonusList = keyof typeof BONUS_LISTS;

/** Kinds of banners. Source: specification §3. */
export const BANNER_KINDS = ['freebet', 'hunting', 'lootbox', 'hunting_tournament', 'jackpot'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/** Statuses of a player's bonus. Source: specification §3. */
export const USER_BONUS_STATUSES = [
  'available',
  'active',
  'not_available',
  'deactivated',
  'bonus_over',
  'expired',
  'overridden',
  'unknown',
] as const;
export type UserBonusStatus = (typeof USER_BONUS_STATUSES)[number];

/** States of a campaign, and of the pool of a tournament. Source: specification §3. */
export const POOL_STATES = ['active', 'created', 'disabled', 'finished', 'paused'] as const;
export type PoolState = (typeof POOL_STATES)[number];

/** What issues a bonus to a player. */
export const BONUS_TRIGGERS = ['campaign', 'promo_code', 'deposit', 'operator', 'reward'] as const;
export type BonusTrigger = (typeof BONUS_TRIGGERS)[number];

/** Why a player cannot use a bonus now (extension). */
export const BONUS_REASONS = [
  'signed_out',
  'not_begun',
  'over',
  'paused',
  'disabled',
  'budget_spent',
  'country',
  'not_verified',
  'currency',
  'used_up',
  'expired',
  'overridden',
  'deactivated',
  'opted_out',
] as const;
export type BonusReason = (typeof BONUS_REASONS)[number];

/** Statuses of a jackpot hit. Source: specification §3. */
export const JACKPOT_HIT_STATUSES = ['approved', 'paid'] as const;
export type JackpotHitStatus = (typeof JACKPOT_HIT_STATUSES)[number];

/** States of a level of a jackpot; one that is not active takes no contributions. */
export const JACKPOT_LEVEL_STATES = ['active', 'inactive'] as const;
export type JackpotLevelState = (typeof JACKPOT_LEVEL_STATES)[number];
