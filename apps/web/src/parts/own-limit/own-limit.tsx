import type { MoneyLimitType } from '@touchline/contract/constants';
import { useCapability } from '#data/capability.ts';
import { useSession } from '#data/session.ts';
import { deferred } from '#parts/deferred/deferred.tsx';

/** What is limited by what a player set himself. */
export interface OwnLimitProps {
  readonly types: readonly MoneyLimitType[];
  /** Currency of the amount that is typed. */
  readonly currency: string;
}

const LimitLine = deferred<OwnLimitProps>(
  () => import('./limit-line.tsx').then((module) => module.LimitLine),
  {
    Failed: null,
  },
);

/** Names the player's own limit that leaves the least, before an amount is typed. */
export function OwnLimit(props: OwnLimitProps) {
  const hasLimits = useCapability('user_limits');
  const { status } = useSession();
  return hasLimits && status === 'LOGGED_IN' ? <LimitLine {...props} /> : null;
}

/** Types that a stake counts for. */
export const STAKE_LIMITS: readonly MoneyLimitType[] = ['bet', 'wager', 'loss'];
/** Types that a deposit counts for. */
export const DEPOSIT_LIMITS: readonly MoneyLimitType[] = ['deposit'];
