import { z } from 'zod';
import { ServedBrand } from '../brand/brand.ts';
import { CurrencyCode } from '../model/ids.ts';
import {
  Account,
  CompPoints,
  EmailText,
  PhoneCountry,
  PhoneText,
  PlayerExport,
  PlayerProfile,
  PlayerSession,
  SignIn,
  SignUp,
  StatusGroup,
  User,
} from '../model/player.ts';
import { SystemData } from '../model/settings.ts';
import { answers, answersEmpty, body, extension } from './route.ts';

export const getPlayer = {
  method: 'get',
  path: '/player',
  operationId: 'getPlayer',
  responses: answers(User),
} as const;

export const getPlayerAccounts = {
  method: 'get',
  path: '/player/accounts',
  operationId: 'getPlayerAccounts',
  description: 'Active accounts only',
  responses: answers(z.array(Account), [401]),
} as const;

export const postPlayerAccounts = {
  method: 'post',
  path: '/player/accounts',
  operationId: 'postPlayerAccounts',
  request: { body: body(z.object({ currency: CurrencyCode }).meta({ id: 'NewAccount' })) },
  responses: answers(Account, [401]),
} as const;

export const patchPlayerLocale = {
  method: 'patch',
  path: '/player/update_locale',
  operationId: 'patchPlayerLocale',
  request: {
    body: body(
      z
        .object({
          locale: z
            .string()
            .max(10)
            .meta({ description: 'One of `locales` of the system data; any other is refused with 422' }),
        })
        .meta({ id: 'PlayerLocale' }),
    ),
  },
  responses: answers(z.object({ language: z.string() }).meta({ id: 'PlayerLanguage' }), [401]),
} as const;

export const patchPlayer = {
  method: 'patch',
  path: '/player',
  operationId: 'patchPlayer',
  description: 'Changes the names of the player',
  ...extension('The user of the specification has names, and no call changes them.'),
  request: { body: body(PlayerProfile) },
  responses: answers(User, [401]),
} as const;

export const getCompPoints = {
  method: 'get',
  path: '/player/comp_points',
  operationId: 'getCompPoints',
  responses: answers(CompPoints, [401]),
} as const;

export const getStatusGroups = {
  method: 'get',
  path: '/player/status_groups',
  operationId: 'getStatusGroups',
  description: 'Status groups, lowest first',
  responses: answers(z.array(StatusGroup), [401]),
} as const;

export const getPlayerExport = {
  method: 'get',
  path: '/player/export',
  operationId: 'getPlayerExport',
  description: 'A download',
  ...extension('Who is known may read what is stored of him, and no call returns it.'),
  responses: answers(PlayerExport, [401]),
} as const;

export const postErasure = {
  method: 'post',
  path: '/player/erasure',
  operationId: 'postErasure',
  description:
    'Erases the data of the player and ends all his sessions. What has to be kept stays without him',
  ...extension('Who leaves may have his data erased, and no call does it.'),
  request: { body: body(z.strictObject({ password: z.string().max(200) }).meta({ id: 'Erasure' })) },
  responses: answersEmpty([401, 409, 429]),
} as const;

export const postSportsbookSession = {
  method: 'post',
  path: '/sportsbook_sessions',
  operationId: 'postSportsbookSession',
  description:
    'Opens the sportsbook in the session of the player. Idempotent: the first time stays. 403 tells that the player may not bet: code 166 for good, code 175 while a limit of time is reached',
  responses: answersEmpty([401]),
} as const;

export const deleteSession = {
  method: 'delete',
  path: '/users/sign_out',
  operationId: 'deleteSession',
  responses: answersEmpty(),
} as const;

export const postSignIn = {
  method: 'post',
  path: '/users/sign_in',
  operationId: 'postSignIn',
  ...extension('The specification shows the sign-in screen and not its call.'),
  request: { body: body(SignIn) },
  responses: answers(User, [401, 429]),
} as const;

export const postSignUp = {
  method: 'post',
  path: '/users/sign_up',
  operationId: 'postSignUp',
  description:
    'Where emails have to be confirmed, and by phone, nobody is signed in by it: the answer is a user without an id, whether the email or phone has an account already or not',
  ...extension('The specification shows the sign-up screen and not its call.'),
  request: { body: body(SignUp) },
  responses: answers(User, [409, 429]),
} as const;

export const postSignUpCode = {
  method: 'post',
  path: '/users/sign_up/code',
  operationId: 'postSignUpCode',
  description:
    'Opens the account of who signed up by phone, with the code of the text message and the password that was chosen, and signs in. A wrong code is answered the same whether anybody has the phone.',
  ...extension('A player may sign up by phone, which a code confirms.'),
  request: {
    body: body(
      z
        .strictObject({
          phone: PhoneText,
          country: PhoneCountry.optional(),
          code: z.string().max(20),
          password: z.string().max(200),
        })
        .meta({ id: 'SignUpCode' }),
    ),
  },
  responses: answers(User, [409, 429]),
} as const;

export const postPlayerEmail = {
  method: 'post',
  path: '/player/email',
  operationId: 'postPlayerEmail',
  description:
    'Gives the player another email. Where emails have to be confirmed it counts once the link that is mailed to it is opened, and the answer does not tell whether somebody else has it. His own email takes back what waits. Code 165 asks for the password again.',
  ...extension('Who has a new email changes it, and no call does it.'),
  request: {
    body: body(z.strictObject({ email: EmailText }).meta({ id: 'ChangedEmail' })),
  },
  responses: answers(User, [401, 409, 429]),
} as const;

export const getPlayerSessions = {
  method: 'get',
  path: '/player/sessions',
  operationId: 'getPlayerSessions',
  description: 'Sessions of the player that last, the one used last first',
  ...extension('A player sees where he is signed in, and no call of the specification lists it.'),
  responses: answers(z.object({ data: z.array(PlayerSession) }).meta({ id: 'PlayerSessions' }), [401]),
} as const;

export const deletePlayerSession = {
  method: 'delete',
  path: '/player/sessions/{id}',
  operationId: 'deletePlayerSession',
  description: 'Ends one session and its real-time connection; its own is signed out',
  ...extension('Who sees a session that is not his ends it.'),
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: answersEmpty([401]),
} as const;

export const deleteOtherSessions = {
  method: 'delete',
  path: '/player/sessions',
  operationId: 'deleteOtherSessions',
  description: 'Ends every session but the one that asks',
  ...extension('A lost device, or a password that others know, ends everything else at once.'),
  responses: answersEmpty([401]),
} as const;

export const getSystem = {
  method: 'get',
  path: '/system',
  operationId: 'getSystem',
  ...extension('System data (specification §3) has no call of its own there.'),
  responses: answers(SystemData),
} as const;

export const getBrand = {
  method: 'get',
  path: '/brand',
  operationId: 'getBrand',
  ...extension("A theme is the operator's own; the specification names themes and no call that returns one."),
  responses: answers(ServedBrand),
} as const;

export const getMessages = {
  method: 'get',
  path: '/messages',
  operationId: 'getMessages',
  ...extension('An operator may word screens otherwise, and no call returns his words.'),
  responses: answers(
    z
      .object({
        messages: z.record(z.string(), z.string()).meta({
          description:
            'ICU messages by key, in the locale asked: they stand in place of those of the catalog',
        }),
        faults: z
          .array(z.object({ path: z.string(), reason: z.string() }))
          .optional()
          .meta({
            description: "What was left out of the operator's files, and where; absent where nothing was",
          }),
      })
      .meta({ id: 'OwnMessages' }),
  ),
} as const;
