import type { Locator, Page } from '@playwright/test';
import { expectAccessibleMain } from '../support/axe.ts';
import { legAt, placeQuietly } from '../support/placed-bets.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, openAccountMenu, PLAIN } from '../support/screen.ts';
import { expect, test, testWithStack } from '../support/state-test.ts';

const WALLET = '/sports/wallet';
const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };

const rowsOf = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem');
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** Pays in and asks for a payout without the screens. Units: smallest units. */
async function pay(page: Page, way: 'deposits' | 'payouts', amount: number, more: object = {}) {
  const answer = await page.request.post(`/sports/api/platform/player/${way}`, {
    headers: HEADERS,
    data: { request_id: `${way}-of-${amount}`, currency: 'EUR', amount, ...more },
  });
  expect(answer.status()).toBe(200);
}

test('a player asks for a payout, sees its amount held, and takes it back', {
  tag: ['@browser', '@phone-in-soak'],
}, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, WALLET);
  await expect(rowsOf(page, 'Balances')).toHaveText(/€1,000\.00/);
  await expect(page.getByText('No deposits or withdrawals yet.', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Withdraw EUR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(dialog.getByText('From €10.00 to €1,000.00', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog.getByText('Enter an amount.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1000.01');
  await dialog.getByRole('button', { name: 'Withdraw €1,000.01' }).click();
  await expect(
    dialog.getByText('Your balance is too low for this withdrawal.', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('9.99');
  await dialog.getByRole('button', { name: 'Withdraw €9.99' }).click();
  await expect(dialog.getByText('The minimum amount is €10.00.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('300');
  await dialog.getByRole('button', { name: 'Withdraw €300.00' }).click();
  await expect(notices(page)).toContainText('Withdrawal requested');
  await expect(rowsOf(page, 'Balances')).toHaveText(/€700\.00€300\.00 on hold/);
  await expectAccessibleMain(page);
  const row = rowsOf(page, 'Deposits and withdrawals');
  await expect(row).toContainText('In review');
  await expect(rowsOf(page, 'Transactions').first()).toContainText('Withdrawal requested');
  await row.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(notices(page)).toContainText('Withdrawal cancelled');
  await expect(row).toContainText('Cancelled');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(rowsOf(page, 'Balances')).toHaveText(/€1,000\.00/);
  await expect(rowsOf(page, 'Transactions').first()).toContainText('Withdrawal returned');
});

test('a deposit that waits for its code goes on from the wallet', async ({ page }) => {
  await signUpQuietly(page);
  await pay(page, 'deposits', 5_000, { card: 'test_code' });
  await open(page, WALLET);
  const row = rowsOf(page, 'Deposits and withdrawals');
  await expect(row).toContainText('Waiting for your code');
  await row.getByRole('button', { name: 'Enter code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
  await dialog.getByRole('button', { name: 'Confirm €50.00' }).click();
  await expect(notices(page)).toContainText('Deposit received');
  await expect(row).toContainText('Received');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(rowsOf(page, 'Balances')).toHaveText(/€1,050\.00/);
});

test('a lost answer to a payout request is asked for again, and nothing is locked twice', async ({
  page,
  house,
}) => {
  const email = await signUpQuietly(page);
  await open(page, WALLET);
  await page.getByRole('main').getByRole('button', { name: 'Withdraw EUR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('300');
  await house.scenario('call-cut', { player: email, route: 'POST /platform/player/payouts' });
  await dialog.getByRole('button', { name: 'Withdraw €300.00' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(notices(page)).toContainText('Withdrawal requested');
  expect(await balanceOf(page)).toBe(70_000);
});

test('the statement names every movement, is narrowed, and is taken along as a file', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  await pay(page, 'deposits', 5_000, { card: 'test_success' });
  await placeQuietly(page, [await legAt(page, house, 20_000)], 1_000);
  await open(page, WALLET);
  const rows = rowsOf(page, 'Transactions');
  await expect(rows).toHaveText([
    /^Stake.*−€10\.00$/,
    /^Deposit.*\+€50\.00$/,
    /^Welcome balance.*\+€1,000\.00$/,
  ]);
  await expect(page.getByText('Net deposits', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText('€50.00');
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Deposits' });
  await expect(rows).toHaveText([/^Deposit/]);
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 7 days' });
  await expect(rows).toHaveText([/^Deposit/]);
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  expect(href).toContain('group=deposits');
  const csv = await (await page.request.get(href ?? '')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Winnings' });
  await expect(page.getByText('No transactions in this period.', { exact: true })).toBeVisible();
});

test('a long statement shows more at a press', async ({ page }) => {
  await signUpQuietly(page);
  for (let amount = 1_001; amount <= 1_021; amount += 1) await pay(page, 'payouts', amount);
  await open(page, WALLET);
  const rows = rowsOf(page, 'Deposits and withdrawals');
  await expect(rows).toHaveCount(20);
  await page.getByRole('main').getByRole('button', { name: 'Show more' }).first().click();
  await expect(rows).toHaveCount(21);
});

test('a balance below the least payout says so', async ({ page }) => {
  await signUpQuietly(page);
  await pay(page, 'payouts', 99_500);
  await open(page, WALLET);
  await page.getByRole('main').getByRole('button', { name: 'Withdraw EUR' }).click();
  await expect(page.getByRole('dialog', { name: 'Withdraw' })).toContainText(
    'You can withdraw €10.00 or more. Your balance is €5.00.',
  );
});

test('a list that does not come says so, and comes at a press', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  const route = 'GET /platform/player/movements';
  await house.scenario('call-fails', { player: email, route, once: false });
  await open(page, WALLET);
  await expect(page.getByText('We couldn’t load this list.', { exact: true })).toBeVisible();
  await house.scenario('call-fails', 'off');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(rowsOf(page, 'Transactions')).toHaveCount(1);
});

test('the wallet is kept by nobody, found by no robot, and asks a visitor to sign in', async ({ page }) => {
  const answer = await page.request.get(WALLET);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  await open(page, WALLET);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('the account menu leads to the wallet', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Wallet', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(rowsOf(page, 'Balances')).toHaveCount(1);
});

const withoutPayments = testWithStack({ houseSettings: { HOUSE_PAYMENTS: 'off' } });

withoutPayments('where the backend has no payments, the page says where the wallet is', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, WALLET);
  await expect(
    page.getByRole('main').getByText('Your wallet is on the main site', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Deposit|Withdraw/ })).toHaveCount(0);
});
