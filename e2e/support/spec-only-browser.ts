import { agreedCookies } from './consent.ts';
import { test as base } from './console-errors.ts';
import { SESSION_COOKIE, type SpecOnlyBackend, startSpecOnlyBackend } from './spec-only-backend.ts';
import { startWeb } from './stack.ts';

const START_LIMIT_MS = 180_000;

interface SpecOnlyStack {
  readonly backend: SpecOnlyBackend;
  readonly webUrl: string;
}

/** Playwright's test with the web app in front of a backend without extensions, whose one player is signed in. */
export const test = base.extend<{ backend: SpecOnlyBackend }, { specOnly: SpecOnlyStack }>({
  specOnly: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const backend = await startSpecOnlyBackend();
      const web = await startWeb(backend.url);
      await use({ backend, webUrl: web.webUrl });
      await web.stop();
      await backend.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ specOnly }, use) => use(specOnly.webUrl),
  backend: async ({ specOnly }, use) => use(specOnly.backend),
  context: async ({ context, specOnly }, use) => {
    await context.addCookies([
      { ...SESSION_COOKIE, url: specOnly.webUrl },
      ...agreedCookies(specOnly.webUrl),
    ]);
    await use(context);
  },
});
