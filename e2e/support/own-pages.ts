import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { HandedStack } from './kept-stack.ts';

const fileOf = ({ dataDir }: HandedStack, path: string) => join(dataDir, 'pages', `${path}.json`);

/** A placed block of a layout. */
export const block = (id: string, kind: string, settings: object) => ({ id, kind, settings });

/** Places pages of the operator's, each with what its zones hold, at `/sports/{path}`, and waits until they are there. */
export async function placePages(
  stack: HandedStack,
  pages: Readonly<Record<string, { readonly main: readonly object[] }>>,
): Promise<void> {
  mkdirSync(join(stack.dataDir, 'pages'), { recursive: true });
  for (const [path, zones] of Object.entries(pages))
    writeFileSync(fileOf(stack, path), JSON.stringify({ title: { en: 'Placed' }, zones }));
  for (const path of Object.keys(pages))
    await expect
      .poll(async () => (await fetch(`${stack.webUrl}/sports/${path}`)).status, { timeout: 30_000 })
      .toBe(200);
}

/** Takes pages away again, so that whoever has the house next does not meet them. */
export function removePages(stack: HandedStack, paths: readonly string[]): void {
  for (const path of paths) rmSync(fileOf(stack, path), { force: true });
}
