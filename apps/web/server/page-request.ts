import type { OddsFormat } from '@touchline/contract';
import {
  ODDS_FORMATS,
  readTestProviders,
  TEST_PROVIDERS_COOKIE,
  writeTestProviders,
} from '@touchline/contract/constants';
import { innerPath, type LocaleSetup } from '#data/locale.ts';
import { knownParameters, withKnownSport } from '#data/page-parameters.ts';
import { STORAGE } from '#data/storage.ts';

/** What distinguishes one rendered page from another, and nothing else. */
export interface PageRequest {
  readonly key: string;
  readonly path: string;
  readonly search: string;
  /** The whole query as the visitor wrote it. */
  readonly written: string;
  readonly oddsFormat: OddsFormat;
  /** Of the reader, where pages differ for it. */
  readonly country: string | undefined;
  /** Whose sports the test of a visitor shows, which passes by every cache; undefined outside of one. */
  readonly testProviders: string | undefined;
  /** Of a test, which keeps its pages for itself. */
  readonly testRun: string | undefined;
  /** Rendered for everybody; a page in another odds format is a visitor's own. */
  readonly isPublic: boolean;
  /** The address carried a token or a shared bet: nobody keeps the answer or learns the address from it. */
  readonly isSecret: boolean;
  /** How long anybody may keep the page; 0 where nobody may. */
  readonly maxAgeMs: number;
}

const DEFAULT_FORMAT: OddsFormat = 'european';
const LIVE_MS = 1_000;
const OTHER_MS = 5_000;
/** Pages without prices in play. */
const QUIET_PLACES = new Set([
  '/bets-history',
  '/promotions',
  '/general-rules',
  '/about',
  '/racing',
  '/lotteries',
]);
/** The shell alone, which who asks for it keeps by himself, and pages of one player. */
const NEVER_KEPT = new Set(['/_app', '/account', '/wallet', '/limits']);

const SECRET = /token|^betcode$/i;

/** Whether a query carries what only its bearer should know. Source: specification §2. */
export const hasSecret = (given: URLSearchParams): boolean =>
  [...given.keys()].some((name) => SECRET.test(name));

/**
 * The parameters that pages know, in their order, with values that they know; any other never enters key or HTML.
 * `sports`: keys of the sports that there are; none where they are not known.
 */
export function knownSearch(given: URLSearchParams, sports: readonly string[] = []): string {
  const text = new URLSearchParams({ ...withKnownSport(knownParameters(given), sports) }).toString();
  return text && `?${text}`;
}

function formatOf(cookies: string | undefined): OddsFormat {
  const found = new RegExp(`(?:^|;\\s*)${STORAGE.oddsCookie.name}=([a-z]+)`).exec(cookies ?? '')?.[1];
  return ODDS_FORMATS.find((format) => format === found) ?? DEFAULT_FORMAT;
}

/** The valid part of the cookie of a test, as it is read anywhere. */
function testProvidersOf(cookies: string | undefined): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)${TEST_PROVIDERS_COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1];
  const providers = readTestProviders(found?.replace(/%3A/gi, ':').replace(/%7C/gi, '|').trim());
  return providers ? writeTestProviders(providers) : undefined;
}

function maxAgeOf(place: string): number {
  if (NEVER_KEPT.has(place)) return 0;
  return QUIET_PLACES.has(place) ? OTHER_MS : LIVE_MS;
}

/** Where a reader is, for which countries pages differ, and which sports there are. */
interface PageFacts {
  readonly country: string | undefined;
  readonly named: readonly string[];
  readonly sports?: readonly string[];
  readonly testRun?: string | undefined;
}
const ANYWHERE: PageFacts = { country: undefined, named: [] };

/**
 * Reads a request for a canonical path. Of the visitor's cookies only the odds format counts, of his country only whether
 * pages differ for it. Where they do, nobody else may keep a page: he does not know for whom it is.
 */
export function pageRequest(
  url: URL,
  cookies: string | undefined,
  setup: LocaleSetup,
  { country, named, sports, testRun }: PageFacts = ANYWHERE,
): PageRequest {
  const countryClass = country !== undefined && named.includes(country) ? country : undefined;
  const search = knownSearch(url.searchParams, sports);
  const oddsFormat = formatOf(cookies);
  const testProviders = testProvidersOf(cookies);
  return {
    key: `${oddsFormat} ${countryClass ?? '-'} ${url.pathname}${search}${testRun === undefined ? '' : ` ${testRun}`}`,
    path: url.pathname,
    search,
    written: url.search,
    oddsFormat,
    country: countryClass,
    testProviders,
    testRun,
    isPublic: oddsFormat === DEFAULT_FORMAT && named.length === 0,
    isSecret: hasSecret(url.searchParams),
    maxAgeMs: testProviders !== undefined ? 0 : maxAgeOf(innerPath(setup, url.pathname)),
  };
}
