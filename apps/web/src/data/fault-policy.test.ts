import { bareFault, type Fault } from '@touchline/client/http';
import { expect, test } from 'vitest';
import { type FaultContext, type FaultTreatment, treatFault } from './fault-policy.ts';

const refused = (status: number): Fault => bareFault('refused', status);

const table: [name: string, fault: Fault, context: FaultContext, treatment: FaultTreatment][] = [
  ['a cancelled call is ignored', bareFault('cancelled'), { isWanted: true }, 'silent'],
  ['no network is not reported', bareFault('network'), {}, 'silent'],
  ['no network is said where the player asked', bareFault('network'), { isWanted: true }, 'alert'],
  ['a timeout is not reported', bareFault('timeout'), {}, 'silent'],
  ['a timeout is said where the player asked', bareFault('timeout'), { isWanted: true }, 'alert'],
  ['401 ends the session', refused(401), {}, 'signed_out'],
  ['401 ends the session also where the player asked', refused(401), { isWanted: true }, 'signed_out'],
  ['401 is an answer where it is expected', refused(401), { expectsUnauthorized: true }, 'silent'],
  ['a wrong password is said', refused(401), { expectsUnauthorized: true, isWanted: true }, 'alert'],
  [
    '403 of the sessions call is an error of its own',
    refused(403),
    { opensSportsbook: true },
    'sportsbook_closed',
  ],
  ['401 of the sessions call ends the session', refused(401), { opensSportsbook: true }, 'signed_out'],
  ['403 of any other call is reported', refused(403), {}, 'report'],
  ['500 is reported', refused(500), {}, 'report'],
  ['500 is shown where the player asked', refused(500), { isWanted: true }, 'alert'],
  ['404 is reported', refused(404), {}, 'report'],
  ['404 is an answer where it is expected', refused(404), { expected: [400, 404, 500] }, 'silent'],
  ['an unreadable answer is reported', bareFault('unreadable', 200), {}, 'report'],
];

test.each(table)('%s', (_name, fault, context, treatment) => {
  expect(treatFault(fault, context)).toBe(treatment);
});
