import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { liveMatches, ownMatch } from './support/book.ts';
import { signUpQuietly } from './support/players.ts';
import { open, openSlip, price } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// One look takes seconds on a page of hundreds of prices, and a test has many.
const AXE_LIMIT_MS = 300_000;

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
  }));
  expect(found).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(theme, () => {
    // A colour in mid-transition has no contrast to measure.
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the screens', async ({ page }) => {
      test.setTimeout(AXE_LIMIT_MS);
      const [live] = await liveMatches(page.request);
      const upcoming = await ownMatch(page.request);
      for (const path of [
        '/sports',
        '/sports/live',
        '/sports/football',
        live?.path ?? '',
        upcoming.path,
        '/sports/bets-history',
        '/sports/ar',
      ]) {
        await open(page, path);
        await expectNoViolation(page);
      }
      await page.goto('/sports/football/nobody-m99999999');
      await expectNoViolation(page);
    });

    test('axe finds nothing in the slip, the receipt and the modals', async ({ page, house }) => {
      test.setTimeout(AXE_LIMIT_MS);
      const match = await ownMatch(page.request);
      await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
      await open(page, match.path);
      await expect(price(page, `${match.id}/1//1`)).toContainText('2.00');
      await price(page, `${match.id}/1//1`).click();
      const slip = await openSlip(page);
      await expectNoViolation(page);
      await slip.getByRole('button', { name: 'Sign in to place' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Create an account' }).last().click();
      await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
      await expectNoViolation(page);
      await signUpQuietly(page);
      await open(page, match.path);
      const again = await openSlip(page);
      await again.getByRole('textbox', { name: /Stake/ }).fill('1');
      await again.getByRole('button', { name: /^Place bet/ }).click();
      await expect(again.getByText('Bet placed', { exact: true })).toBeVisible();
      await expectNoViolation(page);
      await page.goto('/sports/bets-history');
      await expect(page.getByRole('article').filter({ hasText: match.home })).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
