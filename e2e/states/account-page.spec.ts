import { expectAccessibleDialog, expectAccessibleMain } from '../support/axe.ts';
import { legAt, placeQuietly } from '../support/placed-bets.ts';
import { PASSWORD, playerOf, signUpQuietly } from '../support/players.ts';
import { isPhone, open, openAccountMenu, settled } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const ACCOUNT = '/sports/account';

test('a visitor is shown the way in and is on his account once he has signed in', async ({ page }) => {
  const email = await signUpQuietly(page);
  await page.context().clearCookies();
  await open(page, ACCOUNT);
  const main = page.getByRole('main');
  await expect(main.getByText('Your account', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Sign in' }).click();
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByRole('region', { name: 'Profile' }).getByText(email, { exact: true })).toBeVisible();
});

test('a player reaches his account from the menu and is called by the name that he gives', {
  tag: '@phone',
}, async ({ page }) => {
  const email = await signUpQuietly(page);
  await open(page, '/sports/promotions');
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(ACCOUNT);
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText(email, { exact: true })).toBeVisible();
  await expect(profile.getByText('Ireland', { exact: true })).toBeVisible();
  await profile.getByRole('textbox', { name: 'First name' }).fill('  Ada ');
  await profile.getByRole('textbox', { name: 'Last name' }).fill('Moor');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await expect(profile.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await openAccountMenu(page);
  await expect(page.getByText('Ada Moor', { exact: true })).toBeVisible();
});

test('a wrong name is said at its field, which has the focus', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  const profile = page.getByRole('region', { name: 'Profile' });
  const nickname = profile.getByRole('textbox', { name: 'Nickname' });
  await nickname.fill('x');
  await nickname.press('Enter');
  await expect(
    profile.getByText('Use 2 to 30 letters, spaces, apostrophes or hyphens.', { exact: true }),
  ).toBeVisible();
  await expect(nickname).toBeFocused();
  await expectAccessibleMain(page);
});

test('the page has the balances and the devices of the player, and opens another balance', async ({
  page,
}) => {
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  const balances = page.getByRole('region', { name: 'Your currencies' });
  const rows = balances.getByRole('listitem');
  await expect(rows).toHaveText([/^EUR€1,000\.00$/]);
  await balances.getByRole('combobox', { name: 'Add a currency' }).selectOption('USD');
  await balances.getByRole('button', { name: 'Open' }).click();
  await expect(rows).toHaveText([/^EUR€1,000\.00$/, /^USD\$0\.00$/]);
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessibleMain(page);
});

test('another language is kept in the account, and the page stays', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL('/sports/de/account');
  await expect(page.getByRole('heading', { name: 'Konto', exact: true })).toBeVisible();
  expect((await playerOf(page)).language).toBe('de');
});

test('who signs out on the page is at home, and a session that ends there leaves the way in', async ({
  page,
}) => {
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  const nav = page.getByRole('navigation', { name: 'Your account' });
  await nav.getByRole('link', { name: 'Signed-in devices' }).click();
  await expect(page).toHaveURL(`${ACCOUNT}#devices`);
  await nav.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sports');
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('points and status follow the settled stakes of the player', async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  const status = page.getByRole('region', { name: 'Points and status' });
  await expect(status.getByText('No status yet', { exact: true })).toBeVisible();
  await expect(status.getByText('250 more points to Bronze', { exact: true })).toBeVisible();
  const leg = await legAt(page, house, 20_000);
  await placeQuietly(page, [leg], 30_000);
  await house.settle(leg.match.id, `${leg.match.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  await expect(status.getByText('700 more points to Silver', { exact: true })).toBeVisible();
  await expect(status.getByRole('listitem').filter({ hasText: 'Reached' })).toHaveText([/Bronze/]);
  await expectAccessibleMain(page);
});

test('an account whose points did not come says so and asks again', async ({ page, house }) => {
  await signUpQuietly(page);
  await house.scenario('call-fails', { route: 'GET /platform/player/comp_points', once: false });
  await open(page, ACCOUNT);
  const status = page.getByRole('region', { name: 'Points and status' });
  await expect(status.getByText('We couldn’t load your points.', { exact: true })).toBeVisible();
  await house.scenario('call-fails', 'off');
  await status.getByRole('button', { name: 'Try again' }).click();
  await expect(status.getByText('No status yet', { exact: true })).toBeVisible();
});

test('the data of a player are a file', async ({ page }) => {
  const email = await signUpQuietly(page);
  await open(page, ACCOUNT);
  const link = page
    .getByRole('region', { name: 'Your data' })
    .getByRole('link', { name: 'Download my data' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="account-data.json"');
  expect(await answer.text()).toContain(email);
});

test('an account is not deleted without its password or with money in it, and says why', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, ACCOUNT);
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByLabel('Your password', { exact: true });
  // A finger gets no keyboard that it did not ask for.
  if (!isPhone(page)) await expect(password).toBeFocused();
  await expectAccessibleDialog(page);
  await password.press('Enter');
  await expect(dialog.getByText('Enter a password.', { exact: true })).toBeVisible();
  await password.fill('not-his-own-9');
  await password.press('Enter');
  await expect(dialog.getByText('That’s not your password.', { exact: true })).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(dialog.getByText(/^There’s still money in your account\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a deleted account is gone, and the page is home', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  const leg = await legAt(page, house, 20_000);
  await placeQuietly(page, [leg], 50_000);
  await house.settle(leg.match.id, `${leg.match.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  const last = await legAt(page, house, 20_000);
  await placeQuietly(page, [last], 50_000);
  await house.settle(last.match.id, `${last.match.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  await open(page, ACCOUNT);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account has been deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/sports');
  await settled(page);
  await open(page, '/sports/promotions?modal=sign_in');
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(door.getByText('Wrong email or password.', { exact: true })).toBeVisible();
});
