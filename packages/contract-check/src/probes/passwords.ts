import * as calls from '@touchline/contract/http';
import { platform } from '../probe.ts';
import { signedIn } from './player.ts';

const INVALID = [400, 422];
/** Nobody has it, so that nobody gets a mail. */
const emailOf = ({ run }: { readonly run: string }) => ({ body: { email: `nobody-${run}@mail.example` } });
/** Of a range that Ofcom keeps free for films. */
const NO_PHONE = '+447700900123';
const BROKEN = 'a-token-that-nobody-was-mailed';

/** Mail about an account, and what its links do. */
export const PASSWORDS = [
  ...[calls.postPassword, calls.postConfirmation, calls.postUnlock].flatMap((call) => [
    platform(call, { changes: true, input: emailOf }),
    platform(call, {
      title: 'for what is no email',
      refuses: INVALID,
      changes: true,
      input: () => ({ body: { email: 'no email' } }),
    }),
  ]),
  platform(calls.postPassword, {
    title: 'for an email and a phone at once',
    refuses: INVALID,
    changes: true,
    input: (facts) => ({ body: { ...emailOf(facts).body, phone: NO_PHONE } }),
  }),
  platform(calls.postPasswordCode, {
    title: 'with a code that was not sent',
    refuses: INVALID,
    changes: true,
    input: () => ({ body: { phone: NO_PHONE, code: '000000', password: 'three odd geese' } }),
  }),
  platform(calls.postSignUpCode, {
    title: 'with a code that was not sent',
    refuses: INVALID,
    changes: true,
    input: () => ({ body: { phone: NO_PHONE, code: '000000', password: 'three odd geese' } }),
  }),
  platform(calls.patchPassword, {
    title: 'with a broken token',
    refuses: INVALID,
    changes: true,
    input: () => ({ body: { reset_password_token: BROKEN, password: 'three odd geese' } }),
  }),
  platform(calls.getConfirmation, {
    title: 'with a broken token',
    refuses: INVALID,
    input: () => ({ query: { confirmation_token: BROKEN } }),
  }),
  platform(calls.getUnlock, {
    title: 'with a broken token',
    refuses: INVALID,
    input: () => ({ query: { unlock_token: BROKEN } }),
  }),
  platform(calls.postPasswordConfirmation, {
    by: 'player',
    title: 'with another password',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { password: 'not the password' } })),
  }),
  platform(calls.patchPlayerPassword, {
    by: 'player',
    title: 'with another password',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { current_password: 'not the password', password: 'three odd geese' } })),
  }),
];
