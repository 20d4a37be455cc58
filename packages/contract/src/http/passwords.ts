import { z } from 'zod';
import { EmailText, ForgottenPassword, PhoneCountry, PhoneText } from '../model/player.ts';
import { answersEmpty, body, extension } from './route.ts';

const EmailOnly = z.object({ email: EmailText });
const Token = z.string().min(1).max(200);

export const postPassword = {
  method: 'post',
  path: '/users/password',
  operationId: 'postPassword',
  description:
    'Mails a link to set a new password to whoever has the email, or sends a code to the phone. The answer does not tell whether anybody has it.',
  ...extension('The specification shows the forgot_password screen and not its call.'),
  request: { body: body(ForgottenPassword) },
  responses: answersEmpty([429]),
} as const;

export const postPasswordCode = {
  method: 'post',
  path: '/users/password/code',
  operationId: 'postPasswordCode',
  description:
    'Sets a new password with the code of a text message, and ends every session of the player. A wrong code is answered the same whether anybody has the phone.',
  ...extension('A player who forgot his password may have a phone and no email.'),
  request: {
    body: body(
      z
        .strictObject({
          phone: PhoneText,
          country: PhoneCountry.optional(),
          code: z.string().max(20),
          password: z.string().max(200).meta({ minLength: 8 }),
        })
        .meta({ id: 'NewPasswordByPhone' }),
    ),
  },
  responses: answersEmpty([429]),
} as const;

export const patchPassword = {
  method: 'patch',
  path: '/users/password',
  operationId: 'patchPassword',
  description: 'Sets a new password with the token of a mail, and ends every session of the player',
  ...extension('The specification shows the edit_password screen and not its call.'),
  request: {
    body: body(
      z
        .object({ reset_password_token: Token, password: z.string().max(200).meta({ minLength: 8 }) })
        .meta({ id: 'NewPassword' }),
    ),
  },
  responses: answersEmpty([429]),
} as const;

export const patchPlayerPassword = {
  method: 'patch',
  path: '/player/password',
  operationId: 'patchPlayerPassword',
  description: 'Changes the password of who is signed in, and ends all sessions but the one that asks',
  ...extension('Who knows his password changes it without a mail.'),
  request: {
    body: body(
      z
        .object({
          current_password: z.string().max(200),
          password: z.string().max(200).meta({ minLength: 8 }),
        })
        .meta({ id: 'ChangedPassword' }),
    ),
  },
  responses: answersEmpty([401, 429]),
} as const;

export const postPasswordConfirmation = {
  method: 'post',
  path: '/users/confirm_password',
  operationId: 'postPasswordConfirmation',
  description:
    'Checks the password of who is signed in. His session counts as confirmed for some minutes, which calls refused with code 165 ask for. Wrong tries count as failed sign-ins.',
  ...extension('The specification shows the confirm_password screen and not its call.'),
  request: {
    body: body(z.strictObject({ password: z.string().max(200) }).meta({ id: 'ConfirmedPassword' })),
  },
  responses: answersEmpty([401, 429]),
} as const;

export const getConfirmation = {
  method: 'get',
  path: '/users/confirmation',
  operationId: 'getConfirmation',
  description: 'Confirms the email of the player whose mail held the token; a new email counts from then on',
  request: { query: z.object({ confirmation_token: Token }) },
  responses: answersEmpty([409, 422, 429]),
} as const;

export const postConfirmation = {
  method: 'post',
  path: '/users/confirmation',
  operationId: 'postConfirmation',
  description:
    'Mails a link that confirms the email to whoever has it and did not yet. The answer does not tell whether anybody has.',
  ...extension('The specification shows the resend_confirmation_instructions screen and not its call.'),
  request: { body: body(EmailOnly.meta({ id: 'ResentConfirmation' })) },
  responses: answersEmpty([429]),
} as const;

export const getUnlock = {
  method: 'get',
  path: '/users/unlock',
  operationId: 'getUnlock',
  description: 'Lets the player sign in again whose mail held the token',
  request: { query: z.object({ unlock_token: Token }) },
  responses: answersEmpty([422, 429]),
} as const;

export const postUnlock = {
  method: 'post',
  path: '/users/unlock',
  operationId: 'postUnlock',
  description:
    'Mails a link that lifts the sign-in lock to whoever has the email. The answer does not tell whether anybody has.',
  ...extension('The specification shows the resend_unlock_instructions screen and not its call.'),
  request: { body: body(EmailOnly.meta({ id: 'ResentUnlock' })) },
  responses: answersEmpty([429]),
} as const;
