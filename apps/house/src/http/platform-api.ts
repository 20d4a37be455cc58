import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { changeLocale } from '../commands/change-settings.ts';
import { openCurrency } from '../commands/open-currency.ts';
import type { House } from '../house.ts';
import { localeOf } from '../locales.ts';
import { presentBreakOf } from '../queries/break.ts';
import { findAccounts, presentUser } from '../queries/player.ts';
import { accountApi } from './account-api.ts';
import { breaksApi } from './breaks-api.ts';
import { clearSessionCookie, renewDeviceCookie, sessionCookie } from './cookies.ts';
import { errorReportsApi } from './error-reports-api.ts';
import { acceptsPlatform, neverCached, signedIn } from './guards.ts';
import { createApi } from './http-env.ts';
import { ownPasswordApi } from './own-password-api.ts';
import { passwordsApi } from './passwords-api.ts';
import { paymentsApi } from './payments-api.ts';
import { phoneApi } from './phone-api.ts';
import { playApi } from './play-api.ts';
import { playerChatApi } from './player-chat-api.ts';
import { playerFieldsApi } from './player-fields-api.ts';
import { playerSessionsApi } from './player-sessions-api.ts';
import { Refusal } from './refusal-answer.ts';
import { sessionsApi } from './sessions-api.ts';
import { systemApi } from './system-api.ts';
import { userLimitsApi } from './user-limits-api.ts';
import { playerOf, requirePlayer } from './visitor.ts';
import { widgetApi } from './widget/widget-api.ts';
import type { WidgetTickets } from './widget/widget-tickets.ts';

const wrong = (fields: readonly { field: string; key: string }[]) =>
  new Refusal('invalid', { details: fields });

/** Paths that players alone may call. */
const OF_PLAYERS = [
  '/player/accounts',
  '/player/update_locale',
  '/player/password',
  '/player/email',
  '/player/phone',
  '/player/phone/code',
  '/player/phone/confirm',
  '/player/missed_fields',
  '/player/consents',
  '/player/breaks',
  '/player/sessions',
  '/player/sessions/:id',
  '/player/payments/*',
  '/player/payments',
  '/player/payment_widget',
  '/player/deposits',
  '/player/deposits/*',
  '/player/payouts',
  '/player/payouts/*',
  '/player/movements',
  '/player/movements.csv',
  '/player/comp_points',
  '/player/status_groups',
  '/player/export',
  '/player/erasure',
  '/user_limits',
  '/user_limits/*',
  '/users/confirm_password',
  '/sportsbook_sessions',
  '/sportsbook_sessions/*',
  '/player/responsible_gambling',
  '/player/activity_limit_track',
  '/player/play_summary',
  '/player/limit_usage',
  '/player/chat',
];

/** The Platform API: who is there, his accounts, and what he and the operator set up. */
export function platformApi(house: House, widgetTickets: WidgetTickets) {
  const api = createApi();
  for (const path of OF_PLAYERS) api.use(path, signedIn(house));
  api.on('PATCH', '/player', signedIn(house));
  api.use(acceptsPlatform, neverCached);
  api.route('/', sessionsApi(house));
  api.route('/', playerSessionsApi(house));
  api.route('/', playApi(house));
  api.route('/', ownPasswordApi(house));
  api.route('/', passwordsApi(house));
  api.route('/', paymentsApi(house));
  api.route('/', widgetApi(house, widgetTickets));
  api.route('/', accountApi(house));
  api.route('/', phoneApi(house));
  api.route('/', userLimitsApi(house));
  api.route('/', playerFieldsApi(house));
  api.route('/', errorReportsApi(house));
  api.route('/', breaksApi(house));
  api.route('/', playerChatApi(house));
  api.route('/', systemApi(house));

  api.openapi(createRoute(routes.getPlayer), async (c) => {
    const player = await playerOf(c, house);
    renewDeviceCookie(c);
    const user = await presentUser(house, player, c.var.locale);
    const session = sessionCookie(c);
    if (player || !session) return c.json(user, 200);
    const running = await presentBreakOf(house, session);
    if (!running) clearSessionCookie(c);
    return c.json({ ...user, ...(running && { break: running }) }, 200);
  });

  api.openapi(createRoute(routes.getPlayerAccounts), async (c) => {
    const player = await requirePlayer(c, house);
    return c.json(await findAccounts(house, player.id), 200);
  });

  api.openapi(createRoute(routes.postPlayerAccounts), async (c) => {
    const player = await requirePlayer(c, house);
    const account = await openCurrency(house, player.id, c.req.valid('json').currency);
    if (!account) throw wrong([{ field: 'currency', key: 'error.field.currency' }]);
    return c.json(account, 200);
  });

  api.openapi(createRoute(routes.patchPlayerLocale), async (c) => {
    const player = await requirePlayer(c, house);
    const locale = localeOf(c.req.valid('json').locale, house.options.locales);
    if (!locale) throw wrong([{ field: 'locale', key: 'error.request.invalid' }]);
    await changeLocale(house, player.id, locale);
    return c.json({ language: locale }, 200);
  });
  return api;
}
