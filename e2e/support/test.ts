import { test as base } from './console-errors.ts';
import { type House, houseAt } from './house.ts';
import { dropStack, type HandedStack, takeStack } from './stack-keeper.ts';

/**
 * Playwright's test with the web app as base address and the house at hand. A worker hands both on to the next one, unless
 * a test failed there.
 */
export const test = base.extend<{ house: House; unharmed: undefined }, { stack: HandedStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => use(await takeStack(parallelIndex)),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.webUrl),
  house: async ({ stack }, use) => use(houseAt(stack.houseUrl)),
  unharmed: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) await dropStack(testInfo.parallelIndex);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
