import type { Page } from '@playwright/test';
import { ownMatch } from './support/book.ts';
import { placesStake } from './support/faulted-slip.ts';
import { balanceOf, signUpQuietly } from './support/players.ts';
import { open } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const MOST_STEPS = 400;
const PLACES = placesStake('€2.50');

/** What the focused element is called. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const labelled = focused?.getAttribute('aria-labelledby');
    const label = labelled ? document.getElementById(labelled)?.textContent : null;
    const field = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
    return [focused?.getAttribute('aria-label'), label, field, focused?.textContent]
      .filter(Boolean)
      .join(' ');
  });

/** Walks with Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a bet is found, placed and read with the keyboard alone', async ({ page }) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`Match result: ${match.home}`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: new RegExp(`Match result: ${match.away}`) }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, /^Stake/);
  await page.keyboard.type('2.50');
  await tabTo(page, PLACES);
  // A price may move at any moment: the button stays in its place and says what a press means now.
  await expect(async () => {
    if (PLACES.test(await focusedName(page))) await page.keyboard.press('Enter');
    await expect(page.getByText('Bet placed', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await balanceOf(page)).toBe(99_750);
});
