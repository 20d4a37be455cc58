import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../../house.ts';
import { sessionHash } from '../../players/sessions.ts';
import { sessionCookie } from '../cookies.ts';
import { createApi } from '../http-env.ts';
import { Refusal } from '../refusal-answer.ts';
import { requireOpenCountry, requirePlayer } from '../visitor.ts';
import type { WidgetTickets } from './widget-tickets.ts';

/** Gives the payment widget its token. */
export function widgetApi(house: House, tickets: WidgetTickets) {
  const api = createApi();
  api.openapi(createRoute(routes.postPaymentWidget), async (c) => {
    await requirePlayer(c, house);
    await requireOpenCountry(c, house);
    const { payments, platformOrigin } = house.options;
    const session = sessionCookie(c);
    if (payments === 'off' || platformOrigin === null || !session) throw new Refusal('payments_off');
    const { ticket, until } = tickets.issue(sessionHash(session), house.now());
    return c.json({ token: ticket, expires_at: until }, 200);
  });
  return api;
}
