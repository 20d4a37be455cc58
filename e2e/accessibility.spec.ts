import { expectAccessibleDialog, expectAccessibleMain, expectAccessibleSlip } from './support/axe.ts';
import { ownMatch } from './support/book.ts';
import { signUpQuietly } from './support/players.ts';
import { open, openSlip, press, price } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// The screens themselves, and the frame around each part, are walked by crawl.spec.ts.

const AXE_LIMIT_MS = 300_000;

/** In `npm test` one theme on a desktop and the other on a phone; the soak has the reverse. */
for (const [name, theme, tag] of [
  ['dark', 'dark', '@phone-in-soak'],
  ['light on a phone', 'light', '@phone-only'],
  ['light on a desktop', 'light', '@soak'],
] as const) {
  test.describe(name, () => {
    // A colour in mid-transition has no contrast to measure.
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the slip, the receipt and the modals', { tag }, async ({ page, house }) => {
      test.setTimeout(AXE_LIMIT_MS);
      const match = await ownMatch(page.request);
      await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
      await open(page, match.path);
      await expect(price(page, `${match.id}/1//1`)).toContainText('2.00');
      await price(page, `${match.id}/1//1`).click();
      const slip = await openSlip(page);
      await expectAccessibleSlip(page);
      await slip.getByRole('button', { name: 'Sign in to place' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await expectAccessibleDialog(page);
      await page.getByRole('button', { name: 'Create an account' }).last().click();
      await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
      await expectAccessibleDialog(page);
      await signUpQuietly(page);
      await open(page, match.path);
      const again = await openSlip(page);
      await again.getByRole('textbox', { name: /Stake/ }).fill('1');
      await press(again.getByRole('button', { name: /^Place bet/ }));
      await expect(again.getByText('Bet placed', { exact: true })).toBeVisible();
      await expectAccessibleSlip(page);
      await page.goto('/sports/bets-history');
      await expect(page.getByRole('article').filter({ hasText: match.home })).toBeVisible();
      await expectAccessibleMain(page);
    });
  });
}
