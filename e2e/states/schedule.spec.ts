import type { APIRequestContext, Page } from '@playwright/test';
import { type BookMatch, ownMatch } from '../support/book.ts';
import { DAY_MS, dayIn } from '../support/days.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const MORE = /^Show \d+ more match/;

const rowsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** How many matches the house has for a UTC day. */
async function countOn(request: APIRequestContext, day: string, more = ''): Promise<number> {
  const from = Date.parse(`${day}T00:00:00Z`);
  const answer = await request.get(
    `/sports/api/book/matches?type=match&match_status=0,2,5&start_from=${from}&start_to=${from + DAY_MS - 1}&limit=1${more}`,
  );
  const { pagination } = (await answer.json()) as { pagination: { total: number } }; // the house's own tests check this shape
  return pagination.total;
}

/** The UTC day that a match starts on. */
async function dayOf(request: APIRequestContext, { id }: BookMatch): Promise<string> {
  const answer = await request.get(`/sports/api/book/matches/${id}`);
  const { start_time } = (await answer.json()) as { start_time: number }; // the house's own tests check this shape
  return new Date(start_time).toISOString().slice(0, 10);
}

test('the schedule shows the matches of a day, and another day is a tap away', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await open(page, '/sports/schedule');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const days = page.getByRole('navigation', { name: 'Days' });
  await expect(days.getByRole('link')).toHaveCount(7);
  await expect(days.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  const third = days.getByRole('link').nth(2);
  await third.click();
  await expect(page).toHaveURL(new RegExp(`/sports/schedule\\?date=${dayIn(2)}$`));
  await expect(third).toHaveAttribute('aria-current', 'page');
  const count = await countOn(page.request, dayIn(2));
  await expect(page.getByRole('main')).toContainText(String(count));
  const starts = await rowsOf(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(starts.length).toBeGreaterThan(0);
  expect(new Set(starts.map((start) => start?.slice(0, 10)))).toEqual(new Set([dayIn(2)]));
});

test('sport and order are in the address, and come back with it', async ({ page }) => {
  await open(page, `/sports/schedule?date=${dayIn(1)}`);
  const sports = page.getByRole('navigation', { name: 'Sports in this list' });
  await sports.getByRole('link', { name: /Football/ }).click();
  await expect(page).toHaveURL(/sport=football/);
  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'By time' }).click();
  await expect(page).toHaveURL(/sortBy=start_time/);
  await page.reload();
  await expect(sports.getByRole('link', { name: /Football/ })).toHaveAttribute('aria-current', 'page');
  const starts = await rowsOf(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(starts.length).toBeGreaterThan(1);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const links = await rowsOf(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.every((href) => href?.startsWith('/sports/football/'))).toBe(true);
});

test('the next hours, esports and what takes bets are a tap away, each in the address, and a second tap takes it back', async ({
  page,
}) => {
  await open(page, '/sports/schedule');
  const main = page.getByRole('main');
  const soon = main.getByRole('link', { name: 'Next hour' });
  await soon.click();
  await expect(page).toHaveURL(/\/schedule\?time=1h$/);
  await expect(soon).toHaveAttribute('aria-current', /.+/);
  const starts = await rowsOf(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(starts.length).toBeGreaterThan(0);
  // Ranges begin and end at a full quarter of an hour.
  expect(Math.max(...starts)).toBeLessThan(Date.now() + 75 * 60_000);
  expect(Math.min(...starts)).toBeGreaterThan(Date.now() - 20 * 60_000);
  const only = page.getByRole('navigation', { name: 'Show only' });
  await only.getByRole('link', { name: 'Esports' }).click();
  await expect(page).toHaveURL(/sportType=cyber/);
  await only.getByRole('link', { name: 'Taking bets' }).click();
  await expect(page).toHaveURL(/isBettable=1/);
  await page.reload();
  await expect(only.getByRole('link', { name: 'Esports' })).toHaveAttribute('aria-current', /.+/);
  for (const name of ['Taking bets', 'Esports']) await only.getByRole('link', { name }).click();
  await soon.click();
  await expect(page).toHaveURL(/\/schedule$/);
});

test('a postponed, a delayed, a stopped and an uncovered match say so in their row and on their page', async ({
  page,
  house,
}) => {
  const cases = [
    { status: 2, stage: 60, word: 'Postponed' },
    { status: 0, stage: 61, word: 'Delayed' },
    { status: 2, stage: 0, word: 'Interrupted' },
    { status: 5, stage: 0, word: 'Not covered' },
  ];
  const put: { word: string; match: BookMatch }[] = [];
  for (const { status, stage, word } of cases) {
    const match = await ownMatch(page.request);
    await house.putInto(match.id, status, stage);
    put.push({ word, match });
  }
  for (const { word, match } of put) {
    await page.goto(`/sports/schedule?date=${await dayOf(page.request, match)}&sport=football&page=6`);
    await expect(rowsOf(page).filter({ has: page.locator(`a[href="${match.path}"]`) })).toContainText(word);
    await page.goto(match.path);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(word);
  }
  for (const { match } of put) await house.putInto(match.id, null);
});

test('in Arabic the schedule stands from right to left and nothing leaves the screen', {
  tag: ['@browser', '@soak'],
}, async ({ page }) => {
  await open(page, `/sports/ar/schedule?date=${dayIn(1)}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'جدول المباريات' })).toBeVisible();
  expect(await rowsOf(page).count()).toBeGreaterThan(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('values that there are not fall back, and the address stays', async ({ page }) => {
    const odd =
      '/sports/schedule?sortBy=odds&date=2026-99-01&sport=chess&page=0&time=soon&isBettable=maybe&sportType=3';
    const answer = await page.goto(odd);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(odd);
    const days = page.getByRole('navigation', { name: 'Days' });
    await expect(days.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await expect(
      page.getByRole('navigation', { name: 'Sports in this list' }).getByRole('link', { name: /^All/ }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test('days, sports and the rest of the list are addresses', async ({ page }) => {
    await page.goto(`/sports/schedule?date=${dayIn(1)}`);
    const before = await rowsOf(page).count();
    expect(before).toBeGreaterThan(20);
    await page.getByRole('link', { name: MORE }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(before);
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(new RegExp(`date=${dayIn(2)}$`));
  });
});
