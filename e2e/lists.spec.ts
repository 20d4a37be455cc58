import { open } from './support/screen.ts';
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
