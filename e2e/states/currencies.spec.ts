import { signUpQuietly } from '../support/players.ts';
import { chooseAny, open, openAccountMenu, openSlip } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

test('a player opens a balance in another currency and chooses it on the slip', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, '/sports');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Your currencies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your currencies' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveText([/^EUR€1,000\.00$/]);
  await dialog.getByRole('combobox', { name: 'Add a currency' }).selectOption('USD');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(rows).toHaveText([/^EUR€1,000\.00$/, /^USD\$0\.00$/]);
  await expect(dialog.getByRole('list')).toBeFocused();
  await expect(dialog.getByRole('option', { name: 'USD', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseAny(page);
  const slip = await openSlip(page);
  await slip.getByRole('combobox', { name: 'Pay from' }).selectOption('USD');
  await expect(slip.getByText('$', { exact: true }).first()).toBeVisible();
});

test('an address that asks for the currencies of nobody offers to sign in', async ({ page }) => {
  await open(page, '/sports?modal=currencies');
  const dialog = page.getByRole('dialog', { name: 'Your currencies' });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
