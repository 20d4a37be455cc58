import { createRoute } from '@hono/zod-openapi';
import { type BreakType, isBreakLength } from '@touchline/contract/constants';
import { ERROR_CODES, FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { type AskedBreak, beginBreak } from '../commands/begin-break.ts';
import type { House } from '../house.ts';
import { createApi } from './http-env.ts';
import { requireFreshPassword } from './password-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer } from './visitor.ts';

interface BreakBody {
  readonly type: BreakType;
  readonly days?: number | undefined;
  readonly months?: number | undefined;
}

/** Reads the length in the unit of the type. Errors: Refusal unless it is given alone. */
function askedOf({ type, days, months }: BreakBody): AskedBreak {
  const [field, length, other] =
    type === 'cooling_off' ? (['days', days, months] as const) : (['months', months, days] as const);
  if (length === undefined || other !== undefined || !isBreakLength(type, length))
    throw new Refusal('invalid', { details: [{ field, key: FIELD_KEYS.breakLength }] });
  return { type, length };
}

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
