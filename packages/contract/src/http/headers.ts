/** Header that marks a call as the product's own; the house asks for it on each call that changes something. */
export const APP_HEADER = 'x-touchline-app';
export const APP_MARKER = 'web';
/** Header that names a request: its caller may choose the name, and the answer carries it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Names a test: in development, its pages share nothing that is kept with those of others. */
export const TEST_RUN_HEADER = 'x-test-run';
const REQUEST_ID = /^[\w-]{8,64}$/;
/** Whether a caller may name a request so: the slip and a cash-out send the id of their request, a proxy its own. */
export const isRequestId = (text: string): boolean => REQUEST_ID.test(text);
/** `Accept` of the Platform API, and of the bets calls of the Sportsbook API, which are version 3. Source: specification §7. */
export const PLATFORM_ACCEPT = 'application/vnd.touchline.v1+json';
export const BETS_ACCEPT = 'application/vnd.touchline.v3+json';
/** `Accept-Language` of a locale: itself, with br written as pt-BR. Source: specification §7. */
export const acceptLanguage = (locale: string) => (locale === 'br' ? 'pt-BR' : locale);
/** Prefixes of the two APIs at the house. The web forwards `/sports/api` to them. */
export const PLATFORM_PREFIX = '/platform';
export const BOOK_PREFIX = '/book';
/** Prefix of the pages of the house's own games, which stand in a frame. The web forwards `/sports/api` to it, too. */
export const GAMES_PREFIX = '/games';
/** Path of the real-time endpoint at the house. */
export const REALTIME_PATH = '/connection/websocket';

/** Header of every answer: browsers do not guess types. */
export const NO_SNIFF = { 'x-content-type-options': 'nosniff' } as const;
/** Header of every answer behind https: browsers come back encrypted for a year. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const;

/**
 * Whether a request has several `Host` headers, given as names and values in turn. Programs in a row may each believe
 * another one. Source: RFC 9112 §3.2.
 */
export const hasSeveralHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** Header in which the network before the product says the reader's country, unless `COUNTRY_HEADER` names another. */
export const COUNTRY_HEADER = 'cf-ipcountry';

const HEADER_NAME = /^[a-z0-9-]{1,60}$/;

/** Name of that header in an environment, in small letters; undefined if it is no name. */
export function readCountryHeader(env: { readonly COUNTRY_HEADER?: string | undefined }): string | undefined {
  const name = env.COUNTRY_HEADER?.trim().toLowerCase() || COUNTRY_HEADER;
  return HEADER_NAME.test(name) ? name : undefined;
}
