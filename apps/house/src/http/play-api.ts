import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { acknowledgeCheck } from '../commands/acknowledge-check.ts';
import { trackActivity } from '../commands/track-activity.ts';
import type { House } from '../house.ts';
import { countSignedIn } from '../limits/time-usage.ts';
import { sessionHash } from '../players/sessions.ts';
import { readPlaySummary } from '../queries/play-summary.ts';
import { hasPlayWatch, presentPlayState } from '../queries/responsible-gambling.ts';
import { sessionCookie } from './cookies.ts';
import { createApi } from './http-env.ts';
import { limitRefusal, playStateOf } from './play-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

/** Calls about the reality check of a session, and about limits of time. */
export function playApi(house: House) {
  const api = createApi();

  api.openapi(createRoute(routes.getResponsibleGambling), async (c) => {
    const player = await requirePlayer(c, house);
    const count = {
      playerId: player.id,
      currency: player.currency,
      bounds: house.periods.boundsAt(house.now()),
    };
    const now = house.playerClock.now();
    await countSignedIn(house.db, { ...count, now }, sessionHash(sessionCookie(c) ?? ''));
    const state = await playStateOf(c, house, player);
    if (!hasPlayWatch(state)) throw new Refusal('nothing_to_watch');
    if (state.spent) throw limitRefusal(house, state.spent);
    return c.json(await presentPlayState(house, player, state), 200);
  });

  api.openapi(createRoute(routes.getPlaySummary), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json(await readPlaySummary(house, player), 200);
  });

  api.openapi(createRoute(routes.postSportsbookContinue), async (c) => {
    const player = await requirePlayer(c, house);
    await acknowledgeCheck(house, player.id, sessionHash(sessionCookie(c) ?? ''));
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.postActivity), async (c) => {
    const player = await requirePlayer(c, house);
    const reached = await trackActivity(house, player);
    if (reached) throw limitRefusal(house, reached, 'activity_limit');
    return c.body(null, 204);
  });
  return api;
}
