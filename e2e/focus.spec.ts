import type { Locator, Page } from '@playwright/test';
import { matchesWithVideo, ownMatch } from './support/book.ts';
import { newEmail, PASSWORD, signUpQuietly } from './support/players.ts';
import { choose, open, openSlip, PLAIN } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// A control that disappears with its own press hands the focus on; the mechanism is `apps/web/src/shell/focus-keeper.ts`.

/** Presses a control with the keyboard, after which it is gone. */
async function pressAway(control: Locator): Promise<void> {
  const element = await control.elementHandle();
  await control.press('Enter');
  await element?.waitForElementState('hidden');
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account:/ });

test('after signing up and signing in the focus is on the account', async ({ page }) => {
  const email = newEmail();
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await form.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await form.getByLabel('Day').fill('17');
  await form.getByLabel('Month').fill('5');
  await form.getByLabel('Year').fill('1990');
  await pressAway(form.getByRole('button', { name: 'Create account' }));
  await expect(account(page)).toBeFocused();

  await page.context().clearCookies();
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).press('Enter');
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pressAway(door.getByRole('button', { name: 'Sign in' }));
  await expect(account(page)).toBeFocused();
});

test('after Watch the focus is in the player', async ({ page }) => {
  await signUpQuietly(page);
  const [match] = await matchesWithVideo(page.request, 'live');
  if (match === undefined) throw new Error('The book lists no live match with video.');
  await open(page, match.path);
  const section = page.getByRole('region', { name: 'Live video' });
  await pressAway(section.getByRole('button', { name: 'Watch' }));
  await expect(section.getByRole('button', { name: 'Close the video' })).toBeVisible();
  await expect(section.locator('button:focus')).toBeVisible();
});

test('on the slip the focus goes from Remove to Undo, and from its dismissal to the tab', async ({
  page,
}) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await choose(page, `${match.id}/1//1`);
  const slip = await openSlip(page);
  await pressAway(slip.getByRole('button', { name: `Remove ${match.home}` }));
  await expect(slip.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await pressAway(slip.getByRole('button', { name: "Don't undo" }));
  await expect(slip.locator(':focus')).toBeVisible();
});

test.describe('after a call that fails', () => {
  test.use({ expectedErrors: /call refused 500/ });

  test('a notice that is closed gives the focus back', async ({ page, house }) => {
    await signUpQuietly(page);
    await open(page, '/sports/football');
    const star = page.getByRole('main').getByRole('article').locator('[data-star]').first();
    await house.scenario('call-fails', { route: 'POST /book/favourites/:type/:id' });
    await star.press('Enter');
    await pressAway(
      page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close the notice' }),
    );
    await expect(star).toBeFocused();
  });
});
