import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { House } from '../support/house.ts';
import { legAt, placeQuietly, ticketOf } from '../support/placed-bets.ts';
import { signUpQuietly } from '../support/players.ts';
import { isPhone, open, PLAIN } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** What the bell opens: a popover, on a phone a sheet. */
const panel = (page: Page): Locator =>
  isPhone(page)
    ? page.getByRole('dialog', { name: 'Notifications' })
    : page.getByRole('region', { name: 'Notifications' });

async function openPanel(page: Page): Promise<Locator> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** A bet of ten euros at 2.00 that is won. */
async function winBet(page: Page, house: House) {
  const leg = await legAt(page, house, 20_000);
  const bet = await placeQuietly(page, [leg], 1_000);
  const settle = () =>
    house.settle(leg.match.id, `${leg.match.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  return { bet, settle };
}

test('a bet that is won raises the counter at once, stands in the open list, and leads to the bet', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const { bet, settle } = await winBet(page, house);
  const shown = await openPanel(page);
  await expect(shown.getByText('Welcome: €1,000.00 to start with', { exact: true })).toBeVisible();
  await settle();
  const row = shown.getByRole('listitem').filter({ hasText: bet.ref });
  await expect(row).toContainText('Bet won: €20.00');
  await expect(row).toContainText('Unread');
  await expect(shown.getByRole('listitem')).toHaveCount(2);
  await expect(
    page.getByText('New notification: Bet won: €20.00. It has been paid into your balance.', { exact: true }),
  ).toHaveCount(1);
  await row.getByRole('link', { name: 'Bet won: €20.00' }).click();
  await expect(page).toHaveURL(new RegExp(`/bets-history\\?status=all#${bet.ref}$`));
  await expect(ticketOf(page, bet)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('what was read stays read after a reload', async ({ page, house }) => {
  await signUpQuietly(page);
  const { settle } = await winBet(page, house);
  await settle();
  await open(page, PLAIN);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  const shown = await openPanel(page);
  await shown.getByRole('button', { name: 'Mark as read: Welcome: €1,000.00 to start with' }).click();
  await expect(shown.getByRole('listitem').filter({ hasText: 'Unread' })).toHaveCount(1);
  await shown.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(shown.getByRole('listitem').filter({ hasText: 'Unread' })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('two pages of one player agree about what is read', { tag: '@browser' }, async ({ page, context }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  const other = await context.newPage();
  await open(other, '/sports/live');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await (await openPanel(page)).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
});

test('a visitor sees no bell', async ({ page }) => {
  await open(page, PLAIN);
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
});

test('axe finds nothing in the list, in both themes', { tag: ['@phone-in-soak', '@browser'] }, async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  const { settle } = await winBet(page, house);
  await settle();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await open(page, '/sports/bets-history');
    await expect((await openPanel(page)).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
  }
});

test('the side menu of a phone leads to the same list', { tag: '@phone-only' }, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
});

test('a browser that cannot be told offers no settings', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signUpQuietly(page);
  await open(page, PLAIN);
  const shown = await openPanel(page);
  await expect(shown.getByRole('listitem')).toHaveCount(1);
  await expect(shown.getByRole('button', { name: 'Notification settings' })).toHaveCount(0);
});
