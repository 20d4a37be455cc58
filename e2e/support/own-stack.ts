import { test as base } from './console-errors.ts';
import { type House, houseAt } from './house.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';

const START_LIMIT_MS = 180_000;

/** Playwright's test with a house and a web app of its own, for tests that move the clock or a provider of everybody. */
export const testWithStack = (options: StackOptions = {}) =>
  base.extend<{ house: House }, { stack: Stack }>({
    stack: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const stack = await startStack(options);
        await use(stack);
        await stack.stop();
      },
      { scope: 'worker', timeout: START_LIMIT_MS },
    ],
    baseURL: async ({ stack }, use) => use(stack.webUrl),
    house: async ({ stack }, use) => use(houseAt(stack.houseUrl)),
  });
