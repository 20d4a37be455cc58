import type { expect as inBrowser } from '@playwright/test';
import { inDocument } from './in-document.ts';

/** The assertions of the engine that runs the test: a browser, or a document without one. */
export const expect: typeof inBrowser =
  typeof document === 'object'
    ? ((await inDocument()).expect as unknown as typeof inBrowser) // the same by name and meaning
    : (await import('@playwright/test')).expect;
