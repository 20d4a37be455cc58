import { resolve } from 'node:path';
import { type OddsFormat, Provider } from '@touchline/contract';
import { CAPABILITIES, type Capability, ODDS_FORMATS } from '@touchline/contract/constants';
import { COUNTRY_HEADER, readCountryHeader } from '@touchline/contract/headers';
import { OFFERED_LOCALES } from '@touchline/i18n/locale-table';
import { z } from 'zod';
import { DEFAULT_POOL_SIZE } from '#db/database.ts';
import { type CentrifugoOptions, readCentrifugoOptions } from '#realtime/centrifugo/centrifugo-options.ts';
import { BRAND_NAMES, type BrandName } from './brands/samples.ts';
import { FEATURES, type Feature, USUALLY_OFF } from './feature-names.ts';
import { checkLocales } from './locales.ts';
import { DEFAULT_MAIL, type MailOptions, readMailOptions } from './mail/mail-options.ts';
import { type OperatorSource, readOperatorSource } from './operators/known-operators.ts';
import { type Environment, flag, isInteger, listOf, numberOf } from './option-values.ts';
import { NO_PAYMENTS, type PaymentOptions, readPaymentOptions } from './payments/payment-options.ts';
import { DEFAULT_PUSH, readPushOptions } from './push/push-options.ts';
import { Sentence } from './sentence.ts';
import { type FaultScript, readFaultScript } from './tape/fault-script.ts';
import { DEFAULT_TEXTS, readTextOptions, type TextOptions } from './texts/text-options.ts';
import { AUTO, readTimeZone } from './time-zones.ts';

/** How a house is run. Times in milliseconds. */
export interface HouseOptions extends PaymentOptions {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the data folder's own database. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL for calls and for the feed. */
  readonly databasePoolSize: number;
  /** Centrifugo instead of the house's own real-time hub. */
  readonly centrifugo: CentrifugoOptions | null;
  /** Null: the seed that the data folder was started with, else 1. */
  readonly seed: number | null;
  /** Instant of the calendar that a new season starts with, whatever the hour is; null: now. */
  readonly calendarAt: number | null;
  readonly speed: number;
  /** Whether the feed's time passes by the development API alone. */
  readonly isStill: boolean;
  /** Whether a new player starts with money. */
  readonly welcome: boolean;
  /** Whether a player may take a payout request back before it is decided. */
  readonly isPayoutWithdrawable: boolean;
  /** Delay of a bet in play. */
  readonly betDelayMs: number;
  /** Between saying that it takes no more requests and taking no more, when the house ends. */
  readonly drainMs: number;
  /** Port of the metrics; null: there are none. */
  readonly metricsPort: number | null;
  /** Whether a line is written about each request. */
  readonly logsRequests: boolean;
  /** Development API and its page. */
  readonly dev: boolean;
  /** Whose secrets open the operators' API; null: there is none. */
  readonly operators: OperatorSource | null;
  /** Recorded match day or tape that is played instead of the season. */
  readonly replay: string | null;
  /** What goes wrong with a tape on its way into the house; null: nothing. */
  readonly replayFaults: FaultScript | null;
  /** Keys of the sports that are played; null for all. */
  readonly sports: readonly string[] | null;
  /** Codes of the locales that are offered, the default first. */
  readonly locales: readonly string[];
  /** Whether even the default stands in addresses. */
  readonly isLocaleRequired: boolean;
  /** Whether pages of languages that are written so run from right to left. */
  readonly isRtlEnabled: boolean;
  /** Zone of times and days, or `auto`: UTC on the server, the reader's in the browser. */
  readonly timeZone: string;
  /** Origins whose pages may change something, beside the house's own. */
  readonly allowedOrigins: readonly string[];
  /** Header in which the network before the product says the reader's country, in small letters. */
  readonly countryHeader: string;
  readonly mail: MailOptions;
  /** Whether a new player confirms his email before he can sign in, and any before money moves in or out. */
  readonly emailConfirmation: boolean;
  readonly texts: TextOptions;
  /** Whether a player verifies a phone before he bets. */
  readonly phoneVerification: boolean;
  /** Whether a visitor may sign up by phone, if phones are verified. */
  readonly signUpByPhone: boolean;
  /** Minutes between two reality checks of a player who set none; null: there are none. */
  readonly realityCheckMinutes: number | null;
  /** Whom push services may ask about messages of this house: `mailto:` or `https:`. */
  readonly pushSubject: string;
  /** Push services that the house sends to. */
  readonly pushOrigins: readonly string[];
  /** Brand that the product wears where the data folder has none. */
  readonly brand: BrandName;
  /** Features that are switched off. In a running house operators' switches change the set. */
  readonly off: ReadonlySet<Feature>;
  /** What the house offers beyond the specification. */
  readonly capabilities: readonly Capability[];
  /** Formats of odds that visitors may choose. */
  readonly oddsTypes: readonly OddsFormat[];
  /** Providers whose selections become several singles in the slip. */
  readonly multiSingle: readonly Provider[];
  /** Sign-in, sign-up and placement tries and searches per minute, before 429. */
  readonly rates: {
    readonly signIn: number;
    readonly signUp: number;
    readonly placement: number;
    readonly search: number;
  };
}

export const DEFAULT_OPTIONS: HouseOptions = {
  host: '127.0.0.1',
  port: 4000,
  dataDir: 'data',
  databaseUrl: null,
  databasePoolSize: DEFAULT_POOL_SIZE,
  centrifugo: null,
  seed: null,
  calendarAt: null,
  speed: 1,
  isStill: false,
  welcome: true,
  ...NO_PAYMENTS,
  isPayoutWithdrawable: true,
  betDelayMs: 5_000,
  drainMs: 0,
  metricsPort: null,
  logsRequests: false,
  dev: false,
  operators: null,
  replay: null,
  replayFaults: null,
  sports: null,
  locales: OFFERED_LOCALES,
  isLocaleRequired: false,
  isRtlEnabled: true,
  timeZone: AUTO,
  allowedOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
  countryHeader: COUNTRY_HEADER,
  mail: DEFAULT_MAIL,
  emailConfirmation: false,
  texts: DEFAULT_TEXTS,
  phoneVerification: false,
  signUpByPhone: false,
  realityCheckMinutes: 60,
  ...DEFAULT_PUSH,
  brand: 'touchline',
  off: new Set(USUALLY_OFF),
  capabilities: CAPABILITIES,
  oddsTypes: ODDS_FORMATS,
  multiSingle: [],
  rates: { signIn: 20, signUp: 20, placement: 60, search: 240 },
};

const port = { says: 'a port from 1 to 65535', holds: isInteger(1, 65_535) };
const poolSize = { says: 'a number of connections from 2 to 500', holds: isInteger(2, 500) };
const seed = { says: 'an integer from 0 to 4294967295', holds: isInteger(0, 2 ** 32 - 1) };
const speed = { says: 'a number from 0.1 to 100', holds: (value: number) => value >= 0.1 && value <= 100 };
const checkMinutes = { says: 'minutes from 0 to 1440', holds: isInteger(0, 1_440) };
const delay = { says: 'milliseconds from 0 to 60000', holds: isInteger(0, 60_000) };

function instantOf(env: Environment, name: string): number | null {
  const text = env[name]?.trim();
  if (!text) return null;
  const instant = z.iso.datetime().safeParse(text);
  if (instant.success) return Date.parse(instant.data);
  throw new Sentence(`${name} must be an instant such as 2026-11-14T17:00:00Z, not "${text}".`);
}

function originsOf(text: string): string[] {
  const origins = listOf(text);
  for (const part of origins) {
    if (URL.parse(part)?.origin !== part)
      throw new Sentence(`HOUSE_ALLOWED_ORIGINS names "${part}", which is not an origin.`);
  }
  return origins;
}

/** A list of words out of `allowed`. */
function wordsOf<T extends string>(
  env: Environment,
  name: string,
  fallback: readonly T[],
  allowed: readonly T[],
) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const isAllowed = (word: string): word is T => (allowed as readonly string[]).includes(word);
  return listOf(text).map((word) => {
    if (isAllowed(word)) return word;
    throw new Sentence(`${name} names "${word}"; it may name ${allowed.join(', ')}.`);
  });
}

function featuresOff(env: Environment): ReadonlySet<Feature> {
  const on = wordsOf(env, 'HOUSE_ON', [], USUALLY_OFF);
  return new Set([
    ...USUALLY_OFF.filter((feature) => !on.includes(feature)),
    ...wordsOf(env, 'HOUSE_OFF', [], FEATURES),
  ]);
}

/** The web reads the same setting. */
function countryHeaderOf(env: Environment): string {
  const name = readCountryHeader(env);
  if (name !== undefined) return name;
  throw new Sentence(`COUNTRY_HEADER must be the name of a header, not "${env.COUNTRY_HEADER}".`);
}

/** The web reads the same setting. */
function localesOf(env: Environment): readonly string[] {
  const codes = listOf(env.LOCALES ?? '');
  return codes.length > 0 ? checkLocales('LOCALES', codes) : OFFERED_LOCALES;
}

function brandOf(env: Environment): BrandName {
  const text = env.HOUSE_BRAND?.trim() || DEFAULT_OPTIONS.brand;
  const known = BRAND_NAMES.find((name) => name === text);
  if (known) return known;
  throw new Sentence(`HOUSE_BRAND names "${text}"; it may name ${BRAND_NAMES.join(', ')}.`);
}

/** European stays: pages are rendered in it. */
function oddsTypesOf(env: Environment): readonly OddsFormat[] {
  const named = wordsOf(env, 'HOUSE_ODDS_TYPES', DEFAULT_OPTIONS.oddsTypes, ODDS_FORMATS);
  if (named.includes('european')) return named;
  throw new Sentence('HOUSE_ODDS_TYPES must name european, in which pages are made.');
}

/** That they want a tape is found out at the start: a setting is read alone. */
function replayFaultsOf(env: Environment): FaultScript | null {
  const text = env.HOUSE_REPLAY_FAULTS?.trim();
  return text ? readFaultScript('HOUSE_REPLAY_FAULTS', text) : null;
}

function capabilitiesOf(env: Environment): readonly Capability[] {
  const text = env.HOUSE_CAPABILITIES?.trim();
  if (text === 'none') return [];
  return text === 'all' ? CAPABILITIES : wordsOf(env, 'HOUSE_CAPABILITIES', CAPABILITIES, CAPABILITIES);
}

/** Reads the settings of the environment. Errors: Sentence for a wrong value. */
export function readOptions(env: Environment): HouseOptions {
  const defaults = DEFAULT_OPTIONS;
  const named = originsOf(env.HOUSE_ALLOWED_ORIGINS ?? '');
  const allowedOrigins = named.length > 0 ? named : defaults.allowedOrigins;
  const mail = readMailOptions(env, allowedOrigins);
  return {
    ...defaults,
    host: env.HOST ?? defaults.host,
    port: numberOf(env, 'HOUSE_PORT', defaults.port, port),
    dataDir: resolve(env.DATA_DIR ?? defaults.dataDir),
    databaseUrl: env.DATABASE_URL || null,
    databasePoolSize: numberOf(env, 'DATABASE_POOL_SIZE', defaults.databasePoolSize, poolSize),
    centrifugo: readCentrifugoOptions(env),
    seed: env.HOUSE_SEED ? numberOf(env, 'HOUSE_SEED', 0, seed) : null,
    calendarAt: instantOf(env, 'HOUSE_CALENDAR_AT'),
    speed: numberOf(env, 'HOUSE_SPEED', defaults.speed, speed),
    isStill: numberOf(env, 'HOUSE_STILL', 0, flag) === 1,
    welcome: numberOf(env, 'HOUSE_WELCOME', 1, flag) === 1,
    ...readPaymentOptions(env),
    isPayoutWithdrawable: numberOf(env, 'HOUSE_PAYOUT_WITHDRAWAL', 1, flag) === 1,
    betDelayMs: numberOf(env, 'HOUSE_BET_DELAY_MS', defaults.betDelayMs, delay),
    drainMs: numberOf(env, 'HOUSE_DRAIN_MS', defaults.drainMs, delay),
    metricsPort: env.METRICS_PORT?.trim() ? numberOf(env, 'METRICS_PORT', 0, port) : null,
    logsRequests: numberOf(env, 'HOUSE_LOG_REQUESTS', 0, flag) === 1,
    dev: numberOf(env, 'HOUSE_DEV', 0, flag) === 1,
    operators: readOperatorSource(env),
    replay: env.HOUSE_REPLAY ? resolve(env.HOUSE_REPLAY) : null,
    replayFaults: replayFaultsOf(env),
    sports: env.HOUSE_SPORTS ? listOf(env.HOUSE_SPORTS) : null,
    locales: localesOf(env),
    isLocaleRequired: numberOf(env, 'LOCALE_REQUIRED', 0, flag) === 1,
    isRtlEnabled: numberOf(env, 'RTL_ENABLED', 1, flag) === 1,
    timeZone: readTimeZone(env.TIME_ZONE),
    allowedOrigins,
    countryHeader: countryHeaderOf(env),
    mail,
    emailConfirmation: numberOf(env, 'EMAIL_CONFIRMATION', mail.smtpUrl === null ? 0 : 1, flag) === 1,
    texts: readTextOptions(env),
    phoneVerification: numberOf(env, 'PHONE_VERIFICATION', 0, flag) === 1,
    signUpByPhone: numberOf(env, 'SIGN_UP_BY_PHONE', 0, flag) === 1,
    realityCheckMinutes: numberOf(env, 'REALITY_CHECK_MINUTES', 60, checkMinutes) || null,
    ...readPushOptions(env),
    brand: brandOf(env),
    off: featuresOff(env),
    capabilities: capabilitiesOf(env),
    oddsTypes: oddsTypesOf(env),
    multiSingle: wordsOf(env, 'HOUSE_MULTI_SINGLE', defaults.multiSingle, Provider.options),
  };
}
