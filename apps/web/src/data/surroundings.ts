import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { basesUnder } from '@touchline/client/http';
import type { OddsFormat } from '@touchline/contract';
import { BASE_PATH, ODDS_FORMATS, TEST_PROVIDERS_COOKIE } from '@touchline/contract/constants';
import { REQUEST_ID_HEADER, readCountryHeader, TEST_RUN_HEADER } from '@touchline/contract/headers';
import { type LocaleSetup, localeSetup, splitLocale } from './locale.ts';
import { localeSettings } from './locale-settings.ts';
import type { Address } from './services.ts';

/** What a page is made in: the request on the server, the document in the browser. */
export interface Surroundings {
  readonly locale: string;
  readonly setup: LocaleSetup;
  readonly oddsFormat: OddsFormat;
  readonly origin: string;
  readonly opened: Address;
  readonly country: string | undefined;
  readonly robots?: string | undefined;
  /** Of the request that the page is rendered for. */
  readonly requestId?: string | undefined;
  /** Of a test, whose pages share no reading with those of others; in development alone. */
  readonly testRun?: string | undefined;
  /** Whose sports a test shows; known on the server only. */
  readonly testProviders?: string | undefined;
  /** What calls for the page say of its reader; on the server only. */
  readonly callHeaders?: Readonly<Record<string, string>>;
  readonly bases: { readonly platform: string; readonly book: string };
}

const isOddsFormat = (value: unknown): value is OddsFormat => ODDS_FORMATS.includes(value as OddsFormat); // compares only

/** Header by which the web server tells the renderer the odds format of the page; the visitor's cookies stay outside. */
const ODDS_HEADER = 'x-odds-format';
const ORIGIN_HEADER = 'x-public-origin';
const COUNTRY_CLASS_HEADER = 'x-country-class';
const TEST_PROVIDERS_HEADER = 'x-test-providers';

export const readSurroundings = createIsomorphicFn()
  .server((): Surroundings => {
    const request = getRequest();
    const setup = localeSettings(process.env);
    const { pathname, search, origin } = new URL(request.url);
    const [locale] = splitLocale(setup, pathname.slice(BASE_PATH.length) || '/');
    const asked = request.headers.get(ODDS_HEADER);
    const country = request.headers.get(COUNTRY_CLASS_HEADER) ?? undefined;
    const testProviders = request.headers.get(TEST_PROVIDERS_HEADER) ?? undefined;
    const countryHeader = readCountryHeader(process.env);
    return {
      locale,
      setup,
      oddsFormat: isOddsFormat(asked) ? asked : 'european',
      origin: request.headers.get(ORIGIN_HEADER) ?? origin,
      opened: { path: pathname, search },
      country,
      testProviders,
      callHeaders: {
        ...(country !== undefined && countryHeader !== undefined && { [countryHeader]: country }),
        ...(testProviders !== undefined && { cookie: `${TEST_PROVIDERS_COOKIE}=${testProviders}` }),
      },
      robots: process.env.ROBOTS,
      requestId: request.headers.get(REQUEST_ID_HEADER) ?? undefined,
      testRun: request.headers.get(TEST_RUN_HEADER) ?? undefined,
      bases: basesUnder(process.env.HOUSE_URL ?? 'http://127.0.0.1:4000'),
    };
  })
  .client((): Surroundings => {
    const { dataset } = document.documentElement;
    const setup = localeSetup(dataset.locales ?? '', dataset.localeRequired === '1');
    const { pathname, search, origin } = window.location;
    const [locale] = splitLocale(setup, pathname.slice(BASE_PATH.length) || '/');
    return {
      locale,
      setup,
      oddsFormat: isOddsFormat(dataset.odds) ? dataset.odds : 'european',
      origin,
      opened: { path: pathname, search },
      country: document.body.dataset.country?.replace('-', '') || undefined,
      bases: basesUnder(`${BASE_PATH}/api`),
    };
  });
