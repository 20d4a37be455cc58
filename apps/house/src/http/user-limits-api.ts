import { createRoute } from '@hono/zod-openapi';
import type { NewUserLimit } from '@touchline/contract';
import { LIMIT_MINUTES, PERIOD_MINUTES, type TimeLimitType } from '@touchline/contract/constants';
import { FIELD_KEYS } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { changeUserLimits } from '../commands/change-user-limits.ts';
import { declineDepositLimit } from '../commands/decline-deposit-limit.ts';
import type { House } from '../house.ts';
import { isDepositLimitDue } from '../limits/deposit-limit-due.ts';
import type { LimitChange } from '../limits/transitions.ts';
import { isMoneyLimit, isPeriodicLimit } from '../limits/value-types.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { findLimitUsage, findUserLimits, presentLimit } from '../queries/user-limits.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { requirePlayer, withinRate } from './visitor.ts';

const wrong = (field: keyof NewUserLimit, key: string) =>
  new Refusal('invalid', { details: [{ field, key }] });

function requireMinutes(type: TimeLimitType, { value, period = null }: NewUserLimit): void {
  const { min, max } = LIMIT_MINUTES[type];
  if (value < min || value > Math.min(max, period === null ? max : PERIOD_MINUTES[period]))
    throw wrong('value', FIELD_KEYS.limitMinutes);
}

/** The change that a body asks for. Errors: Refusal that names the field. */
function changeOf(asked: NewUserLimit): LimitChange {
  const { type, period = null, value, currency = null } = asked;
  if (isPeriodicLimit(type) !== (period !== null)) throw wrong('period', FIELD_KEYS.limitPeriod);
  if (currency !== null && !(isMoneyLimit(type) && currencyOf(currency)))
    throw wrong('currency', FIELD_KEYS.currency);
  if (!isMoneyLimit(type)) requireMinutes(type, asked);
  return { kind: 'set', type, period, value, currency };
}

const REFUSALS = {
  not_found: 'not_found',
  not_confirmable: 'limit_not_confirmable',
  not_changeable: 'limit_not_changeable',
} as const;

/** Limits that a player sets himself. */
export function userLimitsApi(house: House) {
  const api = createApi();
  const tries = createRateLimit(house.options.rates.placement);
  const change = async (c: HttpContext, asked: LimitChange) => {
    const player = await requirePlayer(c, house);
    withinRate(tries.take(player.id, house.now()));
    const outcome = await changeUserLimits(house, player, asked);
    if ('refusal' in outcome) throw new Refusal(REFUSALS[outcome.refusal]);
    return presentLimit(outcome.shown, house.periods);
  };

  api.openapi(createRoute(routes.getUserLimits), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json(await findUserLimits(house, player.id), 200);
  });

  api.openapi(createRoute(routes.getUserLimitUsage), async (c) => {
    const player = await requirePlayer(c, house);
    const [data, { waitMs }, isDue] = await Promise.all([
      findLimitUsage(house, player.id),
      house.limitPolicy.of(player.country),
      isDepositLimitDue(house, player),
    ]);
    return c.json({ data, wait_ms: waitMs, deposit_limit_due: isDue }, 200);
  });

  api.openapi(createRoute(routes.postUserLimit), async (c) =>
    c.json(await change(c, changeOf(c.req.valid('json'))), 200),
  );

  api.openapi(createRoute(routes.postUserLimitDecline), async (c) => {
    const player = await requirePlayer(c, house);
    withinRate(tries.take(player.id, house.now()));
    const declinedAt = await declineDepositLimit(house, player.id);
    return c.json({ type: c.req.valid('json').type, declined_at: declinedAt }, 200);
  });

  api.openapi(createRoute(routes.deleteUserLimit), async (c) =>
    c.json(await change(c, { kind: 'remove', id: c.req.valid('param').id }), 200),
  );

  api.openapi(createRoute(routes.postUserLimitConfirm), async (c) =>
    c.json(await change(c, { kind: 'confirm', id: c.req.valid('param').id }), 200),
  );

  api.openapi(createRoute(routes.postUserLimitKeep), async (c) =>
    c.json(await change(c, { kind: 'keep', id: c.req.valid('param').id }), 200),
  );
  return api;
}
