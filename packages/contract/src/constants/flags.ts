/** Flags of an operator. `test` lets the status `spi_test` try what is inactive. Source: specification §6. */
export const FEATURE_FLAGS = [
  'activity_tracking',
  'jackpots',
  'responsible_gambling',
  'quick_deposit',
  'test',
] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** Source: specification §3. */
export const FLAG_STATUSES = ['active', 'inactive'] as const;
export type FlagStatus = (typeof FLAG_STATUSES)[number];

/** Status of players who try what the flag `test` opens. Source: specification §6. */
export const TEST_STATUS = 'spi_test';
