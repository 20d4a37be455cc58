import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { liveMatch, upcomingMatches } from '../support/book.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Before the match', exact: true });

async function upcoming(page: Page, sport?: string) {
  const [match] = await upcomingMatches(page.request, 1, sport);
  if (match === undefined) throw new Error(`The book lists no upcoming match of ${sport ?? 'football'}.`);
  return match;
}

async function unfold(page: Page) {
  await preview(page).getByText('Before the match', { exact: true }).click();
  await expect(preview(page).getByRole('heading', { name: 'Head-to-head' })).toBeVisible();
}

test('before a match its form, head-to-head and table are one tap away', { tag: '@phone-in-soak' }, async ({
  page,
}) => {
  const match = await upcoming(page);
  await open(page, match.path);
  await expect(preview(page).getByRole('heading', { name: 'Table' })).toBeHidden();
  await unfold(page);
  for (const team of [match.home, match.away]) {
    const rows = preview(page).getByRole('list', { name: team, exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) await expect(row).toContainText(/Won|Drawn|Lost/);
    const line = preview(page).getByRole('row', { name: new RegExp(`${team}.*plays this match`) });
    await expect(line).toHaveCount(1);
  }
  await expect(preview(page).getByRole('row', { name: /plays this match/ })).toHaveCount(2);
  await expect(preview(page).getByRole('columnheader', { name: 'Points' })).toBeVisible();
  await expectAccessible(page);
});

test('it is found as it was left, at the next match too', async ({ page }) => {
  const [first, second] = await upcomingMatches(page.request, 2);
  await open(page, first?.path ?? '');
  await unfold(page);
  await open(page, second?.path ?? '');
  await expect(preview(page).locator('details')).toHaveAttribute('open');
  await preview(page).getByText('Before the match', { exact: true }).click();
  await expect(preview(page).locator('details')).not.toHaveAttribute('open');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(preview(page).locator('details')).not.toHaveAttribute('open');
});

test('it folds with the keyboard, and a past match leads to its result', async ({ page }) => {
  const match = await upcoming(page);
  await open(page, match.path);
  const head = preview(page).locator('summary');
  await head.focus();
  await page.keyboard.press('Enter');
  const first = preview(page).getByRole('list', { name: match.home, exact: true }).getByRole('link').first();
  await expect(first).toBeVisible();
  const score = /\d+–\d+/.exec((await first.textContent()) ?? '')?.[0] ?? 'no score';
  await first.click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText(score);
  await expect(preview(page)).toHaveCount(0);
});

test('a sport without tables shows form and head-to-head alone', async ({ page }) => {
  await open(page, (await upcoming(page, 'tennis')).path);
  await unfold(page);
  await expect(preview(page).getByRole('table')).toHaveCount(0);
});

test('a match in play, and one whose provider has no statistics, show none of it', async ({ page }) => {
  const live = await liveMatch(page.request);
  for (const path of [live.path, (await upcoming(page, 'valorant')).path]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(preview(page)).toHaveCount(0);
  }
});

test('the table scrolls by itself and never the page', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, (await upcoming(page)).path);
  await unfold(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('form, head-to-head and table are read without scripts', async ({ browser, page, baseURL }) => {
  const match = await upcoming(page);
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto(match.path);
  await unfold(plain);
  await expect(preview(plain).getByRole('row')).not.toHaveCount(0);
  await plain.close();
});
