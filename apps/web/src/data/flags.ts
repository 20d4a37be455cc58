import type { SystemData, User } from '@touchline/contract';
import { type FeatureFlag, TEST_STATUS } from '@touchline/contract/constants';

type Flagged = Pick<SystemData, 'feature_flags'> | undefined;

/** Whether a flag of the system data is active. Unlisted flags are, except `test`. */
export function isFlagActive(system: Flagged, flag: FeatureFlag): boolean {
  const listed = system?.feature_flags?.find(({ name }) => name === flag);
  return listed ? listed.status === 'active' : flag !== 'test';
}

/** Whether a player pays in by a saved card. Source: specification §6. */
export const isQuickDepositOpen = (system: Flagged, user: Pick<User, 'statuses'> | null): boolean =>
  isFlagActive(system, 'quick_deposit') ||
  (isFlagActive(system, 'test') && Boolean(user?.statuses.some(({ id }) => id === TEST_STATUS)));
