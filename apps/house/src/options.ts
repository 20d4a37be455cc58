import { resolve } from 'node:path';
import { Sentence } from './sentence.ts';

/** How a house is run. Times in milliseconds. */
export interface HouseOptions {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the data folder's own database. */
  readonly databaseUrl: string | null;
  /** Null: the seed that the data folder was started with, else 1. */
  readonly seed: number | null;
  readonly speed: number;
  /** Whether a new player starts with money. */
  readonly welcome: boolean;
  /** Delay of a bet in play. */
  readonly betDelayMs: number;
  /** Development API and its page. */
  readonly dev: boolean;
  /** Recorded feed that is played instead of the season. */
  readonly replay: string | null;
  /** Keys of the sports that are played; null for all. */
  readonly sports: readonly string[] | null;
  /** Origins whose pages may change something, beside the house's own. */
  readonly allowedOrigins: readonly string[];
  /** Sign-in, sign-up and placement tries per minute, before 429. */
  readonly rates: { readonly signIn: number; readonly signUp: number; readonly placement: number };
}

export const DEFAULT_OPTIONS: HouseOptions = {
  host: '127.0.0.1',
  port: 4000,
  dataDir: 'data',
  databaseUrl: null,
  seed: null,
  speed: 1,
  welcome: true,
  betDelayMs: 5_000,
  dev: false,
  replay: null,
  sports: null,
  allowedOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
  rates: { signIn: 20, signUp: 20, placement: 60 },
};

type Environment = Readonly<Record<string, string | undefined>>;

function numberOf(
  env: Environment,
  name: string,
  fallback: number,
  rule: { says: string; holds: (value: number) => boolean },
) {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || !rule.holds(value))
    throw new Sentence(`${name} must be ${rule.says}, not "${text}".`);
  return value;
}

const isInteger = (from: number, to: number) => (value: number) =>
  Number.isInteger(value) && value >= from && value <= to;
const flag = { says: '0 or 1', holds: isInteger(0, 1) };
const port = { says: 'a port from 1 to 65535', holds: isInteger(1, 65_535) };
const seed = { says: 'an integer from 0 to 4294967295', holds: isInteger(0, 2 ** 32 - 1) };
const speed = { says: 'a number from 0.1 to 100', holds: (value: number) => value >= 0.1 && value <= 100 };
const delay = { says: 'milliseconds from 0 to 60000', holds: isInteger(0, 60_000) };

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function originsOf(text: string): string[] {
  const origins = listOf(text);
  for (const part of origins) {
    if (URL.parse(part)?.origin !== part)
      throw new Sentence(`HOUSE_ALLOWED_ORIGINS names "${part}", which is not an origin.`);
  }
  return origins;
}

/** Reads the settings of the environment. Errors: Sentence for a wrong value. */
export function readOptions(env: Environment): HouseOptions {
  const defaults = DEFAULT_OPTIONS;
  const origins = env.HOUSE_ALLOWED_ORIGINS;
  return {
    ...defaults,
    host: env.HOST ?? defaults.host,
    port: numberOf(env, 'HOUSE_PORT', defaults.port, port),
    dataDir: resolve(env.DATA_DIR ?? defaults.dataDir),
    databaseUrl: env.DATABASE_URL || null,
    seed: env.HOUSE_SEED ? numberOf(env, 'HOUSE_SEED', 0, seed) : null,
    speed: numberOf(env, 'HOUSE_SPEED', defaults.speed, speed),
    welcome: numberOf(env, 'HOUSE_WELCOME', 1, flag) === 1,
    betDelayMs: numberOf(env, 'HOUSE_BET_DELAY_MS', defaults.betDelayMs, delay),
    dev: numberOf(env, 'HOUSE_DEV', 0, flag) === 1,
    replay: env.HOUSE_REPLAY ? resolve(env.HOUSE_REPLAY) : null,
    sports: env.HOUSE_SPORTS ? listOf(env.HOUSE_SPORTS) : null,
    allowedOrigins: origins ? originsOf(origins) : defaults.allowedOrigins,
  };
}
