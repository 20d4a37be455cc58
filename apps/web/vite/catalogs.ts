import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:catalog/';
const REGIONAL = 'virtual:regional-catalogs';

export const PARTS = ['first', 'match', 'later'] as const;
type Part = (typeof PARTS)[number];

/** Files whose texts a page needs before it answers, every page or that of a match; the others follow. */
const PART_OF: Readonly<Record<string, Part>> = {
  'book.json': 'first',
  'shell.json': 'first',
  'match.json': 'match',
};

const isPart = (file: string, part: Part | 'all') => part === 'all' || (PART_OF[file] ?? 'later') === part;

/** The messages of one locale: the JSON files of its folder, merged. A key in two files is an error. */
export function readCatalog(folder: string, locale: string, part: Part | 'all' = 'all') {
  const merged: Record<string, string> = {};
  for (const file of readdirSync(join(folder, locale)).sort()) {
    if (!isPart(file, part)) continue;
    const messages: Record<string, string> = JSON.parse(readFileSync(join(folder, locale, file), 'utf8'));
    for (const [key, text] of Object.entries(messages)) {
      if (key in merged) throw new Error(`${locale}/${file}: the key "${key}" is in another file too`);
      merged[key] = text;
    }
  }
  return merged;
}

const compiled = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));

const asModule = (name: string, value: unknown) =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** What the regions of a folder say otherwise than their language, by locale. */
function readRegional(folder: string) {
  const regions = readdirSync(folder).filter((code) => code.includes('-'));
  return Object.fromEntries(regions.map((code) => [code, compiled(readCatalog(folder, code))]));
}

/** Compiles the catalogs of a folder; `virtual:catalog/{locale}/{part}` are its parts, `virtual:regional-catalogs` what regions say otherwise. */
export function catalogs(folder: string): Plugin {
  return {
    name: 'touchline-catalogs',
    resolveId: (id) => (id.startsWith(PREFIX) || id === REGIONAL ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${REGIONAL}`) return asModule('catalogs', readRegional(folder));
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', name] = id.slice(PREFIX.length + 1).split('/');
      const part = PARTS.find((entry) => entry === name);
      if (part === undefined) throw new Error(`A catalog has no part "${name}".`);
      for (const file of readdirSync(join(folder, locale))) this.addWatchFile(join(folder, locale, file));
      return asModule('messages', compiled(readCatalog(folder, locale, part)));
    },
  };
}
