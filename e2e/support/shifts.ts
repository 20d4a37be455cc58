import type { Page } from '@playwright/test';

/** Largest layout shift that counts as none: half of what a count that loses a digit moves beside it. */
export const NO_SHIFT = 0.0005;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** How far the content of a page moved, and what of it, from where to where. */
interface Moved {
  readonly sum: number;
  readonly parts: readonly string[];
}

/**
 * Sums the layout shifts of the page's content. Leaves out the header, which changes when the session is known. Holds the
 * styles back until the font has loaded: swapping fonts later would shift text.
 */
export async function countShifts(page: Page): Promise<() => Promise<Moved>> {
  const font = page.waitForResponse(/\.woff2$/).then((answer) => answer.finished());
  await page.route(/\.css$/, async (route) => {
    await font;
    await route.continue();
  });
  await page.addInitScript(() => {
    const counted = window as Window & { shifts?: { sum: number; parts: string[] } };
    const shifts = { sum: 0, parts: [] as string[] };
    counted.shifts = shifts;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(',');
    /** Lists height and HTML of each row that is not as high as the first. */
    const oddRows = (main: Element) => {
      const heights = [...main.querySelectorAll('article')].map(
        (row) => [row.getBoundingClientRect().height, row.outerHTML] as const,
      );
      return heights.filter(([height]) => height !== heights[0]?.[0]).map(String);
    };
    new PerformanceObserver((list) => {
      const main = document.querySelector('main');
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // of the type observed
        if (!main || !sources.some(({ node }) => main.contains(node))) continue;
        shifts.sum += value;
        shifts.parts.push(...oddRows(main));
        for (const { node, previousRect, currentRect } of sources)
          shifts.parts.push(
            `${value.toFixed(6)}: ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as Window & { shifts?: Moved }).shifts ?? { sum: 0, parts: ['not counted'] });
}
