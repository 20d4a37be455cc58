import type { Page } from '@playwright/test';
import { ownMatch } from './support/book.ts';
import { placesStake } from './support/faulted-slip.ts';
import { balanceOf, signUpQuietly } from './support/players.ts';
import { isPhone, open, PLAIN, settled } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const MOST_STEPS = 400;
/** From a price to the placed bet. */
const MOST_STOPS = 12;
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

/** Walks with Tab until the focused element has this name. Returns how many stops that took. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return step;
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
  await expect(page.getByText(/The next link goes to your bet slip\./)).toBeAttached();
  const toLink = await tabTo(page, /^Go to bet slip/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stake' })).toBeFocused();
  await page.keyboard.type('2.50');
  const toPlace = await tabTo(page, PLACES);
  expect(toLink + toPlace).toBeLessThanOrEqual(MOST_STOPS);
  await settled(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bet placed', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_750);
});

test('each row of a list is one Tab stop, with arrow keys inside', async ({ page }) => {
  await open(page, '/sports/football');
  const rows = page.getByRole('main').getByRole('article');
  const inRow = (place: number) => rows.nth(place).locator(':focus');
  await rows.nth(0).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(inRow(0)).toHaveAttribute('data-price', /./);
  await page.keyboard.press('End');
  await expect(inRow(0)).toHaveAttribute('data-star', /./);
  await page.keyboard.press('Home');
  await expect(inRow(0)).toHaveAttribute('href', /./);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(inRow(0)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(inRow(0)).toHaveAttribute('href', /./);
});

test('the skip link leads to the bet slip, and to the sheet of a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, PLAIN);
  const link = page.getByRole('link', { name: 'Go to bet slip' });
  await link.focus();
  await page.keyboard.press('Enter');
  if (isPhone(page)) await expect(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible();
  else await expect(page.getByRole('tab', { name: 'Bet slip' })).toBeFocused();
});
