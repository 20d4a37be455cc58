import { inDocument } from './in-document.ts';
import type { test as inBrowser } from './spec-only-browser.ts';

export { expect } from './expect.ts';

/** A test with the web app in front of a backend without extensions, whose one player is signed in: in a document, or in a browser. */
export const test: typeof inBrowser =
  typeof document === 'object'
    ? ((await inDocument()).testOn(
        (await import('./spec-only-document.ts')).servers,
      ) as unknown as typeof inBrowser) // the same by name and meaning
    : (await import('./spec-only-browser.ts')).test;
