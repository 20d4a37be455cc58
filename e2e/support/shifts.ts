import type { Page } from '@playwright/test';

/** Largest layout shift that counts as none: half of what a count that loses a digit moves beside it. */
export const NO_SHIFT = 0.0005;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sums how far the content of the page moves; the header fills up once it is known who is there. The page is painted with
 * its font from the start: one that comes later is a little wider or narrower than the one that stands in for it.
 */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  const font = page.waitForResponse(/\.woff2$/).then((answer) => answer.finished());
  await page.route(/\.css$/, async (route) => {
    await font;
    await route.continue();
  });
  await page.addInitScript(() => {
    const counted = window as Window & { shifts?: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      const main = document.querySelector('main');
      for (const entry of list.getEntries() as Shift[]) {
        // of the type observed
        const isOfContent = entry.sources.some(({ node }) => node !== null && main?.contains(node));
        if (isOfContent) counted.shifts = (counted.shifts ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifts?: number }).shifts ?? 0);
}
