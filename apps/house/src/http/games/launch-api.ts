import { createRoute } from '@hono/zod-openapi';
import { GAMES_PREFIX } from '@touchline/contract/headers';
import * as routes from '@touchline/contract/http';
import { GAMES, type Game } from '../../games/game-bet.ts';
import type { House } from '../../house.ts';
import { sessionHash } from '../../players/sessions.ts';
import { timeZoneOf } from '../../time-zones.ts';
import { sessionCookie } from '../cookies.ts';
import { neverCached } from '../guards.ts';
import { createApi } from '../http-env.ts';
import { Refusal } from '../refusal-answer.ts';
import { requirePlayer } from '../visitor.ts';
import type { GameTickets } from './game-tickets.ts';

/** Under this name the house is its own provider of races and draws. */
const PROVIDER = 'betconstruct';

const isGame = (app: string): app is Game => (GAMES as readonly string[]).includes(app);

/** The call that opens a provider's page for a player. */
export function launchApi({ house, tickets }: { readonly house: House; readonly tickets: GameTickets }) {
  const api = createApi();
  api.use('/:provider/launch', neverCached);
  api.openapi(createRoute(routes.postLaunch), async (c) => {
    await requirePlayer(c, house);
    const { app, theme = null, time_zone: zone = 'UTC' } = c.req.valid('json');
    const isProvider = c.req.valid('param').provider === PROVIDER;
    if (!isProvider || !isGame(app) || house.options.off.has(app)) throw new Refusal('not_found');
    if (house.world.providers()[PROVIDER] !== 'ACTIVE') throw new Refusal('unavailable');
    const ticket = tickets.issue(
      {
        session: sessionHash(sessionCookie(c) ?? ''),
        game: app,
        locale: c.var.locale,
        theme,
        timeZone: timeZoneOf(zone) ?? 'UTC',
      },
      house.now(),
    );
    return c.json({ url: `${GAMES_PREFIX}/${ticket}` }, 200);
  });
  return api;
}
