import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

/** A stack of its own: an operator's `platform.json` changes what every page of it shows. Each test places its own. */
const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });
async function place(page: Page, { dataDir }: HandedStack, settings: object) {
  writeFileSync(join(dataDir, 'platform.json'), JSON.stringify(settings));
  await askAnew(page);
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Deposit' });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });
const widgetOf = (page: Page) => dialogOf(page).frameLocator('iframe[title="Payment form"]');

test('a player pays in by the payment widget in its frame', { tag: '@browser' }, async ({ page, stack }) => {
  await place(page, stack, { deposit_ways: ['payment_widget', 'quick_deposit'] });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  const widget = widgetOf(page);
  await expect(widget.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  await expectAccessibleDialog(page);
  await expect(widget.getByRole('link', { name: 'Terms and conditions', exact: true })).toHaveAttribute(
    'href',
    /\/terms-and-conditions$/,
  );

  await widget.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Test •••• 0002' });
  await widget.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Your bank said no. Nothing was taken.');

  await widget.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Test •••• 0004' });
  await widget.getByRole('button', { name: 'Deposit €50.00' }).click();
  await widget.getByRole('textbox', { name: 'Code' }).fill('111111');
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialogOf(page).getByText('Wrong code. Please try again.', { exact: true })).toBeVisible();
  await widget.getByRole('textbox', { name: 'Code' }).fill('123456');
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(notices(page)).toContainText('Deposit received');
  await expect(shownBalance(page)).toHaveText('€1,050.00');
  expect(await balanceOf(page)).toBe(105_000);
});

test('notices of the widget are alerts, and only its own frame is listened to', { tag: '@browser' }, async ({
  page,
  stack,
}) => {
  await place(page, stack, { deposit_ways: ['payment_widget'] });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  await expect(widgetOf(page).getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  const dialog = dialogOf(page);
  const frame = page.frames().find((one) => one.url().includes('/third-party'));
  const tell = (message: object) =>
    frame?.evaluate(
      (sent) => parent.postMessage({ touchline: 'payment', ...sent }, location.origin),
      message,
    );
  for (const tone of ['success', 'warning', 'danger']) {
    await tell({ type: 'notify', tone, message: `This is a ${tone}.` });
    const role = tone === 'danger' ? 'alert' : 'status';
    await expect(dialog.getByRole(role).filter({ hasText: `This is a ${tone}.` })).toBeVisible();
  }
  await page.evaluate(() =>
    window.postMessage({ touchline: 'payment', type: 'result', status: 'success' }, location.origin),
  );
  await tell({ type: 'result', status: 'paid' });
  await tell({ type: 'notify', tone: 'warning', message: 'Still here.' });
  await expect(dialog.getByText('Still here.', { exact: true })).toBeVisible();
  await tell({ type: 'result', status: 'pending' });
  await expect(dialog).toHaveCount(0);
  await expect(notices(page)).toContainText('Deposit pending');
});

test('a widget that does not load says so, and leads to the next way', { tag: '@browser' }, async ({
  page,
  stack,
}) => {
  await place(page, stack, {
    frontend_origin: stack.houseUrl,
    payment_widget_script: '/media/no-widget.js',
    deposit_ways: ['payment_widget', 'quick_deposit'],
  });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toContainText('The payment form couldn’t be loaded.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The payment form couldn’t be loaded.');
  await dialog.getByRole('button', { name: 'Pay another way' }).click();
  await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,050.00');
});

test('a player pays in on the page of the platform, and comes back to where he was', {
  tag: '@browser',
}, async ({ page, stack }) => {
  await place(page, stack, { deposit_ways: ['page'], casino_parameters: ['ctag'] });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?ctag=abc`);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  const { origin, pathname, searchParams } = new URL(page.url());
  expect(`${origin}${pathname}`).toBe(`${stack.houseUrl}/profile/wallet/deposit`);
  expect([searchParams.get('ctag'), searchParams.get('currency'), searchParams.get('locale')]).toEqual([
    'abc',
    'EUR',
    'en',
  ]);
  await page.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(notices(page)).toContainText('Deposit received');
  await expect(page).toHaveURL(`${PLAIN}?ctag=abc`);
  await expect(shownBalance(page)).toHaveText('€1,050.00');
});

test('where no way is left, nothing leads to a deposit', async ({ page, stack }) => {
  await place(page, stack, { deposit_ways: ['iframe_deposit'] });
  await signUpQuietly(page);
  for (const modal of ['deposit', 'quick_deposit']) {
    await open(page, `${PLAIN}?modal=${modal}`);
    await expect(shownBalance(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('in a country that deposits are blocked for, no button leads to one, and an address says so', async ({
  page,
  stack,
}) => {
  await place(page, stack, { deposit_blocked_countries: ['IE'] });
  await signUpQuietly(page);
  await open(page, PLAIN);
  await expect(shownBalance(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
  for (const modal of ['deposit', 'quick_deposit']) {
    await open(page, `${PLAIN}?modal=${modal}`);
    await expect(dialogOf(page)).toContainText('Deposits aren’t available here right now.');
  }
});

test('with saved cards first, the deposit has its own form', async ({ page, stack }) => {
  await place(page, stack, { deposit_ways: ['quick_deposit', 'payment_widget'] });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  await expect(dialogOf(page).getByRole('combobox', { name: 'Card' })).toBeVisible();
});

test('the quick deposit keeps its form, whatever the order is', async ({ page, stack }) => {
  await place(page, stack, { deposit_ways: ['payment_widget', 'page'] });
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=quick_deposit`);
  await expect(dialogOf(page).getByRole('combobox', { name: 'Card' })).toBeVisible();
});
