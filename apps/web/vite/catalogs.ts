import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:catalog/';

/** Files whose texts the first page needs before it answers; the others follow. */
const FIRST_FILES = new Set(['book.json', 'shell.json']);

const isPart = (file: string, part: string) => part === 'all' || FIRST_FILES.has(file) === (part === 'first');

/** The messages of one locale: the JSON files of its folder, merged. A key in two files is an error. */
export function readCatalog(folder: string, locale: string, part: 'first' | 'later' | 'all' = 'all') {
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

/** Compiles the catalogs of a folder; `virtual:catalog/{locale}/first` and `…/later` are its parts. */
export function catalogs(folder: string): Plugin {
  return {
    name: 'touchline-catalogs',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', part] = id.slice(PREFIX.length + 1).split('/');
      for (const file of readdirSync(join(folder, locale))) this.addWatchFile(join(folder, locale, file));
      const messages = Object.entries(readCatalog(folder, locale, part === 'first' ? 'first' : 'later'));
      const compiled = Object.fromEntries(messages.map(([key, text]) => [key, compileMessage(text)]));
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
  };
}
