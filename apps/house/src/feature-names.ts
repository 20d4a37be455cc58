/** Features that an operator can switch off. */
export const FEATURES = [
  'share_bet',
  'custom_bet',
  'custom_bet_single',
  'cash_out',
  'deposits',
  'video',
  'horse_racing',
  'lotteries',
] as const;
export type Feature = (typeof FEATURES)[number];
/** Those that are off unless they are switched on. */
export const USUALLY_OFF = ['custom_bet_single'] as const satisfies readonly Feature[];
