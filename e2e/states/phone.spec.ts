import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { liveMatch } from '../support/book.ts';
import { expectKept, PLACES, placed, placeStake, ready } from '../support/faulted-slip.ts';
import type { House } from '../support/house.ts';
import { balanceOf, openBetsOf, signUpQuietly } from '../support/players.ts';
import { open, openAccountMenu, openSlip, PLAIN, press, pressFor, price } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack({ houseSettings: { PHONE_VERIFICATION: '1', HOUSE_SPORTS: 'football' } });

test.describe.configure({ timeout: 120_000 });

const MINUTE_MS = 60_000;
const ASKED = `${PLAIN}?modal=phone_verification`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm your phone' });
const numberIn = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Mobile number' });
const codeIn = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Six-digit code' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send code' });
const confirm = (dialog: Locator) => dialog.getByRole('button', { name: 'Confirm', exact: true });
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

/** A number of a player's own, as it is dialled at home and as E.164. */
let numbers = 0;
function newNumber(): { readonly national: string; readonly full: string } {
  numbers += 1;
  const rest = String(1_000_000 + (process.pid % 9_000) * 1_000 + numbers);
  return { national: `085 ${rest}`, full: `+35385${rest}` };
}

/** Enters a number, and the code that comes. */
async function verify(page: Page, house: House): Promise<void> {
  const dialog = dialogOf(page);
  const { national, full } = newNumber();
  await numberIn(dialog).fill(national);
  await send(dialog).click();
  await expect(codeIn(dialog)).toBeFocused();
  await codeIn(dialog).fill(await house.textedCode(full));
  await confirm(dialog).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
}

test('a bet that is refused for want of a phone is placed from the same slip after it', {
  tag: '@browser',
}, async ({ page, house }) => {
  const shown = await ready(page, house);
  const dialog = dialogOf(page);
  await placeStake(shown.slip, dialog);
  await expect(
    dialog.getByText('Verify your phone to place bets. Your slip is saved.', { exact: true }),
  ).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expectKept(page, shown);
  await placeStake(shown.slip, dialog);
  await verify(page, house);
  await expect(page.getByText(/^Phone verified ?Your bets are waiting: place them now\.$/)).toBeVisible();
  await expectKept(page, shown);
  const slip = await openSlip(page);
  await pressFor(slip.getByRole('button', { name: PLACES }), placed(slip));
  expect(await balanceOf(page)).toBe(99_000);
});

test('a quick bet opens it too, and is placed with the next tap', async ({ page, house }) => {
  await signUpQuietly(page);
  const match = await liveMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  await open(page, match.path);
  const home = price(page, `${match.id}/1//1`);
  await expect(home).toContainText('2.00');
  const slip = await openSlip(page);
  await slip.getByRole('switch', { name: /Quick bet/ }).click();
  await slip.getByRole('textbox', { name: 'Stake for quick bets' }).fill('5');
  await slip.getByRole('checkbox', { name: 'I approve this stake for quick bets' }).check();
  await press(home);
  await expect(dialogOf(page)).toBeVisible();
  await verify(page, house);
  await expect(slip.getByText(/Verify your phone first\./)).toBeVisible();
  expect([await openBetsOf(page), await balanceOf(page)]).toEqual([0, 100_000]);
  await press(home);
  await expect.poll(() => openBetsOf(page)).toBe(1);
});

test('a number is checked at its field', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, ASKED);
  const dialog = dialogOf(page);
  await expect(page).toHaveURL(PLAIN);
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('IE');
  await send(dialog).click();
  await expect(dialog.getByText('Enter your mobile number.', { exact: true })).toBeVisible();
  await expect(numberIn(dialog)).toBeFocused();
  await numberIn(dialog).fill('0851');
  await send(dialog).click();
  await expect(dialog.getByText('Enter a valid phone number.', { exact: true })).toBeVisible();
  await numberIn(dialog).fill('01 677 1234');
  await send(dialog).click();
  await expect(
    dialog.getByText('Enter a mobile number that can receive text messages.', { exact: true }),
  ).toBeVisible();
  await expectAccessibleDialog(page);
});

test('wrong and incomplete codes are told at the field, and five end the code', async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, ASKED);
  const dialog = dialogOf(page);
  const { national, full } = newNumber();
  await numberIn(dialog).fill(national);
  await send(dialog).click();
  await expect(codeIn(dialog)).toBeFocused();
  await expect(dialog.getByText(/^We sent a code to .?\+353 •• ••• \d{4}.?\.$/)).toBeVisible();
  await expect(codeIn(dialog)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleDialog(page);
  const code = await house.textedCode(full);
  await codeIn(dialog).fill(code.slice(0, 3));
  await confirm(dialog).click();
  await expect(dialog.getByText('Enter all six digits.', { exact: true })).toBeVisible();
  for (let time = 0; time < 5; time += 1) {
    await codeIn(dialog).fill(wrongCode(code));
    await confirm(dialog).click();
    await expect(codeIn(dialog)).toHaveValue('');
    await expect(codeIn(dialog)).toBeFocused();
  }
  await expect(dialog.getByText('Too many wrong codes. Ask for a new one.', { exact: true })).toBeVisible();
});

test('the wait for another code survives a reload, and another number can be entered', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  await open(page, ASKED);
  const dialog = dialogOf(page);
  const first = newNumber();
  await numberIn(dialog).fill(first.national);
  await send(dialog).click();
  const wait = dialog.getByText(/^Send again in [01]:\d\d$/);
  await expect(wait).toBeVisible();
  await open(page, ASKED);
  await expect(wait).toBeVisible();
  await expect(codeIn(dialog)).toBeVisible();
  await house.jumpBy(MINUTE_MS);
  await open(page, ASKED);
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(dialog.getByText('We sent a new code.', { exact: true })).toBeVisible();
  await expect(wait).toBeVisible();
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(numberIn(dialog)).toBeFocused();
  const second = newNumber();
  await numberIn(dialog).fill(second.national);
  await send(dialog).click();
  await expect(
    dialog.getByText('Wait a moment before you ask for another code.', { exact: true }),
  ).toBeVisible();
  await house.jumpBy(MINUTE_MS);
  await send(dialog).click();
  await expect(codeIn(dialog)).toBeFocused();
  await codeIn(dialog).fill(await house.textedCode(second.full));
  await confirm(dialog).click();
  await expect(page.getByText('Phone verified', { exact: true })).toBeVisible();
});

test('the account menu leads to it until the phone is verified', async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Verify your phone' }).click();
  await verify(page, house);
  await openAccountMenu(page);
  await expect(page.getByRole('button', { name: 'Your currencies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify your phone' })).toHaveCount(0);
  await open(page, ASKED);
  await expect(dialogOf(page).getByText(/^Your phone .?\+353 •• ••• \d{4}.? is verified\.$/)).toBeVisible();
});

test('signed out it offers to sign in', async ({ page }) => {
  await open(page, ASKED);
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
