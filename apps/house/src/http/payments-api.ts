import { createRoute } from '@hono/zod-openapi';
import type { RefusalDetail } from '@touchline/contract';
import { ERROR_CODES } from '@touchline/contract/errors';
import * as routes from '@touchline/contract/http';
import { limitText, momentText } from '../bets/refusal.ts';
import { confirmDeposit } from '../commands/confirm-deposit.ts';
import { requestPayout, withdrawPayout } from '../commands/request-payout.ts';
import { startDeposit } from '../commands/start-deposit.ts';
import type { House } from '../house.ts';
import { isDepositLimitDue } from '../limits/deposit-limit-due.ts';
import type { PaymentRefusal } from '../payments/refusal.ts';
import { lacksPhone } from '../players/phone-policy.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { missedFields } from '../players/sign-up-rules.ts';
import { readStatus } from '../queries/comp-points.ts';
import { isQuickDepositOpen } from '../queries/flags.ts';
import {
  earliestMovement,
  findAllMovements,
  findMovements,
  type MovementFilter,
} from '../queries/movements.ts';
import { movementsCsv } from '../queries/movements-csv.ts';
import {
  findPayment,
  findPayments,
  findPaymentWays,
  presentDeposit,
  presentPayout,
} from '../queries/payments.ts';
import { createPlatformFile } from '../queries/platform-file.ts';
import { serverTimeZone } from '../time-zones.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { requireFreshPassword } from './password-guard.ts';
import { Refusal } from './refusal-answer.ts';
import { requireOpenCountry, requirePlayer, withinRate } from './visitor.ts';

const CSV = 'text/csv; charset=utf-8; header=present';
const PAGE_SIZE = 20;

/** Fields that a refusal is about. */
const FIELDS: Partial<Record<PaymentRefusal['refusal'], string>> = {
  amount_too_low: 'amount',
  amount_too_high: 'amount',
  deposit_limit: 'amount',
  payment_balance: 'amount',
  no_account: 'currency',
  unknown_card: 'card',
  wrong_code: 'code',
};

/** Returns a payment, or ends the request with why there is none. `currency` and `timeZone` are those that the text says. */
function admitted<T extends object>(
  outcome: T | PaymentRefusal,
  c: HttpContext,
  { currency = '', timeZone = 'UTC' } = {},
): T {
  if (!('refusal' in outcome)) return outcome;
  const { refusal } = outcome;
  const name = refusal === 'unknown_card' ? 'invalid' : refusal;
  const field = FIELDS[refusal];
  const detail: RefusalDetail = {
    key: ERROR_CODES[name].key,
    ...(field !== undefined && { field }),
    ...('limit' in outcome && { limit: outcome.limit }),
    ...('restartsAt' in outcome && { period: outcome.period, restarts_at: outcome.restartsAt }),
  };
  const limit = 'limit' in outcome ? limitText(outcome.limit, currency, c.var.locale) : '';
  const time = 'restartsAt' in outcome ? momentText(outcome.restartsAt, c.var.locale, timeZone) : '';
  throw new Refusal(name, { details: field === undefined ? [] : [detail], values: { limit, time } });
}

const toldOf = ({ options }: House, { currency }: { readonly currency: string }) => ({
  currency,
  timeZone: serverTimeZone(options),
});

const partOf = ({
  page,
  limit,
}: {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}) => ({
  page: Math.max(1, page ?? 1),
  limit: Math.max(1, limit ?? PAGE_SIZE),
});

interface MovementQuery {
  readonly group?: MovementFilter['group'] | undefined;
  readonly currency?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Twelve months at most, up to this moment. */
function filterOf({ group, currency, from, to }: MovementQuery, now: number): MovementFilter {
  if (currency !== undefined && !currencyOf(currency))
    throw new Refusal('invalid', { details: [{ key: 'error.field.currency', field: 'currency' }] });
  const end = Math.min(to ?? now + 1, now + 1);
  return {
    group: group ?? null,
    currency: currency ?? null,
    from: Math.max(from ?? 0, earliestMovement(now)),
    to: end,
  };
}

/** Whether a player pays in by a saved card. */
async function mayQuickDeposit(house: House, player: PlayerRow): Promise<boolean> {
  const flags = await house.flags.read();
  if (flags.isActive('quick_deposit') || !flags.isActive('test')) return isQuickDepositOpen(flags, []);
  const { statuses } = await readStatus(house, { player, locale: player.locale });
  return isQuickDepositOpen(flags, statuses);
}

type PlatformFile = ReturnType<typeof createPlatformFile>;

/** Refuses a deposit that the operator's rules stand against. */
async function requireOpenDeposit(
  c: HttpContext,
  house: House,
  { player, platform }: { readonly player: PlayerRow; readonly platform: PlatformFile },
): Promise<void> {
  await requireOpenCountry(c, house);
  if (lacksPhone(house.options, player)) throw new Refusal('phone_unverified');
  const rules = await house.signUpRules.read();
  if (rules.blockedCountries.includes(player.country)) throw new Refusal('country_blocked');
  if (!(await platform.takesDeposits(player.country))) throw new Refusal('payments_off');
  // The payment widget is another way, which no flag closes.
  if (!c.var.hasTicket && !(await mayQuickDeposit(house, player))) throw new Refusal('payments_off');
  if (rules.depositNeedsFields && missedFields(rules, player).length > 0) throw new Refusal('fields_missed');
  if (await isDepositLimitDue(house, player)) throw new Refusal('deposit_limit_due');
}

/** A player's money: in, out, and where it went. */
export function paymentsApi(house: House) {
  const api = createApi();
  const platform = createPlatformFile(house.options);
  const tries = createRateLimit(house.options.rates.placement);
  /** The player who asks to move money, as often as he may place bets. */
  const payerOf = async (c: HttpContext) => {
    const player = await requirePlayer(c, house);
    withinRate(tries.take(player.id, house.now()));
    return player;
  };

  /** The player who pays in or asks for a payout, which wants a confirmed email where emails are confirmed, of who has one. */
  const confirmedPayerOf = async (c: HttpContext) => {
    const player = await payerOf(c);
    if (house.options.emailConfirmation && player.email !== null && player.emailConfirmedAt === null)
      throw new Refusal('email_unconfirmed');
    return player;
  };

  api.openapi(createRoute(routes.getPaymentWays), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json({ data: await findPaymentWays(house, player.id) }, 200);
  });

  api.openapi(createRoute(routes.getPayments), async (c) => {
    const player = await requirePlayer(c, house);
    const { kind = null, ...part } = c.req.valid('query');
    return c.json(await findPayments(house, player.id, { kind, ...partOf(part) }), 200);
  });

  api.openapi(createRoute(routes.getPayment), async (c) => {
    const player = await requirePlayer(c, house);
    const payment = await findPayment(house, player.id, c.req.valid('param').id);
    if (!payment) throw new Refusal('not_found');
    return c.json(payment, 200);
  });

  api.openapi(createRoute(routes.postDeposit), async (c) => {
    const player = await confirmedPayerOf(c);
    await requireOpenDeposit(c, house, { player, platform });
    const { request_id: requestId, return_to: returnTo = null, ...asked } = c.req.valid('json');
    const outcome = await startDeposit(house, { ...asked, playerId: player.id, requestId, returnTo });
    return c.json(presentDeposit(admitted(outcome, c, toldOf(house, asked))), 200);
  });

  api.openapi(createRoute(routes.postDepositConfirm), async (c) => {
    const player = await payerOf(c);
    const of = { id: c.req.valid('param').id, code: c.req.valid('json').code };
    return c.json(presentDeposit(admitted(await confirmDeposit(house, player.id, of), c)), 200);
  });

  api.openapi(createRoute(routes.postPayout), async (c) => {
    const player = await confirmedPayerOf(c);
    await requireFreshPassword(c, house);
    const { request_id: requestId, ...asked } = c.req.valid('json');
    const outcome = await requestPayout(house, { ...asked, playerId: player.id, requestId });
    return c.json(presentPayout(house, admitted(outcome, c, asked)), 200);
  });

  api.openapi(createRoute(routes.deletePayout), async (c) => {
    const player = await requirePlayer(c, house);
    const outcome = await withdrawPayout(house, player.id, c.req.valid('param').id);
    return c.json(presentPayout(house, admitted(outcome, c)), 200);
  });

  api.openapi(createRoute(routes.getMovements), async (c) => {
    const player = await requirePlayer(c, house);
    const query = c.req.valid('query');
    const filter = filterOf(query, house.now());
    return c.json(await findMovements(house, player.id, filter, partOf(query)), 200);
  });

  api.openapi(createRoute(routes.getMovementsCsv), async (c) => {
    const player = await requirePlayer(c, house);
    const movements = await findAllMovements(house, player.id, filterOf(c.req.valid('query'), house.now()));
    return c.text(movementsCsv(movements), 200, {
      'content-type': CSV,
      'content-disposition': 'attachment; filename="movements.csv"',
    });
  });
  return api;
}
