import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLayout, DEFAULT_LAYOUTS, type Layout, type Page } from '@touchline/contract/layout';

/** Layouts that an operator placed in `layouts/{page}.json` of the data folder; the default of the page otherwise. */
export interface Layouts {
  of(page: Page): Promise<Layout>;
}

/** Names a file's content; null when there is no file. */
async function stampOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs}:${size}`;
  } catch {
    return null;
  }
}

async function readLayout(file: string, page: Page): Promise<Layout> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    console.warn(
      `warning: ${file}: ${error instanceof Error ? error.message : String(error)}; the default layout is shown`,
    );
    return DEFAULT_LAYOUTS[page];
  }
  const { layout, faults } = checkLayout(value);
  for (const { path, reason } of faults) console.warn(`warning: ${file}: ${path}: ${reason}`);
  if (layout?.page === page) return layout;
  console.warn(`warning: ${file}: no layout of "${page}"; the default layout is shown`);
  return DEFAULT_LAYOUTS[page];
}

export function createLayouts(dataDir: string): Layouts {
  const held = new Map<Page, { readonly stamp: string; readonly layout: Layout }>();
  return {
    async of(page) {
      const file = join(dataDir, 'layouts', `${page}.json`);
      const stamp = await stampOf(file);
      if (stamp === null) return DEFAULT_LAYOUTS[page];
      const known = held.get(page);
      if (known?.stamp === stamp) return known.layout;
      const layout = await readLayout(file, page);
      held.set(page, { stamp, layout });
      return layout;
    },
  };
}
