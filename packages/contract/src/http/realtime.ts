import { z } from 'zod';
import { answers, body } from './route.ts';

export const postWebsocketToken = {
  method: 'post',
  path: '/websocket/token',
  operationId: 'postWebsocketToken',
  responses: answers(
    z
      .object({
        token: z.string(),
        user: z.string().nullable().meta({ description: 'Id in `$user:{id}`; null when signed out' }),
      })
      .meta({ id: 'WebsocketToken' }),
  ),
} as const;

export const postWebsocketAuthorize = {
  method: 'post',
  path: '/websocket/authorize',
  operationId: 'postWebsocketAuthorize',
  request: {
    body: body(
      z.object({ channels: z.array(z.string().max(200)).max(128) }).meta({ id: 'WebsocketChannels' }),
    ),
  },
  responses: answers(
    z
      .object({ channels: z.array(z.object({ channel: z.string(), token: z.string() })) })
      .meta({ id: 'WebsocketAuthorization' }),
    [401],
  ),
} as const;
