import { PASSWORD, signUpQuietly } from './support/players.ts';
import { open, openAccountMenu, PLAIN, shownBalance } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a player ends the session of another device, which is told so at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUpQuietly(page);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await other.newPage();
  await elsewhere.request.post('/sports/api/platform/users/sign_in', {
    headers: { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' },
    data: { email, password: PASSWORD },
  });
  await open(elsewhere, PLAIN);
  await open(page, PLAIN);
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Signed-in devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signed-in devices' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await rows.getByRole('button', { name: /^Sign out / }).click();
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('list')).toBeFocused();
  await expect(elsewhere.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('the tabs of a browser agree at once on who is there', async ({ page }) => {
  const email = await signUpQuietly(page);
  const other = await page.context().newPage();
  await open(page, PLAIN);
  await open(other, PLAIN);
  await expect(shownBalance(other)).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  const door = other.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
  await expect(door).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await door.click();
  await other.getByRole('textbox', { name: 'Email' }).fill(email);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(shownBalance(page)).toBeVisible();
});
