import * as calls from '@touchline/contract/http';
import { given, platform } from '../probe.ts';
import { signedIn } from './player.ts';

const INVALID = [400, 422];

/** What the account page reads and changes. */
export const ACCOUNT = [
  platform(calls.postSportsbookSession, { by: 'player', changes: true, input: signedIn() }),
  platform(calls.getResponsibleGambling, {
    by: 'player',
    // Says that there is neither a check nor a limit.
    mayRefuse: [400],
    input: signedIn(),
    promise: ({ period, due_at: dueAt }) =>
      (period === null) === (dueAt === null) ? null : `the period is ${period} and the check due at ${dueAt}`,
  }),
  platform(calls.getPlaySummary, {
    by: 'player',
    input: signedIn(),
    promise: ({ weeks }) => (weeks.length > 0 ? null : 'there is no week'),
  }),
  platform(calls.postSportsbookContinue, { by: 'player', changes: true, input: signedIn() }),
  platform(calls.postActivity, { by: 'player', changes: true, input: signedIn() }),
  platform(calls.patchPlayer, {
    by: 'player',
    title: 'with a name of digits',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { first_name: '123' } })),
  }),
  platform(calls.getCompPoints, {
    by: 'player',
    input: signedIn(),
    promise: ({ persistent_points: points, min_condition: min, max_condition: max }) =>
      points >= min && points < (max ?? Number.POSITIVE_INFINITY)
        ? null
        : `${points} are not from ${min} to ${max}`,
  }),
  platform(calls.getStatusGroups, { by: 'player', input: signedIn() }),
  platform(calls.getPlayerExport, { by: 'player', input: signedIn() }),
  platform(calls.postErasure, {
    by: 'player',
    title: 'without a password',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: {} })),
  }),
  platform(calls.postPlayerEmail, {
    by: 'player',
    title: 'with what is no email',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { email: 'no email' } })),
  }),
  platform(calls.getPlayerPhone, { by: 'player', input: signedIn() }),
  platform(calls.postPlayerPhone, {
    by: 'player',
    title: 'with what is no number',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { number: 'no number' } })),
  }),
  platform(calls.postPlayerPhoneCode, {
    by: 'player',
    title: 'without a number',
    refuses: INVALID,
    changes: true,
    input: signedIn(),
  }),
  platform(calls.postPlayerPhoneConfirm, {
    by: 'player',
    title: 'with a code that was not sent',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { code: '000000' } })),
  }),
  platform(calls.postMissedFields, {
    by: 'player',
    title: 'with what is no field',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { shoe_size: '44' } })),
  }),
  platform(calls.getMunicipalities, {
    input: given('system', 'the system data are missing', ({ countries }) => ({
      query: { country: countries[0]?.code ?? '' },
    })),
  }),
  platform(calls.getConsents, { by: 'player', input: signedIn() }),
  platform(calls.patchConsents, {
    by: 'player',
    title: 'of an unknown channel',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { fax: true } })),
  }),
  platform(calls.postBreak, {
    by: 'player',
    title: 'that is too short',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { type: 'self_exclusion', months: 1 } })),
  }),
];
