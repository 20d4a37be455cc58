import { isPhone, open } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// What pages say without a browser: served/pages.test.ts.

test('the shell without content is there, and kept by nobody', async ({ page }) => {
  const answer = await page.goto('/sports/_app');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('body')).toHaveAttribute('data-page', 'shell');
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 20_000 });
  await expect(page.getByRole('main').locator('[data-block]')).toHaveCount(0);
});

test('the rules lead to each of their parts', async ({ page }) => {
  await open(page, '/sports/general-rules');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Dead heats' })
    .click();
  await expect(page).toHaveURL(/\/general-rules#dead-heats$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Dead heats' })).toBeInViewport();
});

test('promotions lead to what they tell of', { tag: '@phone-in-soak' }, async ({ page }) => {
  await open(page, '/sports');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Promotions' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/sports\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  const builder = page.getByRole('article').filter({ hasText: 'One match, one bet, one price' });
  await builder.getByText('Terms', { exact: true }).click();
  await expect(builder).toContainText('All picks must win.');
  await builder.getByRole('link', { name: 'Choose a match' }).click();
  await expect(page).toHaveURL(/\/sports\/football$/);
});
