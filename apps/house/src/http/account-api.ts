import { createRoute } from '@hono/zod-openapi';
import { FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { changeEmail } from '../commands/change-email.ts';
import { changeProfile } from '../commands/change-profile.ts';
import { erasePlayer } from '../commands/erase-player.ts';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { readCompPoints } from '../queries/comp-points.ts';
import { presentUser } from '../queries/player.ts';
import { exportPlayer } from '../queries/player-export.ts';
import { clearSessionCookie, deviceIdOf } from './cookies.ts';
import { createApi } from './http-env.ts';
import { requireFreshPassword } from './password-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { addressOf, requirePlayer, withinRate } from './visitor.ts';

/** Calls of the account page. */
export function accountApi(house: House) {
  const api = createApi();

  api.openapi(createRoute(routes.patchPlayer), async (c) => {
    const player = await requirePlayer(c, house);
    const result = await changeProfile(house, player, c.req.valid('json'));
    if (result.kind === 'wrong_fields') throw new Refusal('invalid', { details: result.fields });
    return c.json(await presentUser(house, result.player, c.var.locale), 200);
  });

  const emails = createRateLimit(house.options.rates.signIn);
  api.openapi(createRoute(routes.postPlayerEmail), async (c) => {
    const player = await requirePlayer(c, house);
    withinRate(emails.take(player.id, house.playerClock.now()));
    await requireFreshPassword(c, house);
    const result = await changeEmail(house, player, c.req.valid('json').email);
    if (result.kind === 'refused') withinRate(result.waitMs);
    if (result.kind === 'wrong_email')
      throw new Refusal('invalid', { details: [{ field: 'email', key: result.key }] });
    if (result.kind === 'taken')
      throw new Refusal('email_taken', { details: [{ field: 'email', key: 'error.auth.email_taken' }] });
    if (result.kind === 'refused') throw new Refusal('too_many_requests');
    return c.json(await presentUser(house, result.player, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.getCompPoints), async (c) => {
    const { id } = await requirePlayer(c, house);
    return c.json(await readCompPoints(house, { playerId: id, locale: c.var.locale }), 200);
  });

  api.openapi(createRoute(routes.getStatusGroups), async (c) => {
    await requirePlayer(c, house);
    return c.json(await house.loyalty.groups(c.var.locale), 200);
  });

  api.openapi(createRoute(routes.getPlayerExport), async (c) => {
    const { id } = await requirePlayer(c, house);
    const download = { 'content-disposition': 'attachment; filename="account-data.json"' };
    return c.json(await exportPlayer(house, id), 200, download);
  });

  api.openapi(createRoute(routes.postErasure), async (c) => {
    const player = await requirePlayer(c, house);
    const from = { address: addressOf(c), deviceId: deviceIdOf(c) };
    const result = await erasePlayer(house, player, { ...c.req.valid('json'), from });
    switch (result.kind) {
      case 'refused':
        throw new Refusal('too_many_requests', { retryAfterS: Math.ceil(result.waitMs / 1000) });
      case 'wrong_password':
        throw new Refusal('wrong_password', {
          details: [{ field: 'password', key: FIELD_KEYS.ownPassword }],
        });
      case 'open_bets':
        throw new Refusal('erasure_open_bets');
      case 'balance':
        throw new Refusal('erasure_balance');
      case 'erased':
        clearSessionCookie(c);
        return c.body(null, 204);
    }
  });
  return api;
}
