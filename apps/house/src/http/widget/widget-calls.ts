import { PLATFORM_PREFIX } from '@touchline/contract/headers';
import type { MiddlewareHandler } from 'hono';
import type { House } from '../../house.ts';
import { sessionPlayerByHash } from '../../players/sessions.ts';
import type { HttpEnv } from '../http-env.ts';
import type { WidgetTickets } from './widget-tickets.ts';

const PREFIX = `${PLATFORM_PREFIX}/player`;
/** Calls that a ticket opens, and no other. */
const OPENED = [
  /^\/payments\/ways$/,
  /^\/payments\/[\w-]+$/,
  /^\/deposits$/,
  /^\/deposits\/[\w-]+\/confirm$/,
];
const BEARER = /^Bearer (\S+)$/;

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  // Names authorization, which the star leaves out.
  'access-control-allow-headers': 'authorization, *',
  'access-control-max-age': '600',
};

/**
 * Lets the payment widget call for deposits from its frame: answers its preflight, and takes the player from the ticket in
 * `authorization`. Such a call never acts for the cookie that may come along.
 */
export const widgetCalls =
  (house: House, tickets: WidgetTickets): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const { path, method } = c.req;
    if (!OPENED.some((call) => call.test(path.slice(PREFIX.length)))) return next();
    const preflight = method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (preflight) return c.body(null, 204, PREFLIGHT);
    const [, ticket] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    if (ticket === undefined) return next();
    const session = tickets.read(ticket, house.now());
    const player = session && (await sessionPlayerByHash(house.db, session, house.playerClock.now()));
    c.set('hasTicket', true);
    c.set('player', player || null);
    await next();
    c.header('access-control-allow-origin', '*');
  };
