import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { layoutFaults } from './page-faults.ts';
import { readingFaults } from './reading-faults.ts';

/** A phone that lies on its side. Units: CSS pixels. */
export const LANDSCAPE = { width: 844, height: 390 };

/** How a page is read: the size of text that its reader has set in the browser, and his window. Units: CSS pixels. */
interface Reading {
  readonly text: number;
  readonly width: number;
  readonly height: number;
}

/** A phone as most readers have it. */
export const USUAL: Reading = { text: 16, width: 390, height: 844 };
/** Text of twice the usual size on a phone, a tablet and a desk. */
export const IN_LARGE_TEXT: readonly Reading[] = [
  { text: 32, width: 390, height: 844 },
  { text: 32, width: 834, height: 1112 },
  { text: 32, width: 1440, height: 900 },
];
/** The narrowest phone, whose reader needs text of twice the size. */
export const SMALL_IN_LARGE_TEXT: Reading = { text: 32, width: 320, height: 568 };
/** The narrowest phone, one that lies on its side, and what a zoom of 200 % leaves of a phone, a tablet and a desk. */
export const IN_SMALL_WINDOWS: readonly Reading[] = [
  { text: 16, width: 320, height: 568 },
  { text: 16, ...LANDSCAPE },
  { text: 16, width: 195, height: 422 },
  { text: 16, width: 417, height: 556 },
  { text: 16, width: 720, height: 450 },
];

type Word =
  | 'slip.dock.open'
  | 'slip.title'
  | 'slip.close'
  | 'slip.signIn'
  | 'slip.settings.title'
  | 'shell.menu.open'
  | 'shell.nav.menu';

/** A locale's words of the slip, or of another catalog. */
export const wordsOf = (locale: string, catalog = 'slip') =>
  JSON.parse(
    readFileSync(
      new URL(`../../packages/i18n/src/locales/${locale}/${catalog}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<Word, string>; // the catalogs' own tests check this shape

/** Reads a page in another size of text and window. */
export async function read(page: Page, { text, width, height }: Reading) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text * 0.8125 } });
  await cdp.detach();
  await page.setViewportSize({ width, height });
}

/** Scrolls by itself, because `scrollIntoViewIfNeeded` leaves a part of a pixel hidden. */
export const scrollToMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** In text of twice the size and in small windows nothing is cut off, stands on anything else or cannot be reached. */
export async function expectReadable(page: Page, what: string, others: readonly Reading[] = []) {
  for (const reading of [...IN_SMALL_WINDOWS, ...IN_LARGE_TEXT, ...others]) {
    await read(page, reading);
    const faults = async () => [...(await layoutFaults(page)), ...(await readingFaults(page))];
    const message = `${what}, ${JSON.stringify(reading)}`;
    await expect.poll(faults, { message, timeout: 20_000 }).toEqual([]);
  }
}
