import { z } from 'zod';
import { User } from '../model/player.ts';
import { ConsentChange, Consents, MissedFields } from '../model/player-fields.ts';
import { answers, body, extension } from './route.ts';

export const postMissedFields = {
  method: 'post',
  path: '/player/missed_fields',
  operationId: 'postMissedFields',
  description:
    'Fills in what `auth_fields_missed` names. Country and date of birth cannot be changed once they are known.',
  ...extension(
    'The specification shows the missed_auth_fields screen and not the call that saves its fields.',
  ),
  request: { body: body(MissedFields) },
  responses: answers(User, [401]),
} as const;

export const getMunicipalities = {
  method: 'get',
  path: '/municipalities',
  operationId: 'getMunicipalities',
  description: 'Names of the municipalities of a country; none if any name is taken',
  ...extension('A bet may be refused for want of a municipality, and no call lists those that are known.'),
  request: { query: z.object({ country: z.string().max(2) }) },
  responses: answers(z.object({ data: z.array(z.string()) }).meta({ id: 'Municipalities' })),
} as const;

export const getConsents = {
  method: 'get',
  path: '/player/consents',
  operationId: 'getConsents',
  ...extension('Marketing is agreed to per channel, and no call says to which.'),
  responses: answers(Consents, [401]),
} as const;

export const patchConsents = {
  method: 'patch',
  path: '/player/consents',
  operationId: 'patchConsents',
  ...extension('What a player agreed to he may withdraw, and no call does it.'),
  request: { body: body(ConsentChange) },
  responses: answers(Consents, [401]),
} as const;
