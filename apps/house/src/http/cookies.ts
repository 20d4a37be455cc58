import { randomUUID } from 'node:crypto';
import { DEVICE_COOKIE_S } from '@touchline/contract/constants';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_MS } from '../players/sessions.ts';
import type { HttpContext } from './http-env.ts';
import { needsSecureCookies } from './request-origin.ts';

const SESSION_COOKIE = 'touchline_session';
const DEVICE_COOKIE = 'deviceId';
const DEVICE_ID = /^[\w-]{8,64}$/;

const attributes = (c: HttpContext) =>
  ({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: needsSecureCookies((name) => c.req.header(name)),
  }) as const;

// Written out because the cookie library refuses lifetimes beyond 400 days; browsers cap them themselves.
function longLivedCookie(c: HttpContext, name: string, value: string, seconds: number): string {
  const secure = attributes(c).secure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export const sessionCookie = (c: HttpContext) => getCookie(c, SESSION_COOKIE);

export function setSessionCookie(c: HttpContext, session: string): void {
  setCookie(c, SESSION_COOKIE, session, { ...attributes(c), maxAge: SESSION_MS / 1000 });
}

export function clearSessionCookie(c: HttpContext): void {
  deleteCookie(c, SESSION_COOKIE, attributes(c));
}

/** Id of the device, as its cookie says; null without one. */
export function deviceIdOf(c: HttpContext): string | null {
  const held = getCookie(c, DEVICE_COOKIE);
  return held !== undefined && DEVICE_ID.test(held) ? held : null;
}

/** Prolongs the id of the device; a device without one gets a new one. */
export function renewDeviceCookie(c: HttpContext, id = deviceIdOf(c) ?? randomUUID()): void {
  c.header('set-cookie', longLivedCookie(c, DEVICE_COOKIE, id, DEVICE_COOKIE_S), { append: true });
}
