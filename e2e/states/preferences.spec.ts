import type { Page } from '@playwright/test';
import { ownMatch } from '../support/book.ts';
import { playerOf, signUpQuietly } from '../support/players.ts';
import { choose, isPhone, open, openSlip, PLAIN } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

async function openPreferences(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Preferences|Account:)/ })
      .click();
}

test('the theme is chosen, kept, and set before the first paint', {
  tag: ['@phone-in-soak', '@browser'],
}, async ({ page }) => {
  await open(page, PLAIN);
  await openPreferences(page);
  await page
    .getByRole('radio', { name: 'Light', exact: true })
    .or(page.getByRole('button', { name: 'Light', exact: true }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Arabic turns the page round, keeps the place, and English turns it back', {
  tag: ['@phone', '@browser'],
}, async ({ page }) => {
  await open(page, '/sports/live');
  await openPreferences(page);
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/sports\/ar\/live$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('button[data-price]:not([aria-disabled="true"])').first()).toContainText(/[٠-٩]/);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
});

test('every region can be reached from another language, and the link carries the query of the page', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await open(page, '/sports/schedule?sport=tennis&from=letter#later');
  await openPreferences(page);
  const german = page.getByRole('link', { name: 'Deutsch', exact: true }).first();
  await expect(german).toHaveAttribute('href', /\/sports\/de\/schedule\?sport=tennis/);
  // A new tab or a copy takes the link as it is by then.
  await german.dispatchEvent('pointerdown');
  await expect(german).toHaveAttribute('href', /\/sports\/de\/schedule\?sport=tennis&from=letter#later$/);
  const fold = page.getByText('More regions', { exact: true }).first();
  const region = page.getByRole('link', { name: 'Deutsch (Schweiz)' }).first();
  await fold.click();
  await expect(region).toBeVisible();
  await fold.click();
  await expect(region).toBeHidden();
  await fold.click();
  await region.click();
  await expect(page).toHaveURL(/\/sports\/de-CH\/schedule\?sport=tennis&from=letter#later$/);
});

test('the language that a player chooses is kept in the account, which offers it on another device', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, '/sports/live');
  await openPreferences(page);
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(/\/sports\/fr\/live$/);
  await expect.poll(async () => (await playerOf(page)).language).toBe('fr');
  // Another device knows nothing but the account.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/sports/live');
  await expect(page.getByRole('link', { name: 'Voir cette page en français' })).toBeVisible();
  await expect(page).toHaveURL(/\/sports\/live$/);
});

test('what is on the slip is named in the language of the page', { tag: '@phone-in-soak' }, async ({
  page,
}) => {
  const { id, path } = await ownMatch(page.request);
  await open(page, path);
  await choose(page, `${id}/1//1`);
  const slip = await openSlip(page);
  await expect(slip).toContainText('Match result');
  await open(page, path.replace('/sports', '/sports/de'));
  if (isPhone(page)) await page.getByRole('button', { name: /Wettschein öffnen/ }).click();
  const german = page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'Wettschein' });
  await expect(german).toContainText('Spielausgang');
  await expect(german).not.toContainText('Match result');
  await open(page, path);
  const english = await openSlip(page);
  await expect(english).toContainText('Match result');
  await expect(english).not.toContainText('Spielausgang');
});

test('American odds are shown everywhere and survive a reload', async ({ page }) => {
  await open(page, '/sports');
  await openPreferences(page);
  await page.getByRole('combobox', { name: 'Odds format' }).first().selectOption('american');
  await expect(page.locator('button[data-price]:not([aria-disabled="true"])').first()).toContainText(
    /[+−]\d{3}/,
  );
  await page.reload();
  await expect(page.locator('button[data-price]:not([aria-disabled="true"])').first()).toContainText(
    /[+−]\d{3}/,
  );
});

test('a format that is chosen in one tab is shown in the other at once', { tag: '@browser' }, async ({
  page,
}) => {
  await open(page, '/sports');
  const other = await page.context().newPage();
  await open(other, '/sports/football');
  await openPreferences(other);
  await other.getByRole('combobox', { name: 'Odds format' }).first().selectOption('american');
  await expect(page.locator('button[data-price]:not([aria-disabled="true"])').first()).toContainText(
    /[+−]\d{3}/,
  );
});
