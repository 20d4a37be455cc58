import { z } from 'zod';
import { PlayerPhone } from '../model/phone.ts';
import { answers, body, extension } from './route.ts';

export const getPlayerPhone = {
  method: 'get',
  path: '/player/phone',
  operationId: 'getPlayerPhone',
  request: { query: z.object({ locale: z.string().max(10).optional() }) },
  responses: answers(PlayerPhone, [401]),
} as const;

export const postPlayerPhone = {
  method: 'post',
  path: '/player/phone',
  operationId: 'postPlayerPhone',
  description:
    'Sets the number that is to be verified and sends a code to it. A verified number stays until then. The answer does not tell whether another player has the number. Code 165 asks for the password again.',
  ...extension('The specification shows the phone_verification screen and not the call that sets a number.'),
  request: {
    body: body(
      z
        .object({
          number: z
            .string()
            .max(40)
            .meta({ description: 'With its country code, or as dialled in `country`' }),
          country: z.string().max(2).optional().meta({ description: "The player's where it is absent" }),
        })
        .meta({ id: 'PhoneNumber' }),
    ),
  },
  responses: answers(PlayerPhone, [401, 429]),
} as const;

export const postPlayerPhoneCode = {
  method: 'post',
  path: '/player/phone/code',
  operationId: 'postPlayerPhoneCode',
  description: 'Sends another code to the number that waits for one. It ends the code before.',
  ...extension('The specification names a resend timeout and not the call that sends a code again.'),
  responses: answers(PlayerPhone, [401, 422, 429]),
} as const;

export const postPlayerPhoneConfirm = {
  method: 'post',
  path: '/player/phone/confirm',
  operationId: 'postPlayerPhoneConfirm',
  description: 'Verifies the number that waits, with the code of its text message',
  ...extension('The specification shows the phone_verification screen and not the call that takes the code.'),
  request: { body: body(z.object({ code: z.string().max(20) }).meta({ id: 'PhoneCode' })) },
  responses: answers(PlayerPhone, [401, 409, 429]),
} as const;
