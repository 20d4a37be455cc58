import type { Page } from '@playwright/test';
import { builtScripts, expectStanding, failFile } from './support/failing-files.ts';
import { chooseAny, open } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const failed = (page: Page) => page.getByText('This part did not load');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** What a player does on home with the code that comes late: a price, a dialog, and back. */
async function use(page: Page): Promise<void> {
  const prices = page.getByRole('main').locator('button[data-price]:visible:not([aria-disabled])');
  if ((await prices.count()) > 0) await prices.first().click();
  if (await signIn(page).isVisible()) await signIn(page).click();
}

/** One of each kind of code that comes late. */
const KINDS = {
  'code of the page that stands in the HTML': 'views',
  'a block': 'bet-slip-block',
  'the host of the modals': 'modal-host',
  'a modal': 'sign-in',
  'a deferred view': 'slip-content',
  'a view that nobody misses': 'toast-region',
  'a function': 'slip-engine',
  'a list of features': 'later-registry',
};

const files = process.env.FILES_ALL ? builtScripts().map((file) => [file, file]) : Object.entries(KINDS);

for (const [kind, file] of files as [string, string][]) {
  test(`header, slip and page stay while a file is missing: ${kind}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const how of ['once', 'always'] as const) {
      await failFile(page, file, how);
      await page.goto('/sports');
      await page.waitForLoadState('networkidle');
      await use(page);
      await page.waitForLoadState('networkidle');
      await expectStanding(page);
    }
    expect(errors).toEqual([]);
  });
}

test.describe('in its place', () => {
  test.skip(process.env.FILES_ALL !== undefined, 'The walk alone is asked for.');

  test('a dialog whose file fails once opens all the same', async ({ page }) => {
    await open(page, '/sports');
    await failFile(page, 'modal-host', 'once');
    await signIn(page).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox').first()).toBeVisible();
  });

  for (const file of ['modal-host', 'sign-in']) {
    test(`a dialog whose file stays away can be tried again: ${file}`, async ({ page }) => {
      await open(page, '/sports');
      await failFile(page, file);
      await signIn(page).click();
      await expect(failed(page)).toBeVisible();
      await expectStanding(page);
      await failFile(page, null);
      await again(page).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox').first()).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
    });
  }

  test('a message over the page can be closed', async ({ page }) => {
    await open(page, '/sports');
    await failFile(page, 'modal-host');
    await signIn(page).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(failed(page)).toHaveCount(0);
    await expectStanding(page);
  });

  for (const [action, press] of [
    ['Sign in is tapped', (page: Page) => signIn(page).click()],
    ['the key of the search is pressed', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`offline ${action}: a message says so, and works when the network is back`, async ({ page }) => {
      await open(page, '/sports');
      await page.context().setOffline(true);
      await press(page);
      await expect(failed(page)).toBeVisible();
      await expectStanding(page);
      await page.context().setOffline(false);
      await again(page).click();
      await expect(
        page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).first(),
      ).toBeVisible();
    });
  }

  test('the slip whose file stays away says so in its place, and keeps what was chosen', async ({ page }) => {
    await failFile(page, 'slip-content');
    await open(page, '/sports');
    await chooseAny(page);
    await expect(slip(page).getByText('This part did not load')).toBeVisible();
    await failFile(page, null);
    await slip(page).getByRole('button', { name: 'Try again' }).click();
    await expect(slip(page).getByRole('textbox', { name: /Stake/ })).toBeVisible();
  });

  test('after a release without the old files the page is loaded whole at the next navigation, once, with the slip', async ({
    page,
  }) => {
    await open(page, '/sports');
    await chooseAny(page);
    await slip(page).getByRole('textbox', { name: /Stake/ }).fill('12');
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await failFile(page, 'modal-host');
    await signIn(page).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: /Live/ }).click();
    await expect(page).toHaveURL(/\/sports\/live$/);
    await expect(slip(page).getByRole('textbox', { name: /Stake/ })).toHaveValue(/12/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Favourites|Schedule|Results/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(/\/sports\/live$/);
    await expectStanding(page);
    expect(documents).toBe(1);
  });
});

test.describe('an error of the code', () => {
  test.skip(process.env.FILES_ALL !== undefined, 'The walk alone is asked for.');

  for (const [place, file] of [
    ['a modal', 'sign-in'],
    ['the host of the modals', 'modal-host'],
  ] as const) {
    test(`in ${place} stays in its place`, async ({ page }) => {
      await open(page, '/sports');
      await failFile(page, file, 'broken');
      await signIn(page).click();
      await expect(failed(page)).toBeVisible();
      await expectStanding(page);
    });
  }

  test('in a block stays in its place', async ({ page }) => {
    await failFile(page, 'slip-content', 'broken');
    await open(page, '/sports');
    await chooseAny(page);
    await expect(slip(page).getByText('This part did not load')).toBeVisible();
    await expectStanding(page);
  });
});
