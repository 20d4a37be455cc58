import type { test as inBrowser } from './test.ts';

export { expect } from './expect.ts';

/** The test of states of the screen: in a document in `npm test`, in a browser in the soak. */
export const test: typeof inBrowser =
  typeof document === 'object'
    ? ((await import('../dom/test.ts')).test as unknown as typeof inBrowser) // the same by name and meaning
    : (await import('./test.ts')).test;
