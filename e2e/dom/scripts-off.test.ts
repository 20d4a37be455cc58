import { expect, test } from '../support/state-test.ts';

// An option of a whole file, which others in the same worker do not meet.

test.use({ javaScriptEnabled: false });

const RULES = '/sports/about';

test('the HTML of the server is shown, where it leads on', async ({ page }) => {
  const answer = await page.goto('/sports/en/about');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(RULES);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL(/\/sports\/live$/);
});
