import { inDocument } from './in-document.ts';
import type { testWithStack as withStackInBrowser } from './own-stack.ts';
import type { test as inBrowser } from './test.ts';

export { expect } from './expect.ts';

/** The same on a stack with other options. */
export const testWithStack: typeof withStackInBrowser =
  typeof document === 'object'
    ? ((await inDocument()).testWithStack as unknown as typeof withStackInBrowser) // the same by name and meaning
    : (await import('./own-stack.ts')).testWithStack;

/** The test of states of the screen: in a document in `npm test`, in a browser in the soak. */
export const test: typeof inBrowser = testWithStack();
