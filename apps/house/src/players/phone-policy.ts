import type { HouseOptions } from '../options.ts';
import type { PlayerRow } from './sessions.ts';

/** Whether a visitor may sign up by phone. */
export const allowsPhoneSignUp = ({
  phoneVerification,
  signUpByPhone,
}: Pick<HouseOptions, 'phoneVerification' | 'signUpByPhone'>): boolean => phoneVerification && signUpByPhone;

/** Whether a player has to verify a phone before he bets. */
export const lacksPhone = (
  { phoneVerification }: Pick<HouseOptions, 'phoneVerification'>,
  { phone }: Pick<PlayerRow, 'phone'>,
): boolean => phoneVerification && phone === null;
