import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { areFailedCallsExpected, expectFailedCalls } from './provoked.ts';

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

/** What a page of this site in a frame without an origin logs: the browser refuses it scripts, fonts and pictures. */
export const SANDBOXED =
  /blocked by CORS policy|Unsafe attempt to load URL|net::ERR_(FAILED|BLOCKED_BY_RESPONSE)/;

/** What the product reports of a call that the backend failed. */
const FAILED_CALL = /\brefused 5\d\d/;

/** Known: the library of schemas tries `new Function` once when a page checks a layout itself, and the policy stops it. */
const SCHEMA_PROBE = "requires 'TrustedScript' assignment";

function watchContext(context: BrowserContext, seen: string[]): void {
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isNetworkNote(message.text(), url)) return;
    if (message.text().includes(SCHEMA_PROBE)) return;
    seen.push(`${message.page()?.url() ?? ''}: console ${message.text().slice(0, 300)} (${url})`);
  });
  context.on('weberror', (error) =>
    seen.push(`${error.page()?.url() ?? ''}: uncaught ${error.error().message.slice(0, 300)}`),
  );
}

/** Collects errors of every page of a browser, in windows that tests open themselves too. */
function watchBrowser(browser: Browser): string[] {
  const seen: string[] = [];
  for (const context of browser.contexts()) watchContext(context, seen);
  browser.on('context', (context) => watchContext(context, seen));
  return seen;
}

/** Playwright's test, which fails if a page logs an error or throws one. Every other `test` extends this one. */
export const test = base.extend<
  { expectedErrors: RegExp; quietConsole: undefined },
  { consoleErrors: string[] }
>({
  /** Errors that a test provokes on purpose. */
  expectedErrors: [/(?!)/, { option: true }],
  consoleErrors: [async ({ browser }, use) => use(watchBrowser(browser)), { scope: 'worker' }],
  quietConsole: [
    async ({ consoleErrors, expectedErrors }, use) => {
      consoleErrors.length = 0;
      expectFailedCalls(false);
      await use(undefined);
      const unexpected = consoleErrors.filter(
        (error) => !expectedErrors.test(error) && !(areFailedCallsExpected() && FAILED_CALL.test(error)),
      );
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});
