import { z } from 'zod';
import { ChatMessage, NewChatMessage } from '../model/chat.ts';
import { answers, body, extension } from './route.ts';

/** The id by which a social chat knows the player. Source: specification §7. */
export const getWatchersUserId = {
  method: 'get',
  path: '/watchersio/userid',
  operationId: 'getWatchersUserId',
  description: 'The same id each time, from which nobody but the backend learns who the player is',
  responses: answers(z.object({ user_id: z.string() }).meta({ id: 'WatchersUserId' }), [401]),
} as const;

export const getPlayerChat = {
  method: 'get',
  path: '/player/chat',
  operationId: 'getPlayerChat',
  description:
    'The newest 200 messages between the player and support, oldest first. A notification with `object_type` chat says that support has answered. 404 while the chat of `GET /system` is not `own`',
  ...extension('The specification has a chat toggle and no call of a chat that the backend keeps.'),
  responses: answers(z.object({ data: z.array(ChatMessage) }).meta({ id: 'ChatMessages' }), [401, 404]),
} as const;

export const postPlayerChat = {
  method: 'post',
  path: '/player/chat',
  operationId: 'postPlayerChat',
  description:
    'Sends a message to support. Code 185: the request id is that of another message. 404 while the chat of `GET /system` is not `own`',
  ...extension('The specification has a chat toggle and no call of a chat that the backend keeps.'),
  request: { body: body(NewChatMessage) },
  responses: answers(ChatMessage, [401, 404, 409, 429]),
} as const;
