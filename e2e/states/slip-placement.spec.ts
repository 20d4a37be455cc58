import type { Locator, Page } from '@playwright/test';
import { expectAccessibleSlip } from '../support/axe.ts';
import { type BookMatch, ownMatch } from '../support/book.ts';
import { inDoubt, placed, placeStake, ready } from '../support/faulted-slip.ts';
import type { House } from '../support/house.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { isPhone, open, openSlip, press, pressFor, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };

async function addHomeWin(page: Page, house: House, odds = 20_000): Promise<BookMatch> {
  const match = await ownMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', odds);
  await open(page, match.path);
  await expect(price(page, `${match.id}/1//1`)).toContainText((odds / 10_000).toFixed(2));
  await price(page, `${match.id}/1//1`).click();
  return match;
}

const stakeIn = (slip: Locator) => slip.getByRole('textbox', { name: 'Stake' });

test('a refused price is shown as it is now and placed with one tap', { tag: '@phone-in-soak' }, async ({
  page,
  house,
}) => {
  const email = await signUpQuietly(page);
  const match = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).fill('10');
  await house.scenario('price-falls-before', { player: email, match: match.id });
  await press(slip.getByRole('button', { name: 'Place bet · €10.00' }));
  await expect(slip.getByRole('alert')).toContainText('Bet not placed');
  await expect(slip.getByRole('alert')).toContainText('Nothing was taken from your balance for it.');
  const accept = slip.getByRole('button', { name: 'Accept and place · €10.00' });
  await pressFor(accept, placed(slip));
  expect(await balanceOf(page)).toBe(99_000);
});

test('one of two bets is refused with its reason, the other is placed', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  const first = await addHomeWin(page, house);
  const second = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Singles' }).click();
  await slip.getByRole('textbox', { name: 'Same stake for all' }).fill('4');
  await house.scenario('refused-stake-too-high', { player: email, match: second.id });
  await press(slip.getByRole('button', { name: 'Place 2 bets · €8.00' }));
  await expect(slip.getByText('1 of 2 bets was not placed', { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: `Remove ${second.home}` })).toBeVisible();
  await expect(slip.getByRole('button', { name: `Remove ${first.home}` })).toHaveCount(0);
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_600);
});

test('an expired session opens sign-in, keeps the slip, and nothing is sent twice', async ({
  page,
  house,
}) => {
  const email = await signUpQuietly(page);
  const match = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).fill('10');
  await house.scenario('session-expired', { player: email });
  await press(slip.getByRole('button', { name: 'Place bet · €10.00' }));
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = await openSlip(page);
  await expect(kept.getByRole('button', { name: `Remove ${match.home}` })).toBeVisible();
  await expect(stakeIn(kept)).toHaveValue('10');
  await expect(kept.getByRole('button', { name: 'Sign in to place' })).toBeVisible();
});

test('a large stake says before that a trader approves it, and waits after', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).fill('1000');
  await expect(slip.getByText(/Bets of €1,000\.00 or more need a trader's approval\./)).toBeVisible();
  await press(slip.getByRole('button', { name: 'Place bet · €1,000.00' }));
  await expect(slip.getByText('Waiting for approval', { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
  await press(slip.getByRole('button', { name: 'Done' }));
  await expect(slip.getByText('Waiting for approval', { exact: true })).toHaveCount(0);
  // On a phone the sheet closes with the last selection.
  if (isPhone(page)) await expect(slip).toHaveCount(0);
  else await expect(slip.getByText('No selections yet', { exact: true })).toBeVisible();
});

test('an amount that the page shows is pasted as a stake', { tag: '@browser' }, async ({
  page,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpQuietly(page);
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).focus();
  await page.evaluate(() => navigator.clipboard.writeText('€1,000.00'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(stakeIn(slip)).toHaveValue('1000.00');
  await expect(slip.getByRole('button', { name: 'Place bet · €1,000.00' })).toBeVisible();
  await stakeIn(slip).fill('€ 12.50');
  await expect(slip.getByRole('button', { name: 'Place bet · €12.50' })).toBeVisible();
  await stakeIn(slip).fill('$12.50');
  await expect(slip.getByRole('button', { name: 'Check the stake' })).toBeVisible();
});

test('a double tap places one bet', { tag: '@phone' }, async ({ page, house }) => {
  await signUpQuietly(page);
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).fill('10');
  await slip.getByRole('button', { name: 'Place bet · €10.00' }).dblclick();
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_000);
});

test('a balance that is too low says what is missing', async ({ page, house }) => {
  await signUpQuietly(page);
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await expect(slip.getByText('From €0.10 to €1,000.00.', { exact: true })).toBeVisible();
  await stakeIn(slip).fill('1000.01');
  await expect(
    slip.getByText('Your balance is €1,000.00. You need €0.01 more.', { exact: true }),
  ).toBeVisible();
  await expect(slip.getByRole('button', { name: 'Deposit €0.01 or more' })).toBeVisible();
});

test('the account that pays is named, and another one is chosen at the button', async ({ page, house }) => {
  await signUpQuietly(page);
  await addHomeWin(page, house);
  let slip = await openSlip(page);
  await expect(slip.getByText('From your EUR account · €1,000.00 available', { exact: true })).toBeVisible();
  await page.request.post('/sports/api/platform/player/accounts', {
    headers: HEADERS,
    data: { currency: 'BTC' },
  });
  await page.reload();
  slip = await openSlip(page);
  await stakeIn(slip).fill('10');
  await slip.getByRole('combobox', { name: 'Pay from' }).selectOption('BTC');
  await expect(stakeIn(slip)).toHaveValue('');
  await page.reload();
  slip = await openSlip(page);
  await expect(slip.getByRole('combobox', { name: 'Pay from' })).toHaveValue('BTC');
});

test('a reference can be copied, and the receipt keeps the selections where they are wanted', {
  tag: '@browser',
}, async ({ page, house, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpQuietly(page);
  const match = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).fill('2');
  await press(slip.getByRole('button', { name: 'Place bet · €2.00' }));
  const copy = slip.getByRole('button', { name: /^Copy reference/ });
  const name = await copy.getAttribute('aria-label');
  await copy.click();
  await expect(slip.getByText('Copied', { exact: true })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(name).toBe(`Copy reference ${copied}`);
  await slip.getByRole('button', { name: 'Keep selections' }).click();
  await expect(slip.getByRole('button', { name: `Remove ${match.home}` })).toBeVisible();
  await expect(stakeIn(slip)).toHaveValue('');
});

test.describe('with a keyboard on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bet is placed from the sheet, and the focus goes back to the dock', { tag: '@browser' }, async ({
    page,
    house,
  }) => {
    await signUpQuietly(page);
    await addHomeWin(page, house);
    const dock = page.getByRole('button', { name: /Open the bet slip/ });
    await dock.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await stakeIn(sheet).focus();
    await page.keyboard.type('5');
    const place = sheet.getByRole('button', { name: 'Place bet · €5.00' });
    for (
      let step = 0;
      step < 12 && !(await place.evaluate((one) => one === document.activeElement));
      step += 1
    )
      await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Bet placed', { exact: true })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dock).toBeFocused();
    expect(await balanceOf(page)).toBe(99_500);
  });
});

test('axe finds nothing in the states of the slip', { tag: ['@phone-in-soak', '@browser'] }, async ({
  page,
  house,
}) => {
  test.setTimeout(240_000);
  await signUpQuietly(page);
  const first = await addHomeWin(page, house);
  let slip = await openSlip(page);
  await expectAccessibleSlip(page);
  if (isPhone(page)) await page.keyboard.press('Escape');
  await addHomeWin(page, house);
  await addHomeWin(page, house);
  slip = await openSlip(page);
  await expectAccessibleSlip(page);
  await slip.getByRole('button', { name: 'System', exact: true }).click();
  await stakeIn(slip).fill('3');
  await expectAccessibleSlip(page);
  await slip.getByRole('button', { name: 'See all 3 lines' }).click();
  await expect(page.getByRole('dialog', { name: 'All lines of the system' })).toBeVisible();
  await expectAccessibleSlip(page);
  await page.keyboard.press('Escape');
  await slip.getByRole('button', { name: 'Singles' }).click();
  await expectAccessibleSlip(page);
  await house.movePrice(first.id, `${first.id}/1/`, '1', 19_000);
  await expect(slip.getByText('1 price changed.', { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
  await house.suspend(first.id, true, `${first.id}/1/`);
  await expect(slip.getByText('This market is suspended.', { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
  await slip.getByRole('button', { name: `Remove ${first.home}` }).click();
  await expect(slip.getByText(`Removed ${first.home}.`, { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
  await press(slip.getByRole('button', { name: 'Place 2 bets · €6.00' }));
  await expect(slip.getByText('2 bets placed', { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
});

test('axe finds nothing where a bet is refused, on its way, or in doubt', {
  tag: ['@phone-in-soak', '@soak'],
}, async ({ page, house }) => {
  test.setTimeout(240_000);
  const { email, match, slip } = await ready(page, house);
  await house.scenario('refused-stake-too-high', { player: email, match: match.id });
  await placeStake(slip, slip.getByText('Bet not placed', { exact: true }));
  await expectAccessibleSlip(page);
  await house.scenario('answer-slow', { player: email, seconds: 8 });
  await placeStake(slip, slip.getByRole('button', { name: 'Placing bet…' }));
  await expectAccessibleSlip(page);
  await expect(placed(slip)).toBeVisible({ timeout: 30_000 });
  await press(slip.getByRole('button', { name: 'Done' }));
  await expect(placed(slip)).toHaveCount(0);
  // On a phone the sheet closes with the last selection.
  if (!isPhone(page)) await expectAccessibleSlip(page);
  const next = await ready(page, house);
  await house.scenario('request-lost', { player: next.email });
  await placeStake(next.slip, inDoubt(next.slip));
  await expectAccessibleSlip(page);
});
