import { expect, test } from './support/test.ts';

test('home opens with a title and a heading', async ({ page }) => {
  const answer = await page.goto('/sports');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Touchline/);
  await expect(page.getByRole('main')).toBeVisible();
});
