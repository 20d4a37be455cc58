import { z } from 'zod';
import { PushDevice, PushSubscriptionChange } from '../model/push.ts';
import { answers, answersEmpty, body, extension } from './route.ts';

/** Key that browsers subscribe with, and the devices of the player that are told. */
export const getPush = {
  method: 'get',
  path: '/push',
  operationId: 'getPush',
  ...extension('Browsers subscribe with a key of the sender, and no call returns it.'),
  responses: answers(
    z
      .object({
        public_key: z.string().meta({ description: 'Point of P-256, uncompressed, as base64url' }),
        devices: z.array(PushDevice),
      })
      .meta({ id: 'Push' }),
    [401],
  ),
} as const;

/** Hands a subscription over. It is told of nothing before its id is saved with the settings. */
export const postPushSubscription = {
  method: 'post',
  path: '/push/subscriptions',
  operationId: 'postPushSubscription',
  ...extension(
    'The settings take the id of a subscription that a service of others made; a house that sends itself needs the subscription.',
  ),
  request: { body: body(PushSubscriptionChange) },
  responses: answers(PushDevice, [401]),
} as const;

export const deletePushSubscription = {
  method: 'delete',
  path: '/push/subscriptions/{id}',
  operationId: 'deletePushSubscription',
  description: 'The device is told of nothing more; one that is not there stays away',
  ...extension('What is switched on can be switched off, on each device.'),
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: answersEmpty([401]),
} as const;
