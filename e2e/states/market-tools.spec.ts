import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type BookMatch, ownMatch, upcomingMatches } from '../support/book.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search markets' });
const card = (page: Page, key: string): Locator => page.locator(`[data-card="${key}"]`);
const cardKeys = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));
const pinOf = (page: Page, market: string) =>
  page.getByRole('main').getByRole('button', { name: `Pin ${market}`, exact: true });

/** Opens a match and waits until its tools are there. */
async function openMatch(page: Page, match: BookMatch, query = ''): Promise<void> {
  await open(page, `${match.path}${query}`);
  await expect(search(page)).toBeVisible();
}

test('a search finds markets of every group by name and outcome, says how many, and Escape ends it', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await openMatch(page, await ownMatch(page.request));
  const before = await cardKeys(page);
  await expect(card(page, '166/')).toHaveCount(0);
  await search(page).fill('TOTAL córners');
  await expect(card(page, '166/')).toBeVisible();
  expect((await cardKeys(page)).length).toBeLessThan(before.length);
  await expect(page.getByRole('status').filter({ hasText: /\d markets found/ })).toBeAttached();
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  expect(await cardKeys(page)).toEqual(before);

  await search(page).fill('over 3.5');
  await expect(card(page, '18/').getByRole('group')).toHaveCount(1);
});

test('a name that no market has is said, with a way back', async ({ page }) => {
  await openMatch(page, await ownMatch(page.request));
  const before = await cardKeys(page);
  await search(page).fill('quidditch');
  await expect(page.getByText('No matching markets', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No markets found' })).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(page.getByText('No matching markets', { exact: true })).toHaveCount(0);
  expect(await cardKeys(page)).toEqual(before);
});

test('a pinned market stands first when its match is opened again and in another match of the sport, until the pin is taken out', async ({
  page,
}) => {
  const match = await ownMatch(page.request);
  await openMatch(page, match);
  const pin = pinOf(page, 'Double chance');
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(pin).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Pinned', exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Double chance is pinned to the top' }),
  ).toBeAttached();
  expect((await cardKeys(page))[0]).toBe('10/');

  // Coming back by reload would restore how far the page was scrolled, and nothing is moved under a reader's eyes.
  await page.goto('about:blank');
  await openMatch(page, match);
  await expect.poll(async () => (await cardKeys(page))[0]).toBe('10/');
  await openMatch(page, await ownMatch(page.request), '?group=corners');
  await expect.poll(async () => (await cardKeys(page))[0]).toBe('10/');
  const [tennis] = await upcomingMatches(page.request, 1, 'tennis');
  if (tennis === undefined) throw new Error('No tennis is to come.');
  await openMatch(page, tennis);
  await expect(page.getByRole('heading', { name: 'Pinned', exact: true })).toHaveCount(0);

  await openMatch(page, match);
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await pin.click();
  await expect(page.getByRole('heading', { name: 'Pinned', exact: true })).toHaveCount(0);
  expect((await cardKeys(page))[0]).not.toBe('10/');
});

test('the server sends the same page to everybody: pins are no part of its HTML', async ({ page }) => {
  const match = await ownMatch(page.request);
  await openMatch(page, match);
  await pinOf(page, 'Double chance').click();
  const html = await (await page.request.get(match.path)).text();
  const first = /data-card="([^"]*)"/.exec(html)?.[1];
  expect(first).toBe('1/');
  expect(html).not.toContain('Pin Double chance');
});

test('all markets are folded and opened at once, one alone keeps its fold for the next visit', async ({
  page,
}) => {
  await openMatch(page, await ownMatch(page.request));
  const main = page.getByRole('main');
  const cards = await page.locator('[data-card]').count();
  await main.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.locator('[data-card] [aria-expanded="false"]')).toHaveCount(cards);
  await expect(main.locator('[data-card] button[data-price]')).toHaveCount(0);
  await main.getByRole('button', { name: 'Open all' }).click();
  await expect(card(page, '1/').locator('button[data-price]')).toHaveCount(3);

  await main.getByRole('button', { name: 'Hide Double chance' }).click();
  await expect(card(page, '10/').locator('button[data-price]')).toHaveCount(0);
  await openMatch(page, await ownMatch(page.request));
  await expect(main.getByRole('button', { name: 'Show Double chance' })).toBeVisible();
  await expect(card(page, '1/').locator('button[data-price]')).toHaveCount(3);
});

test('the heads of markets keep their height when their tools come', { tag: '@browser' }, async ({
  page,
}) => {
  const match = await ownMatch(page.request);
  await page.addInitScript(() => {
    // The browser has nothing to spare for a while.
    window.requestIdleCallback = (task) =>
      window.setTimeout(() => task({ didTimeout: true, timeRemaining: () => 0 }), 2_500);
  });
  await page.goto(match.path);
  const places = () =>
    page
      .locator('[data-card]')
      .evaluateAll((cards) =>
        cards.map((one) => [
          Math.round(one.getBoundingClientRect().top),
          Math.round(one.getBoundingClientRect().height),
        ]),
      );
  await expect(card(page, '1/')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(await search(page).count()).toBe(0);
  await expect(search(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the rule of a market is read by keyboard, and the focus goes back to its button', async ({ page }) => {
  await openMatch(page, await ownMatch(page.request));
  const button = page.getByRole('main').getByRole('button', { name: 'Rules: Total goals', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Total goals' });
  await expect(dialog.getByText(/“Over” wins if the number is above the line/)).toBeVisible();
  await expect(dialog.getByText(/Counts goals in 90 minutes and stoppage time\./)).toBeVisible();
  await expect(dialog.getByText(/If the match is abandoned/)).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the link of a match is copied, with a confirmation', { tag: '@browser' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const match = await ownMatch(page.request);
  await openMatch(page, match, '?group=goals');
  await page.getByRole('button', { name: 'Share this match' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(match.path, page.url()).href);
});

test('a device with its own way of sharing gets the link of the match', {
  tag: ['@phone', '@browser'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      document.documentElement.dataset.shared = url;
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const match = await ownMatch(page.request);
  await openMatch(page, match);
  await page.getByRole('button', { name: 'Share this match' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new URL(match.path, page.url()).href);
});

test('where the browser does not let a page copy, the link is shown', { tag: '@browser' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const match = await ownMatch(page.request);
  await openMatch(page, match);
  await page.getByRole('button', { name: 'Share this match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this match' });
  await expect(dialog.getByRole('textbox', { name: 'Link to this match' })).toHaveValue(
    new URL(match.path, page.url()).href,
  );
});

test('the tools are whole in Arabic and no page is wider than its window', { tag: '@browser' }, async ({
  page,
}) => {
  const match = await ownMatch(page.request);
  await page.goto(match.path.replace('/sports/', '/sports/ar/'));
  const field = page.getByRole('searchbox', { name: 'البحث في الأسواق' });
  await field.fill('اكثر من 2,5');
  await expect(card(page, '18/')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await expectAccessible(page, { within: 'main' });
});
