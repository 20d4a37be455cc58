import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { liveMatch } from '../support/book.ts';
import { expectKept, PLACES, placed, placeStake, ready } from '../support/faulted-slip.ts';
import { balanceOf, openBetsOf, PASSWORD, signUpQuietly } from '../support/players.ts';
import {
  open,
  openAccountMenu,
  openSlip,
  PLAIN,
  press,
  pressFor,
  price,
  shownBalance,
} from '../support/screen.ts';
import { SIGN_UP_STACK, signUpFilesOf } from '../support/sign-up-files.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack(SIGN_UP_STACK);

const FIELDS = ['email', 'password', 'country', 'currency', 'birth_date'];

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Complete your details' });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Details saved', { exact: true });

test('a player is asked at the start for what his account lacks, until it is complete', {
  tag: '@phone',
}, async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await signUpQuietly(page);
  await place('sign-up.json', { fields: [...FIELDS, 'first_name', 'mobile_phone'] });
  await open(page, PLAIN);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open(page, PLAIN);
  await save(dialog).click();
  await expect(dialog.getByText('Fill in this field.', { exact: true })).toHaveCount(2);
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada7');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('085 012 3457');
  await save(dialog).click();
  await expect(
    dialog.getByText('Use up to 50 letters, spaces, apostrophes or hyphens.', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await save(dialog).click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open(page, `${PLAIN}?modal=missed_auth_fields`);
  await expect(dialog.getByText('Your details are complete.', { exact: true })).toBeVisible();
});

test('after a sign-in it is asked for, too', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  const email = await signUpQuietly(page);
  await page.request.delete('/sports/api/platform/users/sign_out', { headers: { 'x-touchline-app': 'web' } });
  await place('sign-up.json', { fields: [...FIELDS, 'last_name'] });
  await open(page, `${PLAIN}?modal=sign_in`);
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await door.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Last name' })).toBeVisible();
});

test('signed out its address offers to sign in', async ({ page, stack }) => {
  await signUpFilesOf({ stack, page });
  await open(page, `${PLAIN}?modal=missed_auth_fields`);
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('the account menu leads to it while something is missing', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await signUpQuietly(page);
  await place('sign-up.json', { fields: [...FIELDS, 'nickname'] });
  await open(page, PLAIN);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Complete your details' }).click();
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Ace');
  await save(dialog).click();
  await expect(saved(page)).toBeVisible();
  await openAccountMenu(page);
  await expect(page.getByRole('button', { name: 'Your currencies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete your details' })).toHaveCount(0);
});

test('terms that have changed are accepted again', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await signUpQuietly(page);
  await place('sign-up.json', { terms: { version: '2027-01' } });
  await open(page, PLAIN);
  const dialog = dialogOf(page);
  await expect(
    dialog.getByText('Our terms have changed. Please read and accept them.', { exact: true }),
  ).toBeVisible();
  await save(dialog).click();
  await expect(dialog.getByText('Accept our current terms to continue.', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I have read and accept the terms and conditions.' }).check();
  await save(dialog).click();
  await expect(saved(page)).toBeVisible();
  await open(page, `${PLAIN}?modal=missed_auth_fields`);
  await expect(dialog.getByText('Your details are complete.', { exact: true })).toBeVisible();
});

for (const way of ['button', 'address'] as const) {
  test(`a deposit by ${way} waits for missing fields where the setting asks, and goes on`, async ({
    page,
    stack,
  }) => {
    const place = await signUpFilesOf({ stack, page });
    await signUpQuietly(page);
    await place('sign-up.json', {
      fields: [...FIELDS, 'first_name'],
      deposit_needs_fields: true,
    });
    const dialog = dialogOf(page);
    if (way === 'address') await open(page, `${PLAIN}?modal=deposit`);
    else {
      await open(page, PLAIN);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    }
    await expect(
      dialog.getByText('Complete your details, then make your deposit.', { exact: true }),
    ).toBeVisible();
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await save(dialog).click();
    const deposit = page.getByRole('dialog', { name: 'Deposit' });
    await deposit.getByRole('button', { name: 'Deposit €50.00' }).click();
    await expect(shownBalance(page)).toHaveText('€1,050.00');
  });
}

test('a deposit that is refused for want of fields leads to them', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  const deposit = page.getByRole('dialog', { name: 'Deposit' });
  await expect(deposit.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  await place('sign-up.json', {
    fields: [...FIELDS, 'first_name'],
    deposit_needs_fields: true,
  });
  await deposit.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(deposit.getByRole('alert')).toContainText('Complete your details before you deposit.');
  await deposit.getByRole('button', { name: 'Complete your details' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'First name' }).fill('Ada');
  await save(dialogOf(page)).click();
  await deposit.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,050.00');
});

test('without the setting a deposit does not wait', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await signUpQuietly(page);
  await place('sign-up.json', { fields: [...FIELDS, 'first_name'] });
  await open(page, `${PLAIN}?modal=deposit`);
  await expect(
    page.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: 'Deposit €50.00' }),
  ).toBeVisible();
});

test('a bet that is refused for want of a municipality is placed from the same slip after it', async ({
  page,
  house,
  stack,
}) => {
  const place = await signUpFilesOf({ stack, page });
  const shown = await ready(page, house);
  const dialog = dialogOf(page);
  await place('municipalities.json', { IE: ['Galway', 'Cork'] });
  await place('sign-up.json', { fields: [...FIELDS, 'municipality'] });
  await placeStake(shown.slip, dialog);
  await expect(
    dialog.getByText('Add your municipality to place bets. Your slip is saved.', { exact: true }),
  ).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expectKept(page, shown);
  await placeStake(shown.slip, dialog);
  await dialog.getByLabel('Municipality').fill('Leeds');
  await save(dialog).click();
  await expect(dialog.getByText('Enter a municipality in your country.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Municipality').fill('Galway');
  await save(dialog).click();
  await expect(page.getByText(/^Details saved ?Your bets are waiting: place them now\.$/)).toBeVisible();
  await expectKept(page, shown);
  const slip = await openSlip(page);
  await pressFor(slip.getByRole('button', { name: PLACES }), placed(slip));
  expect(await balanceOf(page)).toBe(99_000);
});

test('refused-municipality-not-found: the fault opens the field, and the slip is kept', async ({
  page,
  house,
  stack,
}) => {
  await signUpFilesOf({ stack, page });
  const shown = await ready(page, house);
  await house.scenario('refused-municipality-not-found', { player: shown.email });
  await placeStake(shown.slip, dialogOf(page));
  await expect(dialogOf(page).getByLabel('Municipality')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectKept(page, shown);
  await placeStake(shown.slip, placed(shown.slip));
});

test('a quick bet opens it too, and is placed with the next press', async ({ page, house, stack }) => {
  const place = await signUpFilesOf({ stack, page });
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
  await place('municipalities.json', { IE: ['Galway'] });
  await place('sign-up.json', { fields: [...FIELDS, 'municipality'] });
  await press(home);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Municipality').fill('Galway');
  await save(dialog).click();
  await expect(saved(page)).toBeVisible();
  await expect(slip.getByText(/Your municipality is missing from your profile\./)).toBeVisible();
  expect([await openBetsOf(page), await balanceOf(page)]).toEqual([0, 100_000]);
  await press(slip.getByRole('button', { name: 'Place bet · €5.00' }));
  await expect.poll(() => openBetsOf(page), { timeout: 20_000 }).toBe(1);
});
