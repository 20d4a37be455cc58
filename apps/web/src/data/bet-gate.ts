import type { Fault } from '@touchline/client/http';
import { ERROR_CODES } from '@touchline/contract/errors';
import { askFor } from './auth-actions.ts';
import type { MessageKey } from './messages.ts';

const { phone_unverified: noPhone, municipality_not_found: noMunicipality } = ERROR_CODES;

/** Opens what a placement was refused for want of. Returns the key of why; null if nothing opens. */
export function opensBetGate({ code }: Fault): MessageKey | null {
  if (code === noPhone.code && askFor('phone_verification', { isForBet: true })) return noPhone.key;
  if (
    code === noMunicipality.code &&
    askFor('missed_auth_fields', { isForBet: true, fields: ['municipality'] })
  )
    return noMunicipality.key;
  return null;
}
