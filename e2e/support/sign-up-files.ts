import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { askAnew } from './fresh.ts';
import type { HandedStack } from './kept-stack.ts';
import type { StackOptions } from './stack.ts';

/** Options of a stack whose sign-up files are tested, which no other test has. */
export const SIGN_UP_STACK: StackOptions = { houseSettings: { HOUSE_SPORTS: 'football,darts' } };

type FileName = 'sign-up.json' | 'municipalities.json';
const FILES: readonly FileName[] = ['sign-up.json', 'municipalities.json'];

/** Removes the operator's files about sign-up, and answers how one is written. Pages follow it from then on. */
export async function signUpFilesOf({ stack, page }: { readonly stack: HandedStack; readonly page: Page }) {
  for (const file of FILES) rmSync(join(stack.dataDir, file), { force: true });
  await askAnew(page);
  return async (file: FileName, content: object): Promise<void> => {
    writeFileSync(join(stack.dataDir, file), JSON.stringify(content));
    await askAnew(page);
  };
}
