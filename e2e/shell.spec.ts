import { chooseAny, isPhone, open, openSlip, PLAIN } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('the sheet of the slip closes when the page changes, and the slip stays', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/sports');
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: /Live/ }).click();
  await expect(page).toHaveURL(/\/sports\/live$/);
  const taken = page.getByRole('main').locator('button[data-price]:not([aria-disabled]):visible').first();
  await taken.click();
  await openSlip(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/sports$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Open the bet slip/ })).toBeVisible();
});

test.describe('without a network', () => {
  // Chromium notes a service worker whose script it was fetching.
  test.use({ expectedErrors: /An unknown error occurred when fetching the script/ });

  test('going offline shows one toast at the bottom centre, which leaves with the network', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, PLAIN);
    await page.context().setOffline(true);
    const toast = page.getByRole('alert').filter({ hasText: 'No connection' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    expect(box?.y ?? 0).toBeGreaterThan(height / 2);
    await page.context().setOffline(false);
    await expect(toast).toHaveCount(0);
  });
});

test('an icon that a tap brings points into the page itself, so that no second frame draws it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/sports');
  await expect(page.locator('body > svg symbol[id="outline-share-2"]')).toHaveCount(1);
  await chooseAny(page);
  const slip = await openSlip(page);
  const share = slip.getByRole('button', { name: /Share/ }).locator('use');
  await expect(share).toHaveAttribute('href', '#outline-share-2');
  const drawn = await share.evaluate((use) => (use as SVGUseElement).getBBox().width);
  expect(drawn).toBeGreaterThan(0);
});

test('the language that was chosen is kept in this browser', { tag: '@phone-in-soak' }, async ({ page }) => {
  await open(page, PLAIN);
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  else await page.getByRole('banner').getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/sports\/ar\/promotions$/);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('"ar"');
});

for (const [reader, path, words] of [
  ['en-GB', '/sports/ar/football', 'View this page in English'],
  ['ar-EG', '/sports/football', 'عرض هذه الصفحة بالعربية'],
] as const) {
  test.describe(`a reader of ${reader} on ${path}`, () => {
    test.use({ locale: reader });

    test('is offered the own language, and the slip can be used beside the offer', { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, path);
      await expect(page.getByRole('link', { name: words })).toBeVisible();
      const price = page.getByRole('main').locator('button[data-price]:not([aria-disabled]):visible').first();
      await price.click();
      // The bar of a phone, or the button that places.
      await page.locator('[data-block="bet_slip"] button:visible').last().click({ trial: true });
      await expect(page.getByRole('link', { name: words })).toBeVisible();
    });
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a league shows its prices and the time of the last one', async ({ page }) => {
    await page.goto('/sports/football');
    const league = await page.getByRole('main').locator('a[href*="-l1"]').first().getAttribute('href');
    await page.goto(league ?? '');
    await expect(page).toHaveURL(/-l\w+$/);
    await expect(page.locator('button[data-price]:not([aria-disabled])').first()).toContainText(/\d\.\d\d/);
    await expect(page.getByText(/Prices as of/)).toBeVisible();
  });
});

test('the body says whether the page is scrolled', async ({ page }) => {
  await open(page, '/sports/general-rules');
  await expect(page.locator('body')).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 400);
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', '');
});
