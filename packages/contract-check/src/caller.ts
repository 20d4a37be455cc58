import {
  APP_HEADER,
  APP_MARKER,
  acceptLanguage,
  BETS_ACCEPT,
  PLATFORM_ACCEPT,
} from '@touchline/contract/headers';
import type { Input, Probe } from './probe.ts';

/** Roots of the two APIs, without a slash at the end. */
export interface Backend {
  readonly platform: string;
  readonly book: string;
}

/** What came back. `body` is parsed where it is JSON; `fault` says why nothing did. */
export interface Answer {
  readonly status: number;
  readonly isJson: boolean;
  readonly cacheControl: string;
  readonly body: unknown;
  readonly tookMs: number;
  readonly fault: string | null;
}

const LIMIT_MS = 15_000;

/** The address of a call. */
export function addressOf(
  backend: Backend,
  { api, call }: Probe,
  { params = {}, query = {} }: Input,
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${backend[api]}${path}${search.size > 0 ? `?${search}` : ''}`;
}

const acceptOf = ({ api, call }: Probe): string =>
  api === 'platform' ? PLATFORM_ACCEPT : call.path.startsWith('/bets') ? BETS_ACCEPT : 'application/json';

/** Calls as the web app does: its headers, and one cookie jar for both APIs. */
export function createCaller(backend: Backend, locale: string) {
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const headersOf = (probe: Probe, input: Input): Record<string, string> => ({
    accept: acceptOf(probe),
    'accept-language': acceptLanguage(locale),
    ...(probe.call.method !== 'get' && { [APP_HEADER]: APP_MARKER }),
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  return async (probe: Probe, input: Input): Promise<Answer> => {
    const began = performance.now();
    const tookMs = () => Math.round(performance.now() - began);
    try {
      const response = await fetch(addressOf(backend, probe, input), {
        method: probe.call.method.toUpperCase(),
        headers: headersOf(probe, input),
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      });
      keep(response.headers.getSetCookie());
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const cacheControl = response.headers.get('cache-control') ?? '';
      const body: unknown = isJson ? JSON.parse(text) : text;
      return { status: response.status, isJson, cacheControl, body, tookMs: tookMs(), fault: null };
    } catch (error) {
      const fault = reasonOf(error);
      return { status: 0, isJson: false, cacheControl: '', body: null, tookMs: tookMs(), fault };
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${LIMIT_MS / 1000} s`;
  if (error instanceof SyntaxError) return 'the body says that it is JSON and is not';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
