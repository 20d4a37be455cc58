import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type BookMatch, ownMatch } from '../support/book.ts';
import type { House } from '../support/house.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, openSlip, press, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

async function addHomeWin(page: Page, house: House, odds: number): Promise<BookMatch> {
  const match = await ownMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', odds);
  await open(page, match.path);
  await expect(price(page, `${match.id}/1//1`)).toContainText((odds / 10_000).toFixed(2));
  await price(page, `${match.id}/1//1`).click();
  return match;
}

async function openSettings(page: Page) {
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Slip settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slip settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const savedMode = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/sports/api/book/settings');
  const { odds_accept_mode } = (await answer.json()) as { odds_accept_mode: string }; // the house's own tests check this shape
  return odds_accept_mode;
};

test('higher prices are taken without asking, lower ones still ask', async ({ page, house }) => {
  await signUpQuietly(page);
  const match = await addHomeWin(page, house, 20_000);
  const dialog = await openSettings(page);
  await press(dialog.getByRole('button', { name: 'Take higher' }));
  await expect(dialog.getByRole('status')).toContainText('We take a higher price without asking.');
  await page.keyboard.press('Escape');
  const slip = await openSlip(page);
  await expect(slip.getByRole('button', { name: 'Slip settings' })).toBeFocused();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
  await house.movePrice(match.id, `${match.id}/1/`, '1', 22_000);
  await expect(slip.getByText('€22.00', { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: 'Place bet · €10.00' })).toBeVisible();
  await house.movePrice(match.id, `${match.id}/1/`, '1', 21_000);
  await expect(slip.getByText(/Return is now €21\.00, was €22\.00\./)).toBeVisible();
  await expect(slip.getByRole('button', { name: 'Accept and place · €10.00' })).toBeVisible();
  await expect.poll(() => savedMode(page)).toBe('higher');
});

test('a price that fell a little is taken where the player said how much', async ({ page, house }) => {
  const match = await addHomeWin(page, house, 20_000);
  const dialog = await openSettings(page);
  await press(dialog.getByRole('button', { name: 'Take higher' }));
  await dialog.getByRole('combobox', { name: /drops by up to/ }).selectOption('5');
  await expect(dialog.getByText(/With 5 %, 2\.00 can drop to 1\.90\./)).toBeVisible();
  await page.keyboard.press('Escape');
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
  await house.movePrice(match.id, `${match.id}/1/`, '1', 19_200);
  await expect(slip.getByText('€19.20', { exact: true })).toBeVisible();
  await expect(slip.getByText(/1 price changed\./)).toHaveCount(0);
});

test('what was chosen signed out survives a reload, and goes to a new account', async ({ page, house }) => {
  await addHomeWin(page, house, 20_000);
  const dialog = await openSettings(page);
  await press(dialog.getByRole('button', { name: 'Take any' }));
  await expect(dialog.getByText(/Saved in this browser, and to your account/)).toBeVisible();
  await page.reload();
  await expect((await openSettings(page)).getByRole('button', { name: 'Take any' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await signUpQuietly(page);
  await page.reload();
  await expect.poll(() => savedMode(page)).toBe('any');
});

test('an account that has settings keeps them over those of the browser', async ({ page, house }) => {
  await addHomeWin(page, house, 20_000);
  const dialog = await openSettings(page);
  await press(dialog.getByRole('button', { name: 'Take any' }));
  await signUpQuietly(page);
  const saved = await page.request.post('/sports/api/book/settings', {
    headers: { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' },
    data: { auto_accept_odds_change: 'higher' },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await expect((await openSettings(page)).getByRole('button', { name: 'Take higher' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await savedMode(page)).toBe('higher');
});

test('quick stakes are edited, say what is wrong, and are offered at once', async ({ page, house }) => {
  await signUpQuietly(page);
  await addHomeWin(page, house, 20_000);
  const dialog = await openSettings(page);
  const first = dialog.getByRole('textbox', { name: 'Quick stake 1' });
  await first.fill('0.01');
  await expect(first).toHaveAccessibleDescription('The minimum stake is €0.10.');
  await first.fill('7,50');
  await dialog.getByRole('button', { name: 'Remove quick stake 4' }).click();
  await page.keyboard.press('Escape');
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Add €7.50 to the stake' }).click();
  await expect(slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('7.50');
  await page.reload();
  const again = await openSlip(page);
  await expect(again.getByRole('button', { name: 'Add €7.50 to the stake' })).toBeVisible();
  await expect(again.getByRole('button', { name: /^Add .* to the stake$/ })).toHaveCount(3);
});

test('axe finds nothing in the settings', { tag: '@browser' }, async ({ page, house }) => {
  await addHomeWin(page, house, 20_000);
  await openSettings(page);
  await expectAccessible(page, { within: '[role=dialog]' });
});
