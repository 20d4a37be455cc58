import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TEST_RUN_HEADER } from '@touchline/contract/headers';

/** Makes the web server forget what it keeps for this visitor's pages. Returns the name that his calls carry from now on. */
export async function askAnew(page: Page): Promise<string> {
  const run = randomUUID();
  await page.context().setExtraHTTPHeaders({ [TEST_RUN_HEADER]: run });
  return run;
}
