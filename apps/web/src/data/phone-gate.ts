import type { Fault } from '@touchline/client/http';
import { ERROR_CODES } from '@touchline/contract/errors';
import { askFor } from './auth-actions.ts';

/** Opens phone verification if a placement was refused for want of it; answers whether it did. */
export const opensPhone = ({ code }: Fault): boolean =>
  code === ERROR_CODES.phone_unverified.code && askFor('phone_verification', { isForBet: true });
