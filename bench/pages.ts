import type { Browser, CDPSession, Page } from '@playwright/test';

export type Device = 'desktop' | 'phone';

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    deviceScaleFactor: 2.75,
    isMobile: true,
    hasTouch: true,
  },
} as const;

/** `close` ends it. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** A fresh visitor: no cookies, nothing in the browser's cache. */
export async function visit(browser: Browser, device: Device): Promise<Visit> {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

/** Slows the processor down by this factor, as a phone of the middle class is slower than a desk's. */
export const slowDown = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Prices of the main column that can be tapped now. */
export const OPEN_PRICE = 'main button[data-price][aria-pressed="false"]:not([aria-disabled])';

/** The same of matches that have not begun: nothing suspends them while a bench runs. */
export const QUIET_PRICE =
  '[data-block="prematch_events"] button[data-price][aria-pressed="false"]:not([aria-disabled])';

/** Address of the first match (`m`) or league (`l`) that a page links to; files of the build have such names too. */
export async function linkOn(url: string, kind: 'l' | 'm'): Promise<string> {
  const html = await (await fetch(url)).text();
  const path = new RegExp(`href="(/sports/(?!assets/)[^"/]+/[^"/]+-${kind}[\\w.~]+)"`).exec(html)?.[1];
  if (path === undefined) throw new Error(`${url} links to none.`);
  return new URL(path, url).href;
}
