import type { HouseOptions } from '../options.ts';
import type { PlayerRow } from './sessions.ts';

/** Whether a player has to verify a phone before he bets. */
export const lacksPhone = (
  { phoneVerification }: Pick<HouseOptions, 'phoneVerification'>,
  { phone }: Pick<PlayerRow, 'phone'>,
): boolean => phoneVerification && phone === null;
