import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { areFailedCallsExpected, expectFailedCalls } from './provoked.ts';
import { createServedPages } from './repaired-text.ts';

/**
 * Whether a message is the browser's own note about an answer, a socket or a missing network: tests provoke those all the
 * time. A file of the build that is not there stays a fault.
 */
function isNetworkNote(text: string, url: string): boolean {
  if (text.startsWith('WebSocket connection to') || text.includes('net::ERR_INTERNET_DISCONNECTED'))
    return true;
  const isAsset = new URL(url, 'http://localhost').pathname.includes('/assets/');
  return text.startsWith('Failed to load resource') && !isAsset;
}

/** What the product reports of a call that the backend failed. */
const FAILED_CALL = /\brefused 5\d\d/;

/** Errors as they come; each may wait for a look at its page. */
type Seen = (string | Promise<string>)[];

function watchContext(context: BrowserContext, seen: Seen): void {
  const pages = createServedPages();
  context.on('response', pages.take);
  context.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const page = message.page();
    if (message.type() !== 'error' || isNetworkNote(text, url)) return;
    const told = `${page?.url() ?? ''}: console ${text.slice(0, 300)} (${url})`;
    seen.push(page ? pages.changes(text, page).then((changes) => told + changes) : told);
  });
  context.on('weberror', (error) =>
    seen.push(`${error.page()?.url() ?? ''}: uncaught ${error.error().message.slice(0, 300)}`),
  );
}

/** Collects errors of every page of a browser, in windows that tests open themselves too. */
function watchBrowser(browser: Browser): Seen {
  const seen: Seen = [];
  for (const context of browser.contexts()) watchContext(context, seen);
  browser.on('context', (context) => watchContext(context, seen));
  return seen;
}

/** Playwright's test, which fails if a page logs an error or throws one. Every other `test` extends this one. */
export const test = base.extend<{ expectedErrors: RegExp; quietConsole: undefined }, { consoleErrors: Seen }>(
  {
    /** Errors that a test provokes on purpose. */
    expectedErrors: [/(?!)/, { option: true }],
    consoleErrors: [async ({ browser }, use) => use(watchBrowser(browser)), { scope: 'worker' }],
    quietConsole: [
      async ({ consoleErrors, expectedErrors }, use) => {
        consoleErrors.length = 0;
        expectFailedCalls(false);
        await use(undefined);
        const unexpected = (await Promise.all(consoleErrors)).filter(
          (error) => !expectedErrors.test(error) && !(areFailedCallsExpected() && FAILED_CALL.test(error)),
        );
        expect(unexpected, 'console errors').toEqual([]);
      },
      { auto: true },
    ],
  },
);
