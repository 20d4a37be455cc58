import type { FeatureFlag } from '@touchline/contract/constants';
import { isFlagActive } from './flags.ts';
import { useHeldSystem } from './held-query.ts';
import { systemQuery } from './queries.ts';
import type { Services } from './services.ts';

/** Whether a flag of the operator is active. */
export const useFlag = (flag: FeatureFlag): boolean => isFlagActive(useHeldSystem(), flag);

/** The same for a query function: an inactive feature makes no call. */
export const isFlagOn = async ({ queryClient }: Services, flag: FeatureFlag): Promise<boolean> =>
  isFlagActive(await queryClient.ensureQueryData(systemQuery()), flag);
