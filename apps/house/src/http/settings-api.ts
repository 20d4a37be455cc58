import { createRoute } from '@hono/zod-openapi';
import { FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { saveDevice } from '../commands/change-push.ts';
import { changeSettings, wrongQuickStakes } from '../commands/change-settings.ts';
import type { House } from '../house.ts';
import { readSettings } from '../queries/settings.ts';
import { createShownLayouts } from '../queries/shown-layouts.ts';
import { cachedFor, neverCached } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { isAccountBlocked, playerOf, requirePlayer } from './visitor.ts';

/** Settings of the house and the player, and the composition of pages. */
export function settingsApi(house: House) {
  const api = createApi();
  const layouts = createShownLayouts(house);
  const readerOf = async (c: HttpContext, playerId: string | null) => ({
    playerId,
    isAccountBlocked: await isAccountBlocked(c, house),
  });
  api.use('/settings', neverCached);
  api.use('/layouts', cachedFor(1));
  api.use('/layouts/*', cachedFor(1));

  api.openapi(createRoute(routes.getSettings), async (c) => {
    const player = await playerOf(c, house);
    return c.json(await readSettings(house, await readerOf(c, player?.id ?? null)), 200);
  });

  api.openapi(createRoute(routes.postSettings), async (c) => {
    const player = await requirePlayer(c, house);
    const { one_signal_push_notification_subscription: deviceId, ...change } = c.req.valid('json');
    const wrong = wrongQuickStakes(change.stakes);
    if (wrong.length > 0) {
      const details = wrong.map((code) => ({ key: FIELD_KEYS.quickStakes, field: `stakes.${code}` }));
      throw new Refusal('invalid', { details });
    }
    if (deviceId !== undefined && !(await saveDevice(house, player.id, deviceId))) {
      const field = 'one_signal_push_notification_subscription';
      throw new Refusal('invalid', { details: [{ key: 'error.request.invalid', field }] });
    }
    await changeSettings(house, player.id, change);
    return c.json(await readSettings(house, await readerOf(c, player.id)), 200);
  });

  api.openapi(createRoute(routes.getLayout), async (c) => {
    const layout = await layouts.of(c.req.valid('param').page, c.req.valid('query').country ?? null);
    if (!layout) throw new Refusal('not_found');
    return c.json(layout, 200);
  });

  api.openapi(createRoute(routes.getLayouts), async (c) => c.json(await layouts.countries(), 200));
  return api;
}
