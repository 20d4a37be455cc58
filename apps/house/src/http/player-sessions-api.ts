import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { endOtherSessions, endSession } from '../commands/end-sessions.ts';
import type { House } from '../house.ts';
import { findPlayerLimits } from '../players/player-limits.ts';
import { openSportsbook } from '../players/sessions.ts';
import { readSessions } from '../queries/sessions.ts';
import { sessionCookie } from './cookies.ts';
import { createApi } from './http-env.ts';
import { limitRefusal, playStateOf } from './play-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

/** Calls of a player about the sessions that he has: opens the sportsbook in one, lists and ends them. */
export function playerSessionsApi(house: House) {
  const api = createApi();

  api.openapi(createRoute(routes.postSportsbookSession), async (c) => {
    const player = await requirePlayer(c, house);
    const { isStopped } = await findPlayerLimits(house.db, player.id);
    if (isStopped) throw new Refusal('sportsbook_closed');
    const { spent } = await playStateOf(c, house, player);
    if (spent) throw limitRefusal(house, spent);
    await openSportsbook(house.db, sessionCookie(c) ?? '', house.playerClock.now());
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.getPlayerSessions), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json({ data: await readSessions(house, player.id, sessionCookie(c) ?? '') }, 200);
  });

  api.openapi(createRoute(routes.deletePlayerSession), async (c) => {
    const player = await requirePlayer(c, house);
    if (!(await endSession(house, player.id, c.req.valid('param').id))) throw new Refusal('not_found');
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.deleteOtherSessions), async (c) => {
    const player = await requirePlayer(c, house);
    await endOtherSessions(house, player.id, sessionCookie(c) ?? '');
    return c.body(null, 204);
  });
  return api;
}
