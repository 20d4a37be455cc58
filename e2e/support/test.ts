import { test as base } from '@playwright/test';
import { type House, houseAt } from './house.ts';

function stackUrl(name: 'E2E_WEB_URL' | 'E2E_HOUSE_URL'): string {
  const url = process.env[name];
  if (url === undefined) throw new Error(`${name} is not set: the suite's global setup did not run.`);
  return url;
}

/** Playwright's test with the suite's own web app as base address and the house at hand. */
export const test = base.extend<{ house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  baseURL: async ({}, use) => use(stackUrl('E2E_WEB_URL')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  house: async ({}, use) => use(houseAt(stackUrl('E2E_HOUSE_URL'))),
});

export { expect } from '@playwright/test';
