import type { Page } from '@playwright/test';
import type { PlaySummary } from '@touchline/contract';
import { expectAccessibleMain } from '../support/axe.ts';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// How a player sees his play, week by week, on the page of limits.

const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });

const WEEK_MS = 7 * 86_400_000;
const MONDAY = Date.UTC(2026, 9, 5);

const week = (index: number, staked: number, won: number, minutes: number | null) => ({
  start: MONDAY + index * WEEK_MS,
  staked,
  won,
  minutes,
});

const PLAYED: PlaySummary = {
  currency: 'EUR',
  weeks: [
    week(0, 0, 0, null),
    week(1, 12_000, 9_000, null),
    week(2, 8_000, 10_500, 75),
    week(3, 20_000, 0, 130),
    week(4, 5_000, 1_000, 20),
  ],
};

async function openWeeks(page: Page, answer: PlaySummary): Promise<void> {
  await page.route('**/platform/player/play_summary', (route) => route.fulfill({ json: answer }));
  await signUpQuietly(page);
  await open(page, '/sports/limits');
}

const weeksOf = (page: Page) => page.getByRole('region', { name: 'Your play, week by week' });

test('weeks of play stand newest first, and a usual week suggests a limit', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await openWeeks(page, PLAYED);
  const weeks = weeksOf(page);
  await expect(weeks).toContainText(
    'This week you’ve staked €50.00 and won €10.00. You have no weekly stake limit.',
  );
  const rows = weeks.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(2).locator('td')).toHaveText(['€200.00', '€0.00', '−€200.00', '2 h 10 min']);
  await expect(rows.nth(4).locator('td').last()).toHaveText('–');
  await expect(weeks).toContainText('In a usual week you stake about €120.00.');
  await expectAccessibleMain(page);

  await weeks.getByRole('button', { name: 'Set a weekly limit' }).click();
  const form = page.getByRole('dialog', { name: 'New limit' });
  await expect(form.getByRole('combobox', { name: 'What is limited' })).toHaveValue('wager');
  await form.getByRole('textbox', { name: 'Amount' }).fill('100');
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(weeks).toContainText('Your weekly stake limit is €100.00; €50.00 is left.');
  await expect(weeks.getByRole('button')).toHaveCount(0);
});

test('a player who has not played, and weeks that do not come, are said', async ({ page }) => {
  await openWeeks(page, { currency: 'EUR', weeks: [week(0, 0, 0, null), week(1, 0, 0, 0)] });
  await expect(weeksOf(page)).toContainText('You haven’t played in the last weeks.');
  await page.route('**/platform/player/play_summary', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/sports/limits');
  await expect(weeksOf(page)).toContainText('We couldn’t load your play.');
  await page.unroute('**/platform/player/play_summary');
  await weeksOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(weeksOf(page)).toContainText('You haven’t played in the last weeks.');
});
