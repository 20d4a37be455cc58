/** Fields that sign-up can ask for, by their names in `player_fields`. */
export const PLAYER_FIELDS = [
  'email',
  'password',
  'country',
  'currency',
  'birth_date',
  'first_name',
  'last_name',
  'nickname',
  'municipality',
  'mobile_phone',
] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** Fields of sign-up if the operator or the backend names none. */
export const DEFAULT_PLAYER_FIELDS = [
  'email',
  'password',
  'country',
  'currency',
  'birth_date',
] as const satisfies readonly PlayerField[];

/** Ways in which a player may agree to get marketing. */
export const MARKETING_CHANNELS = ['email', 'sms', 'push'] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

/** Characters of a municipality. */
export const MUNICIPALITY_LENGTH_MAX = 100;
