import type { SystemData } from '@touchline/contract';
import { isFlagActive } from './flags.ts';
import { currentServices } from './services.ts';
import { SYSTEM_KEY } from './settings-key.ts';

/** Whether a feature of responsible play is active; an inactive one makes no call. */
export const isPlayActive = (flag: 'responsible_gambling' | 'activity_tracking'): boolean =>
  isFlagActive(currentServices().queryClient.getQueryData<SystemData>(SYSTEM_KEY), flag);
