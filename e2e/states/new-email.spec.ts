import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { newEmail, PASSWORD, signUpQuietly } from '../support/players.ts';
import { open, PLAIN } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack({ houseSettings: { EMAIL_CONFIRMATION: '1', HOUSE_SPORTS: 'football' } });

test.describe.configure({ timeout: 120_000 });

const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };
const API = '/sports/api/platform';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const profileOf = (page: Page) => page.getByRole('region', { name: 'Profile' });

/** The address that a mailed link comes to, as the server says it. */
const overHome = (link: string) => `${PLAIN}${new URL(link, 'http://x').search}`;

test('a new email counts once its link is opened', { tag: '@phone' }, async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await open(page, overHome(await house.mailedLink(email)));
  const link = dialogOf(page, 'Confirm your email');
  await expect(link.getByText('Your email is confirmed.', { exact: true })).toBeVisible();
  const data = { email, password: PASSWORD };
  await page.request.post(`${API}/users/sign_in`, { headers: HEADERS, data });
  await open(page, '/sports/account');
  await profileOf(page).getByRole('button', { name: 'Change email' }).click();
  const dialog = dialogOf(page, 'Change email');
  const save = () => dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(
    dialog.getByText('We’ll send a link to the new email. It counts once you’ve opened the link.', {
      exact: true,
    }),
  ).toBeVisible();
  await save();
  await expect(dialog.getByText('Enter your email.', { exact: true })).toBeVisible();
  const next = newEmail();
  await dialog.getByRole('textbox', { name: 'New email' }).fill('no email');
  await save();
  await expect(dialog.getByText('Enter a valid email address.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'New email' })).toBeFocused();
  await expectAccessibleDialog(page);
  await dialog.getByRole('textbox', { name: 'New email' }).fill(next);
  await save();
  const waits = `We’ve sent a link to ${next}. Open it to change your email.`;
  await expect(dialog.getByText(waits, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(profileOf(page).getByText(waits, { exact: true })).toBeVisible();
  await expect(profileOf(page).getByText(email, { exact: true })).toBeVisible();
  await open(page, overHome(await house.mailedLink(next)));
  await expect(
    dialogOf(page, 'Confirm your email').getByText('Your email is confirmed.', { exact: true }),
  ).toBeVisible();
  await open(page, '/sports/account');
  await expect(profileOf(page).getByText(next, { exact: true })).toBeVisible();
  await expect(profileOf(page).getByText(waits, { exact: true })).toHaveCount(0);
});
