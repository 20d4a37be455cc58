import type { TestProject } from 'vitest/node';
import { startStack } from '../support/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly webUrl: string;
    readonly houseUrl: string;
  }
}

/** Starts the stack that all tests in a document share. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { webUrl, houseUrl, stop } = await startStack();
  provide('webUrl', webUrl);
  provide('houseUrl', houseUrl);
  return stop;
}
