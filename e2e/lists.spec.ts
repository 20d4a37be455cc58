import { ownMatch } from './support/book.ts';
import { open } from './support/screen.ts';
import { countShifts, NO_SHIFT } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const MORE = /^Show \d+ more matches$/;

test('a long list grows on request and the page stays where it was', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/sports/football');
  const rows = page.getByRole('main').getByRole('article');
  const more = page.getByRole('link', { name: MORE });
  await more.scrollIntoViewIfNeeded();
  const last = rows.last();
  const before = { count: await rows.count(), scrolled: await page.evaluate(() => window.scrollY) };
  await expect(last).toBeVisible();
  await more.click();
  await expect(page).toHaveURL(/\/sports\/football\?page=2$/);
  await expect.poll(() => rows.count()).toBeGreaterThan(before.count + 30);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before.scrolled / 2);
});

test('a row with another market in the place of its main one is as high as the next', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  const match = await ownMatch(page.request);
  await house.settle(match.id, `${match.id}/1/`, { 1: 'won', 2: 'lost', 3: 'lost' });
  await open(page, match.leaguePath);
  const row = page
    .getByRole('main')
    .getByRole('article', { name: `${match.home} v ${match.away}`, exact: true });
  await row.scrollIntoViewIfNeeded();
  // A tie of a cup has another one than a match of a league.
  await expect(row.getByText(/^(Draw no bet|To qualify)$/)).toBeVisible();
  const { height, next } = await row.evaluate((own) => {
    const rows = [...document.querySelectorAll('main article')];
    const heightOf = (one: Element | undefined) => one?.getBoundingClientRect().height;
    return { height: heightOf(own), next: heightOf(rows[rows.indexOf(own) + 1]) };
  });
  expect(height).toBe(next);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the rest of a long list is an address', async ({ page }) => {
    await page.goto('/sports/football');
    const rows = page.getByRole('main').getByRole('article');
    const before = await rows.count();
    const more = page.getByRole('link', { name: MORE });
    // Rows take their height when they come into view, which moves what is below them.
    await more.scrollIntoViewIfNeeded();
    await expect(rows.last()).toBeInViewport();
    await more.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect.poll(() => rows.count()).toBeGreaterThan(before + 30);
  });
});

test.describe('in a tall window', () => {
  test.use({ viewport: { width: 1440, height: 1_600 } });

  test('a league of many matches has its height at once, so that nothing below it moves', async ({
    page,
  }) => {
    const shifts = await countShifts(page);
    /** How many matches stand in the first league. */
    const inFirst = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main [data-pick] > div')]
            .map((part) => part.querySelectorAll('article').length)
            .find((rows) => rows > 0) ?? 0,
      );
    for (const day of [1, 2]) {
      const date = new Date(Date.now() + day * 24 * 3_600_000).toISOString().slice(0, 10);
      await open(page, `/sports/schedule?date=${date}&sport=football`);
      expect(await inFirst(), date).toBeGreaterThan(8);
      // Asks for less than the 0.0003 by which an estimated height moved it.
      const { sum, parts } = await shifts();
      expect(sum, `${date}\n${parts.join('\n')}`).toBeLessThan(NO_SHIFT / 5);
    }
  });
});
