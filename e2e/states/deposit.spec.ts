import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { ownMatch } from '../support/book.ts';
import { balanceOf, PASSWORD, signUpQuietly } from '../support/players.ts';
import {
  choose,
  isPhone,
  open,
  openAccountMenu,
  openSlip,
  PLAIN,
  pressFor,
  shownBalance,
} from '../support/screen.ts';
import { expect, test, testWithStack } from '../support/state-test.ts';

const PENDING_MS = 31_000;
/** The backend looks a deposit up that nobody told it about. */
const LOOKED_UP_MS = 62_000;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Deposit' });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** Pays in fifty euros by a test card, known by its last digits. */
async function deposit(page: Page, card: string): Promise<Locator> {
  await open(page, `${PLAIN}?modal=deposit`);
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Card' }).selectOption({ label: `Test •••• ${card}` });
  await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
  return dialog;
}

test('a deposit that the bank takes is in the balance', { tag: '@browser' }, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  await expect(dialogOf(page).getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  await expectAccessibleDialog(page);
  await deposit(page, '0001');
  await expect(notices(page)).toContainText('Deposit received');
  await expect(notices(page)).toContainText('€50.00 is in your balance.');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(shownBalance(page)).toHaveText('€1,050.00');
  await expect(page).toHaveURL(PLAIN);
});

test('an amount has to be one, between the limits, and is filled with one tap', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=quick-deposit`);
  const dialog = dialogOf(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(dialog.getByText('From €5.00 to €10,000.00', { exact: true })).toBeVisible();
  await amount.fill('');
  await dialog.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(dialog.getByText('Enter an amount.', { exact: true })).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('4.99');
  await dialog.getByRole('button', { name: 'Deposit €4.99' }).click();
  await expect(dialog.getByText('The minimum amount is €5.00.', { exact: true })).toBeVisible();
  await amount.fill('10000.01');
  await dialog.getByRole('button', { name: 'Deposit €10,000.01' }).click();
  await expect(dialog.getByText('The maximum amount is €10,000.00.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '€200', exact: true }).click();
  await expect(amount).toHaveValue('200.00');
  await expect(dialog.getByText('The maximum amount is €10,000.00.', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Deposit €200.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,200.00');
});

for (const [card, reason] of [
  ['0002', 'Your bank said no. Nothing was taken.'],
  ['0003', 'There isn’t enough money on this card. Nothing was taken.'],
] as const)
  test(`a deposit fails by card ${card}, and is tried again by another one`, async ({ page }) => {
    await signUpQuietly(page);
    const dialog = await deposit(page, card);
    await expect(dialog.getByRole('alert')).toHaveText(`Deposit failed${reason}`);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
    await dialog.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Test •••• 0001' });
    await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
    await expect(shownBalance(page)).toHaveText('€1,050.00');
  });

test('a second factor has three tries', async ({ page }) => {
  await signUpQuietly(page);
  let dialog = await deposit(page, '0004');
  await expect(dialog.getByText(/^Your bank sent you a code for €50\.00\. Enter it by /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm €50.00' }).click();
  await expect(dialog.getByText('Enter the code.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('111111');
  await dialog.getByRole('button', { name: 'Confirm €50.00' }).click();
  await expect(dialog.getByText('Wrong code. Please try again.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
  await dialog.getByRole('button', { name: 'Confirm €50.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,050.00');

  dialog = await deposit(page, '0004');
  for (const code of ['1', '2']) {
    await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
    await dialog.getByRole('button', { name: 'Confirm €50.00' }).click();
    await expect(dialog.getByText('Wrong code. Please try again.', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('');
  }
  await dialog.getByRole('textbox', { name: 'Code' }).fill('3');
  await dialog.getByRole('button', { name: 'Confirm €50.00' }).click();
  await expect(dialog.getByText(/Too many wrong codes\. Nothing was taken\./)).toBeVisible();
  expect(await balanceOf(page)).toBe(105_000);
});

test('a code that is not entered in time ends the deposit', async ({ page, house }) => {
  await signUpQuietly(page);
  const dialog = await deposit(page, '0004');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await house.jumpBy(11 * 60_000);
  await expect(dialog.getByText(/The code came too late\. Nothing was taken\./)).toBeVisible();
});

for (const [card, what, waitMs] of [
  ['0005', 'stays pending', PENDING_MS],
  ['0007', 'gets no answer from its bank', PENDING_MS],
  ['0008', 'is told of twice', PENDING_MS],
  ['0009', 'is never told of', LOOKED_UP_MS],
] as const)
  test(`a deposit that ${what} says so, and how it ended`, async ({ page, house }) => {
    await signUpQuietly(page);
    const dialog = await deposit(page, card);
    await expect(dialog.getByText('Deposit pending', { exact: true })).toBeVisible();
    await expect(notices(page)).toContainText('We’ll tell you when it arrives.');
    await house.jumpBy(waitMs);
    await expect(notices(page)).toContainText('€50.00 is in your balance.');
    await expect(dialog).toHaveCount(0);
    await expect(shownBalance(page)).toHaveText('€1,050.00');
  });

test('a pending deposit that is declined later says so', async ({ page, house }) => {
  await signUpQuietly(page);
  const dialog = await deposit(page, '0006');
  await expect(dialog.getByText('Deposit pending', { exact: true })).toBeVisible();
  await house.jumpBy(PENDING_MS);
  await expect(dialog.getByText(/Your bank said no\. Nothing was taken\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shownBalance(page)).toHaveText('€1,000.00');
});

test('an answer that is lost is asked for again, and nothing is paid twice', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await house.scenario('call-cut', { player: email, route: 'POST /platform/player/deposits' });
  const dialog = await deposit(page, '0001');
  await expect(dialog.getByText('No response', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/We don’t know yet whether €50\.00 was paid\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(notices(page)).toContainText('Deposit received');
  expect(await balanceOf(page)).toBe(105_000);
});

test('the return from a provider shows its toast and leaves the address', async ({ page }) => {
  await signUpQuietly(page);
  for (const [status, title, text] of [
    ['success', 'Deposit received', 'It’s in your balance.'],
    ['error', 'Deposit failed', 'Nothing was taken.'],
    ['pending', 'Deposit pending', 'We’ll tell you when it arrives.'],
  ] as const) {
    await open(page, `${PLAIN}?quick-deposit-status=${status}`);
    await expect(notices(page)).toContainText(title);
    await expect(notices(page)).toContainText(text);
    await expect(page).toHaveURL(PLAIN);
  }
  await open(page, `${PLAIN}?quick-deposit-status=toString`);
  await expect(page).toHaveURL(PLAIN);
  await expect(notices(page)).toHaveText('');
});

test('a visitor who wants to pay in signs in first and comes back to it', async ({ page }) => {
  const email = await signUpQuietly(page);
  await page.request.delete('/sports/api/platform/users/sign_out', { headers: { 'x-touchline-app': 'web' } });
  await open(page, `${PLAIN}?modal=deposit`);
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
});

test('header and account menu lead to a deposit', { tag: '@phone-in-soak' }, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await openAccountMenu(page);
  const menu = isPhone(page) ? page.getByRole('dialog') : page.getByRole('region', { name: 'Account' });
  await menu.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
});

test('a slip that the balance is too low for asks for the rest, and is placed once it is there', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  await page.request.post('/sports/api/platform/player/payouts', {
    headers: { 'x-touchline-app': 'web' },
    data: { request_id: 'all-but-forty', currency: 'EUR', amount: 96_000 },
  });
  await open(page, match.path);
  await choose(page, `${match.id}/1//1`);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('91.50');
  await slip.getByRole('button', { name: 'Deposit €51.50 or more' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('51.50');
  await expect(dialog.getByRole('group', { name: 'Amounts' }).getByRole('button')).toHaveText([
    '€100',
    '€200',
  ]);
  await dialog.getByRole('button', { name: 'Deposit €51.50' }).click();
  await expect(dialog).toHaveCount(0);
  await pressFor(
    slip.getByRole('button', { name: 'Place bet · €91.50' }),
    slip.getByText('Bet placed', { exact: true }),
  );
  expect(await balanceOf(page)).toBe(0);
});

const withoutPayments = testWithStack({ houseSettings: { HOUSE_PAYMENTS: 'off' } });

withoutPayments('a backend without payments opens no deposit', async ({ page }) => {
  await signUpQuietly(page);
  for (const modal of ['deposit', 'quick_deposit']) {
    await open(page, `${PLAIN}?modal=${modal}`);
    await expect(shownBalance(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openAccountMenu(page);
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wallet', exact: true })).toHaveCount(0);
});
