import { accessSync, constants, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from '../toolchain/root.mjs';
import { Sentence } from '../toolchain/sentence.mjs';

/**
 * @typedef {object} StartOptions
 * @property {number} webPort
 * @property {number} housePort
 * @property {string} dataDir absolute
 * @property {string | null} replay absolute path of a recorded feed
 * @property {string | null} operatorsFile absolute path of the file that names the operators
 * @property {boolean} dev hot reload and the development API
 * @property {boolean} verbose everything that house and web write
 * @property {Record<string, string>} house settings that go to the house as they are
 */

export const usage = `npm start                        start Touchline
npm start -- --replay FILE       play a recorded match day or a tape, in a data folder of its own
npm start -- --verbose           show everything that the two processes write
npm run dev                      hot reload, development API on

Settings (environment)
  WEB_PORT       port of the web app             3000
  HOUSE_PORT     port of the house               4000
  DATA_DIR       where the house keeps its data  ./data (a replay: ./data-replay-<file>)
  HOUSE_SPEED    speed of the matches, 0.1–100   1
  HOUSE_SEED     integer that decides the season 1
  HOUSE_CALENDAR_AT  instant that the season starts with, such as 2026-11-14T17:00:00Z
  HOUSE_SPORTS   keys of the sports to play       all
  LOCALES        locales that are offered         all sixteen
  LOCALE_REQUIRED  1: even the default locale stands in addresses
  RTL_ENABLED      0: no page runs from right to left, whatever its language
  HOUSE_WELCOME  0: new players start with nothing
  HOUSE_PAYMENTS off: nobody pays in or out      stand-in, with test cards
  HOUSE_DEV      1: the development API is on

All of them: docs/operators/configuration.md. npm run check-config says what is wrong.
`;

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {string} allowed
 * @param {(value: number) => boolean} isAllowed
 */
function numberOf(name, text, allowed, isAllowed) {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (!isAllowed(value)) throw new Sentence(`${name} must be ${allowed}, not "${text}".`);
  return value;
}

const isPort = (/** @type {number} */ value) => Number.isInteger(value) && value >= 1 && value <= 65_535;

/** @type {Record<string, [allowed: string, isAllowed: (value: number) => boolean]>} */
const houseSettings = {
  HOUSE_SPEED: ['a number from 0.1 to 100', (value) => value >= 0.1 && value <= 100],
  HOUSE_SEED: [
    'an integer from 0 to 4294967295',
    (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32,
  ],
  HOUSE_WELCOME: ['0 or 1', (value) => value === 0 || value === 1],
  HOUSE_DEV: ['0 or 1', (value) => value === 0 || value === 1],
};

/**
 * @param {string} text
 * @param {NodeJS.ProcessEnv} env
 */
function replayFile(text, env) {
  // npm changes to the repository's folder; INIT_CWD is where the person stood.
  const path = resolve(env.INIT_CWD ?? process.cwd(), text);
  try {
    accessSync(path, constants.R_OK);
    if (statSync(path).isFile()) return path;
  } catch {
    // falls through to the sentence
  }
  throw new Sentence(`--replay needs a readable file; there is none at ${path}.`);
}

/** @param {string[]} args */
function readFlags(args) {
  /** @type {{ dev: boolean, verbose: boolean, replay: string | null }} */
  const flags = { dev: false, verbose: false, replay: null };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [name, inline] = arg.split(/=(.*)/s);
    if (name === '--dev') flags.dev = true;
    else if (name === '--verbose') flags.verbose = true;
    else if (name === '--replay') {
      const file = inline ?? args[++index];
      if (!file) throw new Sentence('--replay needs the path of a recorded feed.');
      flags.replay = file;
    } else throw new Sentence(`"${arg}" is not an option; npm start -- --help lists them.`);
  }
  return flags;
}

/**
 * Reads flags and environment; a wrong value is a `Sentence`.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {StartOptions}
 */
export function readOptions(args, env) {
  const flags = readFlags(args);
  const webPort = numberOf('WEB_PORT', env.WEB_PORT ?? '3000', 'a port from 1 to 65535', isPort);
  const housePort = numberOf('HOUSE_PORT', env.HOUSE_PORT ?? '4000', 'a port from 1 to 65535', isPort);
  if (webPort === housePort)
    throw new Sentence(`WEB_PORT and HOUSE_PORT are both ${webPort}; they must differ.`);
  /** @type {Record<string, string>} */
  const house = {};
  for (const [name, [allowed, isAllowed]] of Object.entries(houseSettings)) {
    const text = env[name];
    if (text !== undefined) house[name] = String(numberOf(name, text, allowed, isAllowed));
  }
  if (flags.dev) house.HOUSE_DEV = '1';
  const replay = flags.replay === null ? null : replayFile(flags.replay, env);
  const folder = replay === null ? 'data' : `data-replay-${basename(replay).replace(/\.[^.]+$/, '')}`;
  if (env.DATA_DIR !== undefined && env.DATA_DIR.trim() === '')
    throw new Sentence('DATA_DIR must name a folder.');
  const dataDir =
    env.DATA_DIR === undefined ? join(root, folder) : resolve(env.INIT_CWD ?? process.cwd(), env.DATA_DIR);
  const operatorsFile = env.OPERATORS_FILE?.trim()
    ? resolve(env.INIT_CWD ?? process.cwd(), env.OPERATORS_FILE.trim())
    : null;
  return {
    webPort,
    housePort,
    dataDir,
    replay,
    operatorsFile,
    dev: flags.dev,
    verbose: flags.verbose,
    house,
  };
}
