import { newEmail, PASSWORD, signUpQuietly } from '../support/players.ts';
import { open, openAccountMenu, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

test('a visitor signs up, has a balance, signs out and signs in again', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail();
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByRole('textbox', { name: 'Email' }).fill('not-an-address');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText(/fields? needs? your attention/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill('correct-horse-9');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await form.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await form.getByLabel('Day').fill('17');
  await form.getByLabel('Month').fill('5');
  await form.getByLabel('Year').fill('1990');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(shownBalance(page)).toHaveText('€1,000.00');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  // Finds a device that has signed somebody up.
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await page
    .getByRole('dialog', { name: 'Sign in' })
    .getByRole('button', { name: 'Create an account' })
    .click();
  await expect(form).toBeVisible();
  await page.goto(`${PLAIN}?modal=sign_in`);
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await expect(page).toHaveURL(PLAIN);
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill('wrong-password');
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(door.getByText('Wrong email or password.', { exact: true })).toBeVisible();
  await door.getByLabel('Password', { exact: true }).fill('correct-horse-9');
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(shownBalance(page)).toHaveText('€1,000.00');
});

test('a person below the age limit is refused with the reason', async ({ page }) => {
  await open(page, '/sports#sign-up');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(page).toHaveURL(/\/sports$/);
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill('correct-horse-9');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await form.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await form.getByLabel('Day').fill('1');
  await form.getByLabel('Month').fill('1');
  await form.getByLabel('Year').fill(String(new Date().getFullYear() - 10));
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText("You're not old enough to open an account.", { exact: true })).toBeVisible();
});

test('the account paths of the platform show home with their modal', {
  tag: '@browser',
}, async ({ page }) => {
  for (const [path, name] of [
    ['sign-in', 'Sign in'],
    ['sign-up', 'Create an account'],
  ] as const) {
    await open(page, `/sports/users/${path}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page).toHaveURL(/\/sports$/);
  }
});

test('my bets asks a visitor to sign in and shows one button', async ({ page }) => {
  await open(page, '/sports/bets-history');
  await expect(page.getByRole('main').getByText('Your bets will appear here', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('the sportsbook is opened after a sign-in, and when a page starts with a session', async ({
  page,
  house,
}) => {
  const OPENS = 'POST /platform/sportsbook_sessions';
  const email = await signUpQuietly(page);
  await page.request.delete('/sports/api/platform/users/sign_out', { headers: { 'x-touchline-app': 'web' } });
  await open(page, `${PLAIN}?modal=sign_in`);
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await house.callsDuring(async (soFar) => {
    await door.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => soFar()).toContain(OPENS);
  });
  await house.callsDuring(async (soFar) => {
    await open(page, PLAIN);
    await expect.poll(() => soFar()).toContain(OPENS);
  });
});

test('a player whose sportsbook is closed is told so, and stays signed in', async ({ page, house }) => {
  const player = await signUpQuietly(page);
  await house.scenario('sportsbook-closed', { player, route: 'POST /platform/sportsbook_sessions' });
  await open(page, PLAIN);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Betting is closed for your account. You can still withdraw your balance.',
  );
  await expect(shownBalance(page)).toHaveText('€1,000.00');
});
