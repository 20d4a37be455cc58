import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { PAGES, type Page } from '@touchline/contract/layout';
import { changeSettings, wrongQuickStakes } from '../commands/change-settings.ts';
import type { House } from '../house.ts';
import { createLayouts } from '../queries/layouts.ts';
import { readSettings } from '../queries/settings.ts';
import { cachedFor, neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { playerOf, requirePlayer } from './visitor.ts';

const isPage = (text: string): text is Page => (PAGES as readonly string[]).includes(text);

/** Settings of the house and the player, and the composition of pages. */
export function settingsApi(house: House) {
  const api = createApi();
  const layouts = createLayouts(house.options.dataDir);
  api.use('/settings', neverCached);
  api.use('/layouts/*', cachedFor(1));

  api.openapi(createRoute(routes.getSettings), async (c) => {
    const player = await playerOf(c, house);
    return c.json(await readSettings(house, player?.id ?? null), 200);
  });

  api.openapi(createRoute(routes.postSettings), async (c) => {
    const player = await requirePlayer(c, house);
    const change = c.req.valid('json');
    const wrong = wrongQuickStakes(change.stakes);
    if (wrong.length > 0) {
      const details = wrong.map((code) => ({ key: 'error.request.invalid', field: `stakes.${code}` }));
      throw new Refusal('invalid', { details });
    }
    await changeSettings(house, player.id, change);
    return c.json(await readSettings(house, player.id), 200);
  });

  api.openapi(createRoute(routes.getLayout), async (c) => {
    const { page } = c.req.valid('param');
    if (!isPage(page)) throw new Refusal('not_found');
    return c.json(await layouts.of(page), 200);
  });
  return api;
}
