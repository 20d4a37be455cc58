import { createRoute } from '@hono/zod-openapi';
import type { NewBreak } from '@touchline/contract';
import { ERROR_CODES } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { type AskedBreak, beginBreak } from '../commands/begin-break.ts';
import type { House } from '../house.ts';
import { createApi } from './http-env.ts';
import { requireFreshPassword } from './password-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

const askedOf = (body: NewBreak): AskedBreak => ({
  type: body.type,
  length: body.type === 'cooling_off' ? body.days : body.months,
});

/** The call by which a player begins a break. */
export function breaksApi(house: House) {
  const api = createApi();

  api.openapi(createRoute(routes.postBreak), async (c) => {
    const player = await requirePlayer(c, house);
    const asked = askedOf(c.req.valid('json'));
    await requireFreshPassword(c, house);
    const { kind, running } = await beginBreak(house, player.id, asked);
    const endsAt = house.playerClock.told(running.endsAt);
    if (kind === 'shorter')
      throw new Refusal('break_shorter', {
        details: [{ key: ERROR_CODES.break_shorter.key, ends_at: endsAt }],
      });
    return c.json({ type: running.type, ends_at: endsAt }, 200);
  });
  return api;
}
