import type { Page } from '@playwright/test';
import { IS_SOAK } from '../apps/house/test/support/soak.ts';
import { dayAgo } from './support/days.ts';
import { signInAsReader } from './support/placed-bets.ts';
import { open } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// Checks that reload and back through a full load return to the row, although heights of rows are estimates at first.

const LONG_MS = 120_000;
const NEAR_PX = 5;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
];
/** A list with a next page, one that changes, one of long rows (of yesterday: today may have none yet), and one that scripts read. */
const LISTS = [
  '/sports/football?page=2',
  '/sports/live',
  `/sports/results?date=${dayAgo(1)}`,
  '/sports/bets-history',
];

const RELOAD = 'reload';
const BACK = 'going back by a full load';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls far down as a reader does, so that rows are drawn on the way. */
async function scrollDown(page: Page, { width, height }: (typeof WINDOWS)[number]): Promise<void> {
  await page.mouse.move(width / 2, height / 2);
  for (let turn = 1; turn <= 4; turn += 1) {
    const before = await scrollOf(page);
    await page.mouse.wheel(0, height / 2);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(before);
  }
}

/** The link to a match at the top of the window: its address, its number among those to the match, and its distance. */
const linkAtTop = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main :is(article, [data-row]) a[href*="-m"]')];
    const first = links.find(
      (link) =>
        link.checkVisibility({ contentVisibilityAuto: true }) && link.getBoundingClientRect().top > 120,
    );
    if (!first) throw new Error('No link stands there.');
    const href = first.getAttribute('href') ?? '';
    const nth = links.filter((link) => link.getAttribute('href') === href).indexOf(first);
    return { href, nth, top: first.getBoundingClientRect().top };
  });

/** How `npm test` leaves the page of a window, and which half of the lists it opens there; the soak leaves each in both ways. */
const LEFT: Readonly<Record<number, { readonly how: string; readonly half: 0 | 1 }>> = {
  390: { how: RELOAD, half: 0 },
  1440: { how: BACK, half: 1 },
};

for (const size of WINDOWS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const [how, leave] of [
      [RELOAD, (page: Page) => page.reload()],
      [
        BACK,
        async (page: Page) => {
          await page.goto('/sports/general-rules');
          await page.goBack();
        },
      ],
    ] as const)
      test(`${how} returns to the row of each list`, {
        tag: LEFT[size.width]?.how === how ? '@also-soak' : '@soak',
      }, async ({ page, house }) => {
        test.setTimeout(LONG_MS);
        await signInAsReader(page, house);
        const isOpened = (_path: string, nth: number) => IS_SOAK || nth % 2 === LEFT[size.width]?.half;
        for (const path of LISTS.filter(isOpened)) {
          await open(page, path);
          const rows = page.getByRole('main').locator(':is(article, [data-row]) a[href*="-m"]');
          await expect(rows.first()).toBeVisible();
          await scrollDown(page, size);
          const { href, nth, top } = await linkAtTop(page);
          await leave(page);
          const link = page.locator(`main :is(article, [data-row]) a[href="${href}"]`).nth(nth);
          const distance = async () => Math.abs(((await link.boundingBox())?.y ?? Number.NaN) - top);
          await expect.poll(distance, { message: `${path}: ${href}` }).toBeLessThan(NEAR_PX);
        }
      });
  });
}
