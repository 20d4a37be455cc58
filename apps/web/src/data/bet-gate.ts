import type { Fault } from '@touchline/client/http';
import { ERROR_CODES } from '@touchline/contract/errors';
import { askFor } from './auth-actions.ts';
import { treatFault } from './fault-policy.ts';
import { late } from './late.ts';
import type { MessageKey } from './messages.ts';
import { reportError } from './report.ts';

const {
  phone_unverified: noPhone,
  municipality_not_found: noMunicipality,
  reality_check_due: checkDue,
  out_of_limit: outOfLimit,
} = ERROR_CODES;

/** Shows the reality check that a bet waits for. */
const showCheck = () =>
  late(() => import('./reality-check.ts')).then(({ askPlayStatus }) => askPlayStatus(), reportError);

/** Ends play because of a limit of time. */
const end = (fault: Fault) =>
  late(() => import('./end-play.ts')).then(({ endPlay }) => endPlay(fault), reportError);

/** Opens what a placement was refused for want of, or because of. Returns the key of why; null if nothing opens. */
export function opensBetGate(fault: Fault): MessageKey | null {
  const { code } = fault;
  if (code === checkDue.code) {
    void showCheck();
    return checkDue.key;
  }
  if (treatFault(fault) === 'out_of_limit') {
    void end(fault);
    return outOfLimit.key;
  }
  if (code === noPhone.code && askFor('phone_verification', { isForBet: true })) return noPhone.key;
  if (
    code === noMunicipality.code &&
    askFor('missed_auth_fields', { isForBet: true, fields: ['municipality'] })
  )
    return noMunicipality.key;
  return null;
}
