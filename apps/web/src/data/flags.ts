import type { SystemData, User } from '@touchline/contract';
import { type FeatureFlag, TEST_STATUS } from '@touchline/contract/constants';

type Flagged = Pick<SystemData, 'feature_flags'> | undefined;

/** Whether a flag of the system data is active. Unlisted flags are, except `test`. */
export const isFlagActive = (system: Flagged, flag: FeatureFlag): boolean =>
  (system?.feature_flags?.find(({ name }) => name === flag)?.status ??
    (flag === 'test' ? 'inactive' : 'active')) === 'active';

/** Whether a player pays in by a saved card. Source: specification §6. */
export const isQuickDepositOpen = (system: Flagged, user: Pick<User, 'statuses'> | null): boolean =>
  isFlagActive(system, 'quick_deposit') ||
  (isFlagActive(system, 'test') && (user?.statuses.some(({ id }) => id === TEST_STATUS) ?? false));
