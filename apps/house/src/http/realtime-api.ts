import { createRoute } from '@hono/zod-openapi';
import { parseChannel } from '@touchline/contract/channels';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { playerOf, requirePlayer } from './visitor.ts';

const TOKEN_TTL_S = 45 * 60;
/** Tokens end at different times, so that clients do not all ask at once. */
const ttl = () => Math.round(TOKEN_TTL_S * (0.8 + Math.random() * 0.4));

/** Tokens of the real-time layer: one that says who connects, and one for each channel of one's own. */
export function realtimeApi(house: House) {
  const api = createApi();
  api.use('/websocket/*', neverCached);

  api.openapi(createRoute(routes.postWebsocketToken), async (c) => {
    const player = await playerOf(c, house);
    const token = await house.tokens.signConnection(player?.id ?? '', ttl());
    return c.json({ token, user: player?.id ?? null }, 200);
  });

  api.openapi(createRoute(routes.postWebsocketAuthorize), async (c) => {
    const player = await requirePlayer(c, house);
    const { channels } = c.req.valid('json');
    const areOwn = channels.every((name) => {
      const channel = parseChannel(name);
      return channel?.kind === 'user' && channel.subject === player.id;
    });
    if (!areOwn) throw new Refusal('forbidden');
    const signed = channels.map(async (channel) => ({
      channel,
      token: await house.tokens.signSubscription(player.id, channel, ttl()),
    }));
    return c.json({ channels: await Promise.all(signed) }, 200);
  });
  return api;
}
