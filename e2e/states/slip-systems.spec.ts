import type { Locator, Page } from '@playwright/test';
import { type BookMatch, ownMatch } from '../support/book.ts';
import type { House } from '../support/house.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, openSlip, press, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const HOME = '1';

/** Puts the home wins of matches on the slip at these prices. Odds scaled by 10 000. */
async function addHomeWins(page: Page, house: House, prices: readonly number[]): Promise<BookMatch[]> {
  const matches: BookMatch[] = [];
  for (const odds of prices) {
    const match = await ownMatch(page.request);
    await house.movePrice(match.id, `${match.id}/1/`, HOME, odds);
    await open(page, match.path);
    await expect(price(page, `${match.id}/1//1`)).toContainText((odds / 10_000).toFixed(2));
    await price(page, `${match.id}/1//1`).click();
    matches.push(match);
  }
  return matches;
}

async function settle(house: House, matches: readonly BookMatch[], wins: readonly boolean[]): Promise<void> {
  for (const [index, match] of matches.entries()) {
    const isHome = wins[index] === true;
    await house.settle(match.id, `${match.id}/1/`, {
      '1': isHome ? 'won' : 'lost',
      '2': isHome ? 'lost' : 'won',
      '3': 'lost',
    });
  }
}

const chooseSystem = (slip: Locator) => slip.getByRole('button', { name: 'System', exact: true }).click();

test('a system is placed for its total and paid to the cent', async ({ page, house }) => {
  await signUpQuietly(page);
  const matches = await addHomeWins(page, house, [15_700, 21_300, 30_000]);
  const slip = await openSlip(page);
  await chooseSystem(slip);
  await expect(slip.getByRole('radio', { name: /2 of 3/ })).toBeChecked();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('10');
  await expect(slip.getByText('3 bets, about €3.33 each', { exact: true })).toBeVisible();
  await press(slip.getByRole('button', { name: 'Place bet · €10.00' }));
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  await expect(slip.getByText('2 of 3', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_000);
  await settle(house, matches, [true, true, false]);
  // 10.00 ÷ 3 × 1.57 × 2.13 = 11.147: one rounding, at the end.
  await expect.poll(() => balanceOf(page)).toBe(100_114);
});

test('a stake per bet is multiplied by the bets, in words, and kept when a selection goes', async ({
  page,
  house,
}) => {
  await addHomeWins(page, house, [20_000, 20_000, 20_000, 20_000]);
  const slip = await openSlip(page);
  await chooseSystem(slip);
  await slip.getByRole('group', { name: 'Stake is' }).getByRole('button', { name: 'Per bet' }).click();
  await slip.getByRole('textbox', { name: 'Stake per bet' }).fill('2');
  await expect(slip.getByText('6 bets × €2.00', { exact: true })).toBeVisible();
  await expect(slip.getByText('€12.00', { exact: true }).first()).toBeVisible();
  await slip.getByRole('radio', { name: /3 of 4/ }).check();
  await expect(slip.getByText('4 bets × €2.00', { exact: true })).toBeVisible();
  await slip
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(slip.getByRole('radio', { name: /2 of 3/ })).toBeChecked();
  await expect(slip.getByText('3 bets × €2.00', { exact: true })).toBeVisible();
  await page.reload();
  const again = await openSlip(page);
  await expect(again.getByRole('textbox', { name: 'Stake per bet' })).toHaveValue('2.00');
});

test('a named cover is chosen by its name and its receipt says so', async ({ page, house }) => {
  await signUpQuietly(page);
  await addHomeWins(page, house, [15_000, 15_000, 15_000]);
  const slip = await openSlip(page);
  await chooseSystem(slip);
  await slip.getByRole('radio', { name: /Trixie/ }).check();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('8');
  await expect(slip.getByText('4 bets × €2.00', { exact: true })).toBeVisible();
  // Three doubles at 2.25 and a treble at 3.375, €2.00 on each.
  await expect(slip.getByText('€20.25', { exact: true })).toBeVisible();
  await press(slip.getByRole('button', { name: 'Place bet · €8.00' }));
  // The name stands on the slip before, too.
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  await expect(slip.getByText('Trixie', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_200);
});

test('why there is no system is said, and a press on it changes nothing', async ({ page, house }) => {
  await addHomeWins(page, house, [20_000, 20_000]);
  const slip = await openSlip(page);
  const system = slip.getByRole('button', { name: 'System', exact: true });
  await expect(system).toHaveAttribute('aria-disabled', 'true');
  await expect(system).toHaveAccessibleDescription('A system needs at least 3 selections.');
  await system.click({ force: true });
  await expect(slip.getByRole('button', { name: 'Combo', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('every line is shown, results can be tried, and the focus comes back', async ({ page, house }) => {
  await addHomeWins(page, house, [20_000, 30_000, 40_000]);
  const slip = await openSlip(page);
  await chooseSystem(slip);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('3');
  const opener = slip.getByRole('button', { name: 'See all 3 lines' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'All lines of the system' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  const total = dialog.getByRole('status').filter({ hasText: 'Return if it ends like this' });
  await expect(total).toContainText('€26.00');
  await dialog.getByRole('combobox').nth(2).selectOption('Loses');
  await expect(total).toContainText('€6.00');
  await dialog.getByRole('combobox').nth(1).selectOption('Void');
  await expect(total).toContainText('€2.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a wanted return keeps its amount while prices move, and the stake follows', async ({ page, house }) => {
  const [match] = await addHomeWins(page, house, [20_000]);
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Set return' }).click();
  await slip.getByRole('textbox', { name: 'Return you want' }).fill('50');
  await expect(slip.getByText('Stake needed', { exact: true })).toBeVisible();
  await expect(slip.getByText('€25.00', { exact: true })).toBeVisible();
  await house.movePrice(match?.id ?? '', `${match?.id}/1/`, HOME, 25_000);
  await expect(slip.getByText('€20.00', { exact: true })).toBeVisible();
  await expect(slip.getByRole('textbox', { name: 'Return you want' })).toHaveValue('50');
  await slip.getByRole('button', { name: 'Set stake' }).click();
  await expect(slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('20.00');
});
