import type { Page } from '@playwright/test';
import { type BookMatch, ownMatch } from '../support/book.ts';
import { isPhone, open, openSlip, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

async function addHomeWins(page: Page, count: number): Promise<BookMatch[]> {
  const matches: BookMatch[] = [];
  for (let index = 0; index < count; index += 1) {
    const match = await ownMatch(page.request);
    await open(page, match.path);
    await price(page, `${match.id}/1//1`).click();
    matches.push(match);
  }
  return matches;
}

test('a removed selection comes back where it was, with the focus', async ({ page }) => {
  const [first, second] = await addHomeWins(page, 2);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  const remove = slip.getByRole('button', { name: `Remove ${first?.home}` });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(slip.getByText(`Removed ${first?.home}.`, { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: `Remove ${second?.home}` })).toBeFocused();
  await expect(slip.getByRole('status').filter({ hasText: 'You can undo' })).toBeAttached();
  await slip.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('5');
  await expect(slip.getByRole('listitem').first()).toContainText(first?.home ?? '');
  await expect(slip.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('a cleared slip comes back whole, and the panel waits for it', async ({ page }) => {
  const [first] = await addHomeWins(page, 2);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  await slip.getByRole('button', { name: 'Clear slip' }).click();
  await expect(slip.getByText('No selections yet', { exact: true })).toBeVisible();
  await expect(slip.getByText('Slip cleared.', { exact: true })).toBeVisible();
  await slip.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(slip.getByRole('button', { name: `Remove ${first?.home}` })).toBeVisible();
  await expect(slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('5');
});

test('the offer ends by itself, and on a phone the empty sheet then closes', { tag: '@phone' }, async ({
  page,
}) => {
  const [first] = await addHomeWins(page, 1);
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: `Remove ${first?.home}` }).click();
  const undo = slip.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  // Who is at the offer is not hurried: it ends once nobody is.
  await undo.focus();
  await undo.blur();
  await page.mouse.move(0, 0);
  await expect(undo).toHaveCount(0, { timeout: 15_000 });
  if (isPhone(page)) await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the next edit ends the offer', async ({ page }) => {
  const [first] = await addHomeWins(page, 2);
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: `Remove ${first?.home}` }).click();
  await expect(slip.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('3');
  await expect(slip.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});
