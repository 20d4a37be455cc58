import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCountryHeader } from '@touchline/contract/headers';
import { localeInfo } from '@touchline/i18n/locale-table';
import type { LocaleSetup } from '#data/locale.ts';
import { localeSettings } from '#data/locale-settings.ts';

/** What the web server is told by its environment. */
export interface WebConfig {
  readonly port: number;
  readonly host: string;
  readonly houseUrl: URL;
  /** Where visitors' sockets are joined with the real-time layer. */
  readonly realtimeUrl: URL;
  /** Scheme, host and port under which visitors see the product; links in the head are written with it. */
  readonly publicOrigin: string;
  /** Origins beside the product's own whose pages may stand in a frame. */
  readonly frameOrigins: readonly string[];
  /** Origins beside the operator's own folder that pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** Folder of the pictures that were made. */
  readonly imageFolder: string;
  /** Header in which the network before this server says the reader's country, in small letters. */
  readonly countryHeader: string;
  readonly isDev: boolean;
  /** Whether the development API is on: a browser may ask for files that fail, and pages collect their errors for tests. */
  readonly hasDevApi: boolean;
  /** Whether each request leaves a line of JSON, and errors such lines. */
  readonly logsRequests: boolean;
  readonly setup: LocaleSetup;
}

/** A setting that cannot be used; the message is a whole sentence. */
export class ConfigError extends Error {}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new ConfigError(`WEB_PORT must be a port from 1 to 65535, not "${text}".`);
}

function logsOf(text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new ConfigError(`WEB_LOG_REQUESTS must be 0 or 1, not "${text}".`);
}

const ROBOTS = /^(?:all|none|(?:no)?index(?:, ?(?:no)?follow)?)$/;

/** What robots may do, as the renderer reads it from the environment. */
function checkRobots(text: string | undefined) {
  if (text !== undefined && !ROBOTS.test(text))
    throw new ConfigError(`ROBOTS must be a rule such as "noindex" or "index, follow", not "${text}".`);
}

function urlOf(name: string, text: string): URL {
  if (URL.canParse(text)) return new URL(text);
  throw new ConfigError(`${name} must be an address such as http://127.0.0.1:4000, not "${text}".`);
}

/** Origins in a list with commas: scheme, host and port, nothing behind. */
function originsOf(name: string, text: string): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  for (const origin of origins) {
    if (!/^https?:/.test(origin) || urlOf(name, origin).origin !== origin)
      throw new ConfigError(`${name} must be origins such as https://stats.example, not "${origin}".`);
  }
  return origins;
}

function countryHeaderOf(env: NodeJS.ProcessEnv): string {
  const name = readCountryHeader(env);
  if (name !== undefined) return name;
  throw new ConfigError(`COUNTRY_HEADER must be the name of a header, not "${env.COUNTRY_HEADER}".`);
}

function setupOf(env: NodeJS.ProcessEnv): LocaleSetup {
  const setup = localeSettings(env);
  const unknown = setup.locales.find((code) => localeInfo(code) === undefined);
  if (unknown === undefined) return setup;
  throw new ConfigError(`LOCALES names "${unknown}", which is no locale such as en or de-AT.`);
}

export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const houseUrl = urlOf('HOUSE_URL', env.HOUSE_URL ?? 'http://127.0.0.1:4000');
  const port = portOf(env.WEB_PORT ?? '3000');
  const host = env.HOST ?? '127.0.0.1';
  checkRobots(env.ROBOTS);
  return {
    port,
    host,
    houseUrl,
    realtimeUrl: env.REALTIME_URL ? urlOf('REALTIME_URL', env.REALTIME_URL) : houseUrl,
    publicOrigin: urlOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? `http://${host}:${port}`).origin,
    frameOrigins: originsOf('FRAME_ORIGINS', env.FRAME_ORIGINS ?? ''),
    imageOrigins: originsOf('IMAGE_ORIGINS', env.IMAGE_ORIGINS ?? ''),
    imageFolder: resolve(env.IMAGE_FOLDER || join(tmpdir(), `touchline-images-${port}`)),
    countryHeader: countryHeaderOf(env),
    isDev: env.WEB_DEV === '1',
    hasDevApi: env.HOUSE_DEV === '1',
    logsRequests: logsOf(env.WEB_LOG_REQUESTS ?? '0'),
    setup: setupOf(env),
  };
}
