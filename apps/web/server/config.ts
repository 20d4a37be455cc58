import { type LocaleSetup, localeSetup } from '#data/locale.ts';

/** What the web server is told by its environment. */
export interface WebConfig {
  readonly port: number;
  readonly host: string;
  readonly houseUrl: URL;
  /** Scheme, host and port under which visitors see the product; links in the head are written with it. */
  readonly publicOrigin: string;
  readonly isDev: boolean;
  readonly setup: LocaleSetup;
}

/** A setting that cannot be used; the message is a whole sentence. */
export class ConfigError extends Error {}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new ConfigError(`WEB_PORT must be a port from 1 to 65535, not "${text}".`);
}

function urlOf(name: string, text: string): URL {
  if (URL.canParse(text)) return new URL(text);
  throw new ConfigError(`${name} must be an address such as http://127.0.0.1:4000, not "${text}".`);
}

export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const port = portOf(env.WEB_PORT ?? '3000');
  const host = env.HOST ?? '127.0.0.1';
  return {
    port,
    host,
    houseUrl: urlOf('HOUSE_URL', env.HOUSE_URL ?? 'http://127.0.0.1:4000'),
    publicOrigin: urlOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? `http://${host}:${port}`).origin,
    isDev: env.WEB_DEV === '1',
    setup: localeSetup(env.LOCALES, env.LOCALE_REQUIRED === '1'),
  };
}
