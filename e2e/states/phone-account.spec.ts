import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import type { House } from '../support/house.ts';
import { PASSWORD, signUpQuietly } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack({
  houseSettings: { PHONE_VERIFICATION: '1', SIGN_UP_BY_PHONE: '1', HOUSE_SPORTS: 'football' },
});

test.describe.configure({ timeout: 120_000 });

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'three-odd-geese-9';
const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };
const API = '/sports/api/platform';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const codeIn = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Six-digit code' });
const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `+35386${String(1_000_000 + (process.pid % 9_000) * 1_000 + numbers)}`;
}

/** A player with a verified phone, signed out. */
async function phoneOwner(page: Page, house: House): Promise<string> {
  const number = newNumber();
  await signUpQuietly(page);
  await page.request.post(`${API}/player/phone`, { headers: HEADERS, data: { number } });
  const code = await house.textedCode(number);
  const data = { code };
  expect((await page.request.post(`${API}/player/phone/confirm`, { headers: HEADERS, data })).status()).toBe(
    200,
  );
  await page.request.delete(`${API}/users/sign_out`, { headers: HEADERS });
  return number;
}

async function signIn(page: Page, login: string, password: string): Promise<Locator> {
  const dialog = dialogOf(page, 'Sign in');
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(login);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await press(dialog, 'Sign in');
  return dialog;
}

/** Fills sign-up by phone and sends it. */
async function signUp(page: Page, number: string): Promise<Locator> {
  await open(page, `${PLAIN}?modal=sign_up`);
  const form = dialogOf(page, 'Create an account');
  await form.getByRole('button', { name: 'Phone', exact: true }).click();
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await form.getByLabel('Day').fill('17');
  await form.getByLabel('Month').fill('5');
  await form.getByLabel('Year').fill('1990');
  await press(form, 'Create account');
  return form;
}

test('a player signs in with a verified phone', { tag: '@phone' }, async ({ page, house }) => {
  const number = await phoneOwner(page, house);
  await open(page, `${PLAIN}?modal=sign_in`);
  const dialog = await signIn(page, '', '');
  await expect(dialog.getByText('Enter your email or phone number.', { exact: true })).toBeVisible();
  await expectAccessibleDialog(page);
  await signIn(page, '086 123 4567', PASSWORD);
  await expect(
    dialog.getByText('Start the phone number with its country code, such as +44.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email or phone' })).toBeFocused();
  await signIn(page, number, 'not the password');
  await expect(dialog.getByText('Wrong phone number or password.', { exact: true })).toBeVisible();
  await signIn(page, number, PASSWORD);
  await expect(shownBalance(page)).toBeVisible();
});

test('who forgot the password enters the code of a text message and a new one', async ({ page, house }) => {
  const number = await phoneOwner(page, house);
  await open(page, `${PLAIN}?modal=forgot_password`);
  const dialog = dialogOf(page, 'Set a new password');
  await press(dialog, 'Continue');
  await expect(dialog.getByText('Enter your email or phone number.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(number);
  await press(dialog, 'Continue');
  await expect(
    dialog.getByText(/^If there’s an account with .?\+35386\d+.?, we’ve sent a code\./),
  ).toBeVisible();
  await expectAccessibleDialog(page);
  await press(dialog, 'Save password');
  await expect(dialog.getByText('Enter all six digits.', { exact: true })).toBeVisible();
  await expect(codeIn(dialog)).toBeFocused();
  await expect(dialog.getByText('Enter a password.', { exact: true })).toBeVisible();
  const code = await house.textedCode(number);
  await codeIn(dialog).fill(wrongCode(code));
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await press(dialog, 'Save password');
  await expect(
    dialog.getByText('Wrong code. Enter the one in our newest text message.', { exact: true }),
  ).toBeVisible();
  await codeIn(dialog).fill(code);
  await press(dialog, 'Save password');
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(dialogOf(page, 'Sign in').getByRole('textbox', { name: 'Email or phone' })).toHaveValue(
    number,
  );
  await signIn(page, number, NEW_PASSWORD);
  await expect(shownBalance(page)).toBeVisible();
});

test('another code is asked for after a minute', { tag: '@browser' }, async ({ page, house }) => {
  const number = await phoneOwner(page, house);
  await page.clock.install();
  await open(page, `${PLAIN}?modal=forgot_password`);
  const dialog = dialogOf(page, 'Set a new password');
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(number);
  await press(dialog, 'Continue');
  await expect(codeIn(dialog)).toBeFocused();
  const wait = dialog.getByText(/^Send again in [01]:\d\d$/);
  await expect(wait).toBeVisible();
  await house.textedCode(number);
  await house.jumpBy(MINUTE_MS);
  await page.clock.runFor(MINUTE_MS + 1_000);
  await press(dialog, 'Send a new code');
  await expect(wait).toBeVisible();
  await codeIn(dialog).fill(await house.textedCode(number));
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await press(dialog, 'Save password');
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
});

test('a phone that nobody has is asked for its code in the same words', async ({ page }) => {
  await open(page, `${PLAIN}?modal=forgot_password`);
  const dialog = dialogOf(page, 'Set a new password');
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(newNumber());
  await press(dialog, 'Continue');
  await expect(
    dialog.getByText(/^If there’s an account with .?\+35386\d+.?, we’ve sent a code\./),
  ).toBeVisible();
  await expect(dialog.getByText(/^Send again in [01]:\d\d$/)).toBeVisible();
  await codeIn(dialog).fill('123456');
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await press(dialog, 'Save password');
  await expect(
    dialog.getByText('Wrong code. Enter the one in our newest text message.', { exact: true }),
  ).toBeVisible();
  await press(dialog, 'Use another email or phone');
  await dialog.getByRole('textbox', { name: 'Email or phone' }).fill('nobody@touchline.example');
  await press(dialog, 'Continue');
  await expect(
    dialog.getByText(
      'If there’s an account with nobody@touchline.example, we’ve sent a link. It works once and for one hour.',
      { exact: true },
    ),
  ).toBeVisible();
});

test('a visitor signs up by phone with a code', { tag: '@phone' }, async ({ page, house }) => {
  const number = newNumber();
  const form = await signUp(page, '');
  await expect(form.getByText('Enter your mobile number.', { exact: true })).toBeVisible();
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('0851');
  await press(form, 'Create account');
  await expect(form.getByText('Enter a valid phone number.', { exact: true })).toBeVisible();
  await expectAccessibleDialog(page);
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await press(form, 'Create account');
  await expect(form.getByText(/^We’ve sent a text message to .?\+35386\d+.?\./)).toBeVisible();
  await expectAccessibleDialog(page);
  const code = await house.textedCode(number);
  await codeIn(form).fill(wrongCode(code));
  await press(form, 'Confirm');
  await expect(
    form.getByText('Wrong code. Enter the one in our newest text message.', { exact: true }),
  ).toBeVisible();
  await codeIn(form).fill(code);
  await press(form, 'Confirm');
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  await expect(shownBalance(page)).toBeVisible();
  await open(page, '/sports/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText(number, { exact: true })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Add an email' })).toBeVisible();
});

test('the number can be changed before its code is entered', async ({ page, house }) => {
  const form = await signUp(page, newNumber());
  await expect(form.getByText(/^Send again in [01]:\d\d$/)).toBeVisible();
  await press(form, 'Change number');
  const next = newNumber();
  await expect(form.getByLabel('Year')).toHaveValue('1990');
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(next);
  await press(form, 'Create account');
  await expect(codeIn(form)).toBeFocused();
  await codeIn(form).fill(await house.textedCode(next));
  await press(form, 'Confirm');
  await expect(shownBalance(page)).toBeVisible();
});

test('a player changes his number, and is asked for his password again', async ({ page, house }) => {
  const number = await phoneOwner(page, house);
  await open(page, `${PLAIN}?modal=sign_in`);
  await signIn(page, number, PASSWORD);
  await expect(shownBalance(page)).toBeVisible();
  await house.jumpBy(11 * MINUTE_MS);
  await open(page, '/sports/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await press(profile, 'Change number');
  const dialog = dialogOf(page, 'Confirm your phone');
  const next = newNumber();
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(next);
  await press(dialog, 'Send code');
  const question = dialogOf(page, 'Confirm it’s you');
  await question.getByLabel('Password', { exact: true }).fill('not the password');
  await press(question, 'Continue');
  await expect(question.getByText('That’s not your password.', { exact: true })).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(question, 'Continue');
  await expect(codeIn(dialog)).toBeFocused();
  await codeIn(dialog).fill(await house.textedCode(next));
  await press(dialog, 'Confirm');
  await expect(profile.getByText(next, { exact: true })).toBeVisible();
});
