import type { ResponsibleGambling } from '@touchline/contract';
import { createExternalStore, useExternalStore } from './external-store.ts';

/** How play stands, as the backend last said it. `readAt`: when it did, by the clock of the device. */
export interface PlayStatus extends ResponsibleGambling {
  readonly readAt: number;
}

const status = createExternalStore<PlayStatus | null>(null);

/** Null while nothing is known, or if there is nothing to tell. */
export const usePlayStatus = (): PlayStatus | null => useExternalStore(status, null);
export const playStatus = status.get;
export const setPlayStatus = status.set;

/** The time now, by the clock of the backend. */
export const playTime = ({ now, readAt }: PlayStatus): number => now + Date.now() - readAt;
