import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkLayout,
  DEFAULT_LAYOUTS,
  type Layout,
  type LayoutFault,
  type Page,
} from '@touchline/contract/layout';

/** A layout to show, and what is wrong in the operator's file where something is. */
export type ServedLayout = Layout & { faults?: LayoutFault[] };

/** Layouts that an operator placed in `layouts/{page}.json` of the data folder; the default of the page otherwise. */
export interface Layouts {
  of(page: Page): Promise<ServedLayout>;
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

/** What a file says. A fault of the file as a whole stands under the page's name. */
async function readFileOf(file: string, page: Page): Promise<ReturnType<typeof checkLayout>> {
  const broken = (reason: string) => ({ layout: undefined, faults: [{ path: page, reason }] });
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A parser's message quotes the file; the place in it is enough for others.
    return broken(error instanceof SyntaxError ? 'the file is not JSON' : 'the file cannot be read');
  }
  const checked = checkLayout(value);
  if (!checked.layout || checked.layout.page === page) return checked;
  return broken(`the file is a layout of "${checked.layout.page}"`);
}

async function readLayout(file: string, page: Page): Promise<ServedLayout> {
  const { layout, faults } = await readFileOf(file, page);
  for (const { path, reason } of faults) console.warn(`warning: ${file}: ${path}: ${reason}`);
  if (!layout) console.warn(`warning: ${file}: the default layout is shown`);
  const shown = layout ?? DEFAULT_LAYOUTS[page];
  return faults.length > 0 ? { ...shown, faults } : shown;
}

export function createLayouts(dataDir: string): Layouts {
  const held = new Map<Page, { readonly stamp: string; readonly layout: ServedLayout }>();
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
