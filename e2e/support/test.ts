import { testWithStack } from './own-stack.ts';

/** The test of most files: nothing moves in the world unless it is moved. */
export const test = testWithStack();

export { expect } from '@playwright/test';
