import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { sendChatMessage } from '../commands/send-chat-message.ts';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { findChat } from '../queries/support-chat.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer, withinRate } from './visitor.ts';

const MESSAGES_PER_MINUTE = 10;

/** The chat of players with support that this backend keeps. */
export function playerChatApi(house: House) {
  const api = createApi();
  const tries = createRateLimit(MESSAGES_PER_MINUTE);

  const writerOf = async (c: HttpContext) => {
    const player = await requirePlayer(c, house);
    if ((await house.chat.read())?.adapter !== 'own') throw new Refusal('not_found');
    return player;
  };

  api.openapi(createRoute(routes.getPlayerChat), async (c) => {
    const { id } = await writerOf(c);
    return c.json({ data: await findChat(house.db, id) }, 200);
  });

  api.openapi(createRoute(routes.postPlayerChat), async (c) => {
    const { id } = await writerOf(c);
    withinRate(tries.take(id, house.now()));
    const { request_id: requestId, text } = c.req.valid('json');
    const message = await sendChatMessage(house.db, { playerId: id, requestId, text }, house.now());
    if (message === 'reused') throw new Refusal('chat_reused');
    return c.json(message, 200);
  });
  return api;
}
