import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TEST_RUN_HEADER } from '@touchline/contract/headers';

/**
 * From now on the web server makes the pages of this visitor anew, and keeps what it reads for them for him alone. Answers the name that his calls
 * carry.
 */
export async function askAnew(page: Page): Promise<string> {
  const run = randomUUID();
  await page.context().setExtraHTTPHeaders({ [TEST_RUN_HEADER]: run });
  return run;
}
