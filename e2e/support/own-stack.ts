import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { agreedCookies } from './consent.ts';
import { test as base } from './console-errors.ts';
import { type House, houseAt } from './house.ts';
import { dropStack, type HandedStack, takeStack } from './kept-stack.ts';
import type { StackOptions } from './stack.ts';

/**
 * Playwright's test with a web app as base address and its house at hand. All tests of a worker whose options are the same share them, and the next
 * worker at its place goes on with them, unless a test failed there. Asked for by each test: a fixture of the worker would end the worker, and
 * its browser, where the next test has other options.
 */
export const testWithStack = (options: StackOptions = {}) =>
  base.extend<{ stack: HandedStack; house: House; unharmed: undefined }>({
    stack: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use, { parallelIndex, file }) =>
        use(await takeStack({ index: parallelIndex, options, file })),
      { timeout: 180_000 },
    ],
    storageState: async ({ stack }, use) => use({ cookies: agreedCookies(stack.webUrl), origins: [] }),
    baseURL: async ({ stack }, use) => use(stack.webUrl),
    // biome-ignore lint/correctness/noEmptyPattern: as above
    extraHTTPHeaders: async ({}, use, { testId, retry }) => use({ [TEST_RUN_HEADER]: `${testId}-${retry}` }),
    house: async ({ stack }, use) => use(houseAt(stack.houseUrl)),
    unharmed: [
      // biome-ignore lint/correctness/noEmptyPattern: as above
      async ({}, use, testInfo) => {
        await use(undefined);
        const { status, expectedStatus, parallelIndex: index, file } = testInfo;
        if (status !== expectedStatus) await dropStack({ index, options, file });
      },
      { auto: true },
    ],
  });
