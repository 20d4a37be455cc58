import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog, expectAccessibleMain } from '../support/axe.ts';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// What a player decides about his own play.

const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });

const LIMITS = '/sports/limits';
const DAY_MS = 24 * 3_600_000;

const formOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Your limits' }).getByRole('listitem', { name });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** Sets a limit by the form of a new one. */
async function setNew(page: Page, type: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'New limit' }).click();
  const form = formOf(page, 'New limit');
  await form.getByRole('combobox', { name: 'What is limited' }).selectOption({ label: type });
  await form.getByRole('textbox').fill(value);
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(form).toHaveCount(0);
}

test('a player sets a limit, lowers it at once, and a higher one waits until he confirms it', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, LIMITS);
  await expect(page.getByText('You haven’t set any limits yet.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New limit' }).click();
  const form = formOf(page, 'New limit');
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(form.getByText('Enter an amount.', { exact: true })).toBeVisible();
  await expectAccessibleDialog(page);
  await form.getByRole('button', { name: 'Month' }).click();
  await form.getByRole('textbox', { name: 'Amount' }).fill('200');
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(notices(page)).toContainText('Limit set');
  const row = rowOf(page, 'Deposit limit');
  await expect(row).toContainText(/Month, resets .*€0\.00 used.*of €200\.00.*Active/);
  await expectAccessibleMain(page);

  await row.getByRole('button', { name: 'Change' }).click();
  const change = formOf(page, 'Deposit limit');
  await expect(change.getByText(/Now: €200\.00\.$/)).toBeVisible();
  await change.getByRole('textbox', { name: 'Amount' }).fill('150');
  await change.getByRole('button', { name: 'Set limit' }).click();
  await expect(row).toContainText('of €150.00');

  await row.getByRole('button', { name: 'Change' }).click();
  await change.getByRole('textbox', { name: 'Amount' }).fill('300');
  await expect(change.getByText(/^A higher limit waits 24 hours\./)).toBeVisible();
  await change.getByRole('button', { name: 'Set limit' }).click();
  await expect(notices(page)).toContainText('Your change waits');
  await expect(row).toContainText(/of €150\.00.*€300\.00: confirm from/);
  await expect(row.getByRole('button')).toHaveText(['Undo']);

  await house.jumpBy(DAY_MS);
  await open(page, LIMITS);
  await expect(row).toContainText('€300.00: confirm by');
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(notices(page)).toContainText('Change confirmed');
  await expect(row).toContainText(/of €300\.00.*Active/);
});

test('a player asks for the removal of a limit, and takes it back', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, LIMITS);
  await setNew(page, 'Stake limit', '1000');
  const row = rowOf(page, 'Stake limit');
  await row.getByRole('button', { name: 'Change' }).click();
  await formOf(page, 'Stake limit').getByRole('button', { name: 'Remove limit' }).click();
  await expect(row).toContainText(/of €1,000\.00.*Removal: confirm from/);
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText('Your limit stays');
  await expect(row).toContainText('Active');
});

test('a time is set in minutes, and a wrong one is named at its field', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, LIMITS);
  await page.getByRole('button', { name: 'New limit' }).click();
  const form = formOf(page, 'New limit');
  await form.getByRole('combobox', { name: 'What is limited' }).selectOption({ label: 'Session limit' });
  await form.getByRole('textbox', { name: 'Minutes' }).fill('half');
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(form.getByText('Enter whole minutes.', { exact: true })).toBeVisible();
  await form.getByRole('textbox', { name: 'Minutes' }).fill('5');
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(form.getByRole('textbox', { name: 'Minutes' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Minutes' }).fill('٩٠');
  await expect(form.getByText('1 h 30 min', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(rowOf(page, 'Session limit')).toContainText('At most 1 h 30 min');
});

test('limits that do not come are asked for again, and a visitor signs in first', async ({ page }) => {
  await open(page, LIMITS);
  const main = page.getByRole('main');
  await expect(main.getByText('Your limits', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signUpQuietly(page);
  await page.route('**/platform/user_limits', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, LIMITS);
  await expect(main.getByText('We couldn’t load your limits.', { exact: true })).toBeVisible();
  await page.unroute('**/platform/user_limits');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('You haven’t set any limits yet.', { exact: true })).toBeVisible();
});
