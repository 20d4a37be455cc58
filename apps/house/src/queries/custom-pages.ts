import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  checkLayout,
  DEFAULT_LAYOUTS,
  type Layout,
  type LayoutFault,
  SCREENS,
} from '@touchline/contract/layout';
import { LOCALES } from '@touchline/i18n/locale-table';
import { z } from 'zod';
import { TextByLocale } from './text-in.ts';

/** A page that an operator added: `pages/{path}.json` of the data folder. */
export interface CustomPage {
  readonly path: string;
  readonly title: TextByLocale;
  readonly description: TextByLocale | null;
  readonly layout: Layout;
  /** The zones that the file names; the others are those of the layout `custom`. */
  readonly ownZones: ReadonlySet<string>;
  readonly faults: readonly LayoutFault[];
}

interface CustomPages {
  all(): Promise<readonly CustomPage[]>;
}

const PATH = /^[a-z][a-z0-9-]{0,63}$/;
/** First segments of addresses that are something else already: neither a page nor a sport has one. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set<string>([
  ...Object.keys(SCREENS),
  'init-sportsbook',
  'blocked',
  'locked',
  'users',
  'api',
  'rt',
  'assets',
  'health',
  'look',
  'image',
  'offline',
  ...LOCALES.flatMap(({ code, tag }) => [code.toLowerCase(), tag.toLowerCase()]),
]);

const PageFile = z.strictObject({
  title: TextByLocale,
  description: TextByLocale.optional(),
  zones: z.looseObject({ main: z.array(z.unknown()) }),
});

function pageOf(path: string, value: unknown): CustomPage {
  const { title, description, zones } = PageFile.parse(value);
  const { layout, faults } = checkLayout({
    page: 'custom',
    version: 1,
    zones: { ...DEFAULT_LAYOUTS.custom.zones, ...zones },
  });
  if (!layout) throw new Error(faults.map(({ path: at, reason }) => `${at}: ${reason}`).join('; '));
  return {
    path,
    title,
    description: description ?? null,
    layout,
    ownZones: new Set(Object.keys(zones)),
    faults,
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the file is not JSON';
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

async function readPage(file: string, path: string): Promise<CustomPage | null> {
  const warn = (reason: string) => console.warn(`warning: ${file}: ${reason}`);
  if (!PATH.test(path) || RESERVED_PATHS.has(path)) {
    warn(`"${path}" cannot be the address of a page`);
    return null;
  }
  try {
    const page = pageOf(path, JSON.parse(await readFile(file, 'utf8')));
    for (const fault of page.faults) warn(`${fault.path}: ${fault.reason}`);
    return page;
  } catch (error) {
    warn(reasonOf(error));
    return null;
  }
}

/** Names the content of a folder's pages. */
async function stampsOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  const stamps = await Promise.all(
    files.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return [name, facts ? `${facts.mtimeMs}:${facts.size}` : ''] as const;
    }),
  );
  return new Map(stamps.filter(([, stamp]) => stamp !== ''));
}

/** Pages of the data folder, read again when they change. A file that cannot be used is no page, which the log says. */
export function createCustomPages(dataDir: string): CustomPages {
  const folder = join(dataDir, 'pages');
  const held = new Map<string, { readonly stamp: string; readonly page: CustomPage | null }>();
  return {
    async all() {
      const stamps = await stampsOf(folder);
      for (const name of held.keys()) if (!stamps.has(name)) held.delete(name);
      for (const [name, stamp] of stamps) {
        if (held.get(name)?.stamp === stamp) continue;
        const path = basename(name, '.json');
        held.set(name, { stamp, page: await readPage(join(folder, name), path) });
      }
      return [...stamps.keys()].flatMap((name) => held.get(name)?.page ?? []);
    },
  };
}
