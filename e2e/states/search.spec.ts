import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { liveMatch, upcomingMatches } from '../support/book.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const HOME = '/sports';

const opener = (page: Page, name = 'Search'): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name = 'Search'): Locator => page.getByRole('dialog', { name });
const field = (dialog: Locator): Locator => dialog.getByRole('combobox');

async function openSearch(page: Page): Promise<Locator> {
  await opener(page).click();
  const dialog = dialogOf(page);
  await expect(field(dialog)).toBeFocused();
  return dialog;
}

/** A match to come, and what finds it. */
async function wantedMatch(page: Page) {
  const [match] = await upcomingMatches(page.request, 1);
  if (!match) throw new Error('The book lists a match to come.');
  return { ...match, text: `${match.home.toLowerCase()} ${match.away.slice(0, 4).toUpperCase()}` };
}

test('a match is found and opened with the keyboard alone', async ({ page }) => {
  const match = await wantedMatch(page);
  await open(page, HOME);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  await expect(field(dialog)).toBeFocused();
  await page.keyboard.type(match.text);
  const option = dialog.getByRole('option', { name: new RegExp(`${match.home}.*${match.away}`) }).first();
  await expect(option).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/\d+ results?/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(dialog)).toHaveAttribute(
    'aria-activedescendant',
    (await dialog.getByRole('option').first().getAttribute('id')) ?? '',
  );
  await expect(field(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-m\d+$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText(match.home, { exact: true }).first()).toBeVisible();
});

test('what was typed is marked in what is found', async ({ page }) => {
  const match = await wantedMatch(page);
  await open(page, HOME);
  const dialog = await openSearch(page);
  const [word = ''] = match.home.split(' ').toSorted((one, other) => other.length - one.length);
  const start = word.slice(0, 4);
  await field(dialog).fill(start.toLowerCase());
  await expect(dialog.locator('mark').first()).toHaveText(new RegExp(`^${start}$`, 'i'));
  await expectAccessibleDialog(page);
});

test('leagues and sports are found beside matches', { tag: '@phone-in-soak' }, async ({ page }) => {
  await open(page, HOME);
  const dialog = await openSearch(page);
  await field(dialog).fill('footb');
  await dialog
    .getByRole('group', { name: 'Sports' })
    .getByRole('option', { name: 'Football', exact: true })
    .click();
  await expect(page).toHaveURL(/\/sports\/football$/);
  await expect(dialog).toHaveCount(0);
});

test('a search is narrowed to names of teams, and to what is live', async ({ page }) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/book/search')) asked.push(new URL(request.url()).searchParams);
  });
  const live = await liveMatch(page.request);
  const upcoming = await wantedMatch(page);
  await open(page, HOME);
  const dialog = await openSearch(page);
  const narrow = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await field(dialog).fill('football');
  await expect(dialog.getByRole('group', { name: 'Sports' })).toBeVisible();
  expect(asked.at(-1)?.get('only_events_name')).toBeNull();
  await narrow('Teams');
  await expect(dialog.getByRole('group', { name: /^(?:Sports|Leagues)$/ })).toHaveCount(0);
  await expect.poll(() => asked.at(-1)?.get('only_events_name')).toBe('true');
  await narrow('Live');
  await field(dialog).fill(upcoming.text);
  await expect(dialog.getByText(/Nothing found for/)).toBeVisible();
  await expect.poll(() => asked.at(-1)?.get('match_status')).toBe('1');
  expect(asked.at(-1)?.get('only_events_name')).toBeNull();
  await expectAccessibleDialog(page);
  await field(dialog).fill(live.home);
  await expect(dialog.getByRole('option', { name: new RegExp(`${live.home}.*${live.away}`) })).toBeVisible();
  await field(dialog).fill(upcoming.text);
  await dialog.getByRole('button', { name: 'Search everything' }).click();
  await expect(field(dialog)).toBeFocused();
  await expect(
    dialog.getByRole('option', { name: new RegExp(`${upcoming.home}.*${upcoming.away}`) }).first(),
  ).toBeVisible();
});

test('a text that is too short is not searched for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/book/search')) asked.push(request.url());
  });
  await open(page, HOME);
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('status')).toHaveText(/at least 3 characters/);
  await field(dialog).fill('ha');
  await expect(dialog.getByRole('status')).toHaveText('1 more character');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(field(dialog)).toHaveAttribute('aria-expanded', 'false');
  await field(dialog).fill('a'.repeat(60));
  await expect(field(dialog)).toHaveValue('a'.repeat(50));
  await expect(dialog.getByRole('status')).toHaveText('Nothing found');
  expect(asked.filter((url) => /q=ha(&|$)/.test(url))).toEqual([]);
});

test('nothing found is said, with what to do', async ({ page }) => {
  await open(page, HOME);
  const dialog = await openSearch(page);
  await field(dialog).fill('zzzqqq');
  await expect(dialog.getByText('Nothing found for “zzzqqq”', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/Check the spelling/)).toBeVisible();
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Clear the text' }).click();
  await expect(field(dialog)).toHaveValue('');
  await expect(field(dialog)).toBeFocused();
});

test('what led somewhere is offered again, until it is cleared', async ({ page }) => {
  await open(page, HOME);
  const dialog = await openSearch(page);
  await expect(dialog.getByText('Recent searches', { exact: true })).toHaveCount(0);
  await field(dialog).fill('football');
  await dialog.getByRole('group', { name: 'Sports' }).getByRole('option').first().click();
  await expect(dialog).toHaveCount(0);
  await openSearch(page);
  const recent = dialog.getByRole('listbox', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['football']);
  await expectAccessibleDialog(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(dialog)).toHaveValue('football');
  await expect(dialog.getByRole('group', { name: 'Sports' })).toBeVisible();
  await field(dialog).fill('');
  await dialog.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(dialog.getByText('Recent searches', { exact: true })).toHaveCount(0);
  await expect(field(dialog)).toBeFocused();
  await open(page, HOME);
  await openSearch(page);
  await expect(dialog.getByText('Recent searches', { exact: true })).toHaveCount(0);
});

test('Escape closes the search, and the focus is where it was', async ({ page }) => {
  await open(page, HOME);
  const dialog = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a search without a connection is said to have failed, and works when tried again', async ({ page }) => {
  await open(page, HOME);
  const dialog = await openSearch(page);
  await field(dialog).fill('footb');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.context().setOffline(true);
  await field(dialog).fill('football');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText("Search isn't available right now");
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('option', { name: 'Football', exact: true })).toBeVisible();
});

test('in Arabic sports are found by their Arabic names', async ({ page }) => {
  await open(page, '/sports/ar');
  await opener(page, 'بحث').click();
  const dialog = dialogOf(page, 'بحث');
  await field(dialog).fill('القدم');
  const sports = dialog.getByRole('group', { name: 'الرياضات' }).getByRole('option');
  await expect(sports.first()).toHaveText('كرة القدم');
  await expect(dialog.locator('mark').first()).toHaveText('القدم');
  await expectAccessibleDialog(page);
});

test('on a phone the search is a sheet that keeps to the screen', { tag: '@phone-only' }, async ({
  page,
}) => {
  const match = await wantedMatch(page);
  await open(page, HOME);
  const box = await opener(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const dialog = await openSearch(page);
  await field(dialog).fill(match.home);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/-m\d+$/);
});

test('without scripts there is no search to press', { tag: '@browser' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(HOME);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await context.close();
});
