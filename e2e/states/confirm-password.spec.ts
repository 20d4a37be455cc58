import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { balanceOf, PASSWORD, signUpQuietly } from '../support/players.ts';
import { isPhone, open, PLAIN } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });

test.describe.configure({ timeout: 120_000 });

/** Longer than a password counts. */
const LATER_MS = 11 * 60_000;

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => dialogOf(page, 'Confirm it’s you');

/** Answers the question with a password. */
async function answer(page: Page, password: string): Promise<void> {
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Continue' }).click();
}

test('a payout asks for the password over its form, and is sent again with what was entered', {
  tag: ['@browser', '@phone-in-soak'],
}, async ({ page, house }) => {
  await signUpQuietly(page);
  await house.jumpBy(LATER_MS);
  await open(page, '/sports/wallet');
  await page.getByRole('main').getByRole('button', { name: 'Withdraw EUR' }).click();
  const payout = dialogOf(page, 'Withdraw');
  const amount = payout.getByRole('textbox', { name: 'Amount' });
  const send = payout.getByRole('button', { name: 'Withdraw €300.00' });
  await amount.fill('300');
  await send.click();
  await expect(question(page)).toBeVisible();
  // A finger gets no keyboard that it did not ask for.
  if (!isPhone(page)) await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessibleDialog(page);
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(question(page).getByText('Enter a password.', { exact: true })).toBeVisible();
  await answer(page, 'not-my-password');
  await expect(question(page).getByText('That’s not your password.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(payout.getByText('Enter your password again to do this.', { exact: true })).toBeVisible();
  await expect(amount).toHaveValue('300');
  await expect(send).toBeFocused();
  expect(await balanceOf(page)).toBe(100_000);
  await send.click();
  await answer(page, PASSWORD);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Withdrawal requested');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await balanceOf(page)).toBe(70_000);
});

test('another phone in place of a verified one asks for the password, and its form stays filled', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=phone_verification`);
  const dialog = dialogOf(page, 'Confirm your phone');
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  const code = dialog.getByRole('textbox', { name: 'Six-digit code' });
  const rest = String(process.pid % 1_000_000).padStart(6, '0');
  await number.fill(`085 2${rest}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(code).toBeFocused();
  await code.fill(await house.textedCode(`+353852${rest}`));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await house.jumpBy(LATER_MS);
  await open(page, `${PLAIN}?modal=phone_verification`);
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await number.fill(`085 3${rest}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Close' }).click();
  await expect(number).toHaveValue(`085 3${rest}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await answer(page, PASSWORD);
  await expect(code).toBeFocused();
  await code.fill(await house.textedCode(`+353853${rest}`));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
});

test('a forgotten password leads from the question to its mail', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await house.jumpBy(LATER_MS);
  await open(page, '/sports/wallet');
  await page.getByRole('main').getByRole('button', { name: 'Withdraw EUR' }).click();
  const payout = dialogOf(page, 'Withdraw');
  await payout.getByRole('textbox', { name: 'Amount' }).fill('300');
  await payout.getByRole('button', { name: 'Withdraw €300.00' }).click();
  await question(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const mail = dialogOf(page, 'Set a new password').getByRole('textbox', { name: 'Email' });
  await expect(mail).toHaveValue(email);
});
