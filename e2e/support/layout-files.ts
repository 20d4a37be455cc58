import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Page as PageName } from '../../packages/contract/src/layout/index.ts';
import type { HandedStack } from './kept-stack.ts';
import type { Stack, StackOptions } from './stack.ts';

/** Options of a stack whose layouts are tested. */
export const LAYOUT_STACK: StackOptions = { houseSettings: { HOUSE_SPORTS: 'football,tennis' } };

/** The operator's layouts of a stack; a text is written as it is. */
export interface LayoutFiles {
  readonly place: (page: PageName, layout: object | string) => void;
  readonly remove: (page: PageName) => void;
}

export function layoutFilesOf({ dataDir }: HandedStack): LayoutFiles {
  const folder = join(dataDir, 'layouts');
  mkdirSync(folder, { recursive: true });
  const fileOf = (page: PageName) => join(folder, `${page}.json`);
  return {
    place: (page, layout) =>
      writeFileSync(fileOf(page), typeof layout === 'string' ? layout : JSON.stringify(layout)),
    remove: (page) => rmSync(fileOf(page)),
  };
}

/** Opens a page of the stack with scripts off, and closes it after `look`. */
export async function withoutScripts<T>(
  browser: Browser,
  { webUrl }: Stack,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: webUrl, javaScriptEnabled: false });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
