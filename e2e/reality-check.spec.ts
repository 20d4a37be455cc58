import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { testWithStack } from './support/own-stack.ts';
import { signUpQuietly } from './support/players.ts';
import { open, PLAIN, shownBalance } from './support/screen.ts';
import { expect } from './support/test.ts';

const test = testWithStack({ houseSettings: { REALITY_CHECK_MINUTES: '60', HOUSE_SPORTS: 'football' } });

const checkOf = (page: Page) => page.getByRole('alertdialog', { name: 'Reality check' });

test('the reality check covers every tab, outlasts a reload, and is answered once by keyboard', {
  tag: '@browser',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  const other = await page.context().newPage();
  await open(page, PLAIN);
  await open(other, PLAIN);
  await house.jumpBy(3_600_000);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.reload();
    await expect(checkOf(tab)).toBeVisible();
  }
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goto(`${PLAIN}?modal=search`);
  await expect(checkOf(page)).toBeVisible();
  await expectAccessible(page, { within: '[role=alertdialog]' });
  const goOn = checkOf(page).getByRole('button', { name: 'Keep playing' });
  await page.keyboard.press('Tab');
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkOf(page).getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(checkOf(page)).toHaveCount(0);
  await expect(checkOf(other)).toHaveCount(0);
  await page.reload();
  await expect(shownBalance(page)).toBeVisible();
  await expect(checkOf(page)).toHaveCount(0);
});
