import { useOfSession } from './session-state.ts';
import { useFlag } from './use-flag.ts';

/** Whether offers are shown: the operator has them, and the player takes no break from play. */
export function useOffers(flag: 'bonuses' | 'jackpots'): boolean {
  const isActive = useFlag(flag);
  const isOnBreak = useOfSession(({ isOnBreak: onBreak = false }) => onBreak);
  return isActive && !isOnBreak;
}
