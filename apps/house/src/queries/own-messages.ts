import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG_LANGUAGES, catalogLanguage } from '@touchline/i18n/locale';
import { stampOf } from './operator-file.ts';

interface TextFault {
  readonly path: string;
  readonly reason: string;
}

/** What an operator words otherwise in one locale, and what is wrong in his files where something is. */
export interface OwnMessages {
  readonly messages: Record<string, string>;
  readonly faults?: TextFault[];
}

const CATALOG = dirname(fileURLToPath(import.meta.resolve('@touchline/i18n/locales/en/book.json')));
const isJson = (name: string) => name.endsWith('.json');

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.filter(isJson).toSorted(),
    () => [], // an operator need not have one
  );

/** Names of the values that a message takes. */
const valuesOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].toSorted().join(', ');

function isBalanced(message: string): boolean {
  let depth = 0;
  for (const mark of message) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Why a message cannot stand in place of the catalog's; null where it can. */
function faultOf(message: unknown, english: string | undefined): string | null {
  if (english === undefined) return 'no screen has this key';
  if (typeof message !== 'string' || message.trim() === '') return 'is no text';
  if (!isBalanced(message)) return 'has a brace too many, or too few';
  const [wanted, found] = [valuesOf(english), valuesOf(message)];
  return found === wanted ? null : `takes the values "${found}" instead of "${wanted}"`;
}

async function readEnglish(): Promise<Record<string, string>> {
  const rooms = (await namesIn(CATALOG)).map((name) => readFile(join(CATALOG, name), 'utf8'));
  return Object.assign({}, ...(await Promise.all(rooms)).map((text) => JSON.parse(text)));
}

async function readOwn(file: string): Promise<Record<string, unknown> | string> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : 'the file holds no object';
  } catch (error) {
    return error instanceof SyntaxError ? 'the file is not JSON' : 'the file cannot be read';
  }
}

/** The files of one code: `locales/{code}/*.json` of the data folder. A faulty text is left out alone. */
async function readFolder(folder: string, code: string, english: Record<string, string>) {
  const messages: Record<string, string> = {};
  const faults: TextFault[] = [];
  for (const name of await namesIn(folder)) {
    const own = await readOwn(join(folder, name));
    if (typeof own === 'string') {
      faults.push({ path: `${code}/${name}`, reason: own });
      continue;
    }
    for (const [key, message] of Object.entries(own)) {
      const reason = faultOf(message, Object.hasOwn(english, key) ? english[key] : undefined);
      if (reason === null) messages[key] = String(message);
      else faults.push({ path: `${code}/${name}: ${key}`, reason });
    }
  }
  for (const { path, reason } of faults) console.warn(`warning: locales/${path}: ${reason}`);
  return { messages, faults };
}

async function stampOfFolder(folder: string): Promise<string> {
  const stamps = (await namesIn(folder)).map(async (name) => `${name} ${await stampOf(join(folder, name))}`);
  return (await Promise.all(stamps)).join('\n');
}

/** The language that a locale is read in, which is English where it has no catalog, then the locale. */
function codesOf(locale: string): string[] {
  const language = CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en';
  return [...new Set([language, locale])];
}

/** The texts of screens that an operator placed in the data folder, read again when they change. */
export function createOwnMessages(dataDir: string) {
  type Folder = Awaited<ReturnType<typeof readFolder>>;
  const held = new Map<string, { readonly stamp: string; readonly read: Promise<Folder> }>();
  let english: Promise<Record<string, string>> | undefined;

  async function ofCode(code: string): Promise<Folder> {
    const folder = join(dataDir, 'locales', code);
    const stamp = await stampOfFolder(folder);
    if (stamp === '') return { messages: {}, faults: [] };
    const known = held.get(code);
    if (known?.stamp === stamp) return known.read;
    english ??= readEnglish();
    const read = readFolder(folder, code, await english);
    held.set(code, { stamp, read });
    return read;
  }

  return {
    /** Those of the locale before those of the language that it is read in. */
    async in(locale: string): Promise<OwnMessages> {
      const folders = await Promise.all(codesOf(locale).map(ofCode));
      const faults = folders.flatMap((one) => one.faults);
      return {
        messages: Object.assign({}, ...folders.map((one) => one.messages)),
        ...(faults.length > 0 && { faults }),
      };
    },
  };
}
