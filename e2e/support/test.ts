import { testWithStack } from './own-stack.ts';

/** Playwright's test with the web app as base address and the house at hand; each worker has its own. */
export const test = testWithStack();

export { expect } from '@playwright/test';
