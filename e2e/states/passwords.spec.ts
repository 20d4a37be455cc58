import type { Page } from '@playwright/test';
import { PASSWORD, signUpQuietly } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const NEW_PASSWORD = 'three-odd-geese-9';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const signInDialog = (page: Page) => dialogOf(page, 'Sign in');

async function signOut(page: Page): Promise<void> {
  await page.request.delete('/sports/api/platform/users/sign_out', { headers: { 'x-touchline-app': 'web' } });
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = signInDialog(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The address that a mailed link comes to, as the server says it. */
const overHome = (link: string): string => {
  const { search, hash } = new URL(link, 'http://x');
  return `${PLAIN}${search}${hash}`;
};

test('who forgot the password sets a new one by a mailed link, once', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await signOut(page);
  await open(page, `${PLAIN}?modal=sign_in`);
  await signInDialog(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await signInDialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
  const request = dialogOf(page, 'Set a new password');
  await request.getByRole('textbox', { name: 'Email' }).fill('');
  await request.getByRole('button', { name: 'Send the link' }).click();
  await expect(request.getByText('Enter your email.', { exact: true })).toBeVisible();
  await request.getByRole('textbox', { name: 'Email' }).fill(email);
  await request.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    request.getByText(
      `If there’s an account with ${email}, we’ve sent a link. It works once and for one hour.`,
      { exact: true },
    ),
  ).toBeVisible();

  const link = overHome(await house.mailedLink(email));
  await open(page, link);
  const choice = dialogOf(page, 'Choose a password');
  await expect(page).toHaveURL(PLAIN);
  await choice.getByLabel('New password').fill('short');
  await choice.getByRole('button', { name: 'Save password' }).click();
  await expect(
    choice.getByText('Your password must have at least 8 characters.', { exact: true }),
  ).toBeVisible();
  await choice.getByLabel('New password').fill(NEW_PASSWORD);
  await choice.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await expect(shownBalance(page)).toBeVisible();

  await open(page, link);
  await choice.getByLabel('New password').fill('seven-tidal-waves-7');
  await choice.getByRole('button', { name: 'Save password' }).click();
  await expect(choice.getByText('This link has been used already.', { exact: true })).toBeVisible();
  await choice.getByRole('button', { name: 'Send a new link' }).click();
  await expect(request).toBeVisible();
});

test('a mailed link shows home, and nothing of its token stays in the address', {
  tag: '@browser',
}, async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await page.request.post('/sports/api/platform/users/password', {
    headers: { 'x-touchline-app': 'web' },
    data: { email },
  });
  const seen: string[] = [];
  page.on('request', (sent) => seen.push(`${sent.url()} ${sent.headers().referer ?? ''}`));
  const link = await house.mailedLink(email);
  await open(page, link);
  await expect(dialogOf(page, 'Choose a password')).toBeVisible();
  await expect(page).toHaveURL(/\/sports$/);
  const token = new URLSearchParams(link.split('?')[1]).get('reset_password_token') ?? '';
  // The page itself is asked for with it: by its path, then at home.
  expect(seen.filter((text) => text.includes(token))).toHaveLength(2);
});

test('too many failures offer a mail, whose link lets its player sign in at once', async ({
  page,
  house,
}) => {
  const email = await signUpQuietly(page);
  await signOut(page);
  await open(page, `${PLAIN}?modal=sign_in`);
  const refused = signInDialog(page).getByText('Wrong email or password.', { exact: true });
  for (let time = 0; time < 5; time += 1) {
    await signIn(page, email, `wrong-guess-${time}`);
    await expect(refused).toBeVisible();
  }
  await signIn(page, email, PASSWORD);
  await signInDialog(page).getByRole('button', { name: 'Send the link' }).click();
  const request = dialogOf(page, 'Sign in again');
  await expect(request.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await request.getByRole('button', { name: 'Send the link' }).click();
  await expect(request.getByText('Look in your inbox and your spam folder.', { exact: true })).toBeVisible();
  await open(page, overHome(await house.mailedLink(email)));
  await expect(page).toHaveURL(PLAIN);
  await expect(request.getByText('You can sign in again.', { exact: true })).toBeVisible();
  await request.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, email, PASSWORD);
  await expect(shownBalance(page)).toBeVisible();
});

test('a confirmation link says what it did, and one that does nothing offers another', async ({
  page,
  house,
}) => {
  const email = await signUpQuietly(page);
  await open(page, `${PLAIN}#confirmation`);
  const dialog = dialogOf(page, 'Confirm your email');
  await expect(page).toHaveURL(PLAIN);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Look in your inbox and your spam folder.', { exact: true })).toBeVisible();
  const link = overHome(await house.mailedLink(email));
  await open(page, link);
  await expect(dialog.getByText('Your email is confirmed.', { exact: true })).toBeVisible();
  await open(page, link);
  await expect(dialog.getByText('This link has been used already.', { exact: true })).toBeVisible();
  await open(page, `${PLAIN}?confirmation_token=broken`);
  await expect(dialog.getByText(/^This link doesn’t work\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send a new link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('who is signed in changes the password with the old one', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, '/sports/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = dialogOf(page, 'Choose a password');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill('not-my-password');
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByText('That’s not your password.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('each path of the account shows home, and its modal over it', {
  tag: '@browser',
}, async ({ page }) => {
  for (const [path, name] of [
    ['password/new', 'Set a new password'],
    ['password/edit', 'Choose a password'],
    ['confirmation', 'Confirm your email'],
  ] as const) {
    await open(page, `/sports/users/${path}`);
    await expect(dialogOf(page, name)).toBeVisible();
    await expect(page).toHaveURL(/\/sports$/);
  }
});

test('each hash of the account opens its modal and leaves the address', async ({ page }) => {
  for (const [hash, name] of [
    ['sign-in', 'Sign in'],
    ['sign-up', 'Create an account'],
    ['password/new', 'Set a new password'],
    ['password/edit', 'Choose a password'],
    ['confirmation', 'Confirm your email'],
    ['unlock', 'Sign in again'],
  ] as const) {
    await open(page, `${PLAIN}#${hash}`);
    await expect(dialogOf(page, name)).toBeVisible();
    await expect(page).toHaveURL(PLAIN);
  }
});
