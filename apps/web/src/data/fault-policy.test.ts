import { bareFault, type Fault } from '@touchline/client/http';
import { ERROR_CODES } from '@touchline/contract/errors';
import { expect, test } from 'vitest';
import { CALLS, type FaultContext, type FaultTreatment, treatFault } from './fault-policy.ts';

const refused = (status: number): Fault => bareFault('refused', status);
const wanted: FaultContext = { isWanted: true };

/** Rows of specification §8 about calls. */
const outOfLimit: Fault = { ...refused(403), code: ERROR_CODES.out_of_limit.code };

const table: [name: string, fault: Fault, context: FaultContext, treatment: FaultTreatment][] = [
  ['a cancelled call is ignored', bareFault('cancelled'), wanted, 'silent'],
  ['no network is not reported', bareFault('network'), {}, 'silent'],
  ['no network is shown if the player asked', bareFault('network'), wanted, 'alert'],
  ['a timeout is not reported', bareFault('timeout'), {}, 'silent'],
  ['a timeout is shown if the player asked', bareFault('timeout'), wanted, 'alert'],
  ['401 ends the session', refused(401), {}, 'signed_out'],
  ['401 ends the session also if the player asked', refused(401), wanted, 'signed_out'],
  ['401 is an answer if it is expected', refused(401), { expectsUnauthorized: true }, 'silent'],
  ['a wrong password is shown', refused(401), { ...wanted, expectsUnauthorized: true }, 'alert'],
  [
    '403 of the sessions call is an error of its own',
    refused(403),
    CALLS.sportsbookSessions,
    'sportsbook_closed',
  ],
  ['a session limit is one, of whatever call', outOfLimit, {}, 'out_of_limit'],
  ['a session limit of the sessions call is one', outOfLimit, CALLS.sportsbookSessions, 'out_of_limit'],
  [
    'a session limit is known by its text where there is no code',
    { ...refused(403), message: 'User is out of limit' },
    CALLS.sportsbookSessions,
    'out_of_limit',
  ],
  ['401 of tracking is a limit of activity', refused(401), CALLS.activityTracking, 'activity_limit'],
  ['401 of the sessions call ends the session', refused(401), CALLS.sportsbookSessions, 'signed_out'],
  ['500 of the sessions call is reported', refused(500), CALLS.sportsbookSessions, 'report'],
  ['403 of any other call is reported', refused(403), {}, 'report'],
  ['404 is reported', refused(404), {}, 'report'],
  ['422 is reported', refused(422), {}, 'report'],
  ['500 is reported', refused(500), {}, 'report'],
  ['500 is reported and shown if the player asked', refused(500), wanted, 'alert'],
  ['an unreadable answer is reported', bareFault('unreadable', 200), {}, 'report'],
  ['jackpots: 400 is not reported', refused(400), CALLS.jackpots, 'silent'],
  ['jackpots: 404 is not reported', refused(404), CALLS.jackpots, 'silent'],
  ['jackpots: 500 is not reported', refused(500), CALLS.jackpots, 'silent'],
  ['jackpots: 403 is reported', refused(403), CALLS.jackpots, 'report'],
  ['jackpots: 503 is reported', refused(503), CALLS.jackpots, 'report'],
  ['icons: no network is ignored', bareFault('network'), {}, 'silent'],
  ['icons: anything else is reported', refused(500), {}, 'report'],
  ['a shared link that is not found opens a modal', refused(404), CALLS.shareCode, 'modal'],
  ['a shared link that cannot be restored is reported', refused(500), CALLS.shareCode, 'report'],
  ['favourites that cannot be loaded are an alert', refused(500), wanted, 'alert'],
];

test.each(table)('%s', (_name, fault, context, treatment) => {
  expect(treatFault(fault, context)).toBe(treatment);
});
