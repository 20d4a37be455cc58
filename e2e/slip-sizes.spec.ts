import type { Locator } from '@playwright/test';
import { upcomingMatches } from './support/book.ts';
import { shareOfBars } from './support/reading-faults.ts';
import {
  expectReadable,
  IN_LARGE_TEXT,
  IN_SMALL_WINDOWS,
  read,
  SMALL_IN_LARGE_TEXT,
  scrollToMiddle,
  USUAL,
  wordsOf,
} from './support/readings.ts';
import { choose, chooseAny, open, openSlip } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// The slip in every window, and in text of every size.

for (const [locale, path, accept] of [
  ['en', '/sports/football', 'Accept'],
  ['ar', '/sports/ar/football', 'قبول'],
] as const)
  test(`a slip of two selections is read and used in any window and size of text, in ${locale}`, {
    tag: '@soak',
  }, async ({ page }) => {
    const words = wordsOf(locale);
    await read(page, USUAL);
    await open(page, path);
    const keys = (await upcomingMatches(page.request, 10)).flatMap(
      ({ mainOutcomes: [first] }) => first?.key ?? [],
    );
    for (const key of keys.slice(0, 2)) await choose(page, key);
    const dock = page.getByRole('button', { name: words['slip.dock.open'] });
    await expect(dock).toBeVisible();
    await expectReadable(page, `the dock of ${path}`);
    for (const reading of IN_LARGE_TEXT) {
      await read(page, reading);
      await expect.poll(() => shareOfBars(page)).toBeLessThan(0.5);
    }
    await dock.click();
    // Names both buttons, because a price may move before the slip is open.
    const last = page
      .getByRole('dialog', { name: words['slip.title'] })
      .getByRole('button', { name: new RegExp(`^(?:${words['slip.signIn']}|${accept})`) });
    await expect(last).toBeVisible();
    await expectReadable(page, `the slip of ${path}`, [SMALL_IN_LARGE_TEXT]);
    for (const reading of [...IN_SMALL_WINDOWS, ...IN_LARGE_TEXT, SMALL_IN_LARGE_TEXT]) {
      await read(page, reading);
      await scrollToMiddle(last);
      await expect(last, `the last button of ${path}, ${JSON.stringify(reading)}`).toBeInViewport({
        ratio: 1,
      });
    }
  });

test('tabs and tools of the slip stand in one row on a phone in each language', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ['en', 'de', 'fr', 'no', 'fi', 'ar']) {
    await open(page, `/sports${locale === 'en' ? '' : `/${locale}`}/football`);
    if (locale === 'en') await chooseAny(page);
    const words = wordsOf(locale);
    await page.getByRole('button', { name: words['slip.dock.open'] }).click();
    const slip = page.getByRole('dialog', { name: words['slip.title'] });
    const close = slip.getByRole('button', { name: words['slip.close'] });
    await expect(close).toBeVisible();
    const centreOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const apart = async () => Math.abs((await centreOf(slip.getByRole('tablist'))) - (await centreOf(close)));
    await expect.poll(apart, { message: locale }).toBeLessThan(10);
  }
});

test('a keyboard that takes half of the screen leaves the focused field of the slip in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/sports/football');
  await chooseAny(page);
  const slip = await openSlip(page);
  const stake = slip.getByRole('textbox').last();
  await stake.focus();
  await page.setViewportSize({ width: 390, height: 844 / 2 });
  await expect(stake).toBeInViewport({ ratio: 1 });
  await expect(stake).toBeFocused();
  await page.keyboard.type('5');
  await expect(stake).toHaveValue(/^5/);
});
