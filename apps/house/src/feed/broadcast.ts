import { unit } from './random.ts';

const SHARE = 0.4;

/** Whether cameras are at a match. */
export const isBroadcast = (matchId: string): boolean => unit('broadcast', matchId) < SHARE;
