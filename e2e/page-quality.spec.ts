import type { Page } from '@playwright/test';
import { IS_SOAK } from '../apps/house/test/support/soak.ts';
import { upcomingMatches } from './support/book.ts';
import { noteFaults } from './support/page-faults.ts';
import { signInAsReader } from './support/placed-bets.ts';
import { everyRoute } from './support/routes.ts';
import { open, settled } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// What each page owes its reader whatever it shows.

test.use({ serviceWorkers: 'allow' });

const LONG_MS = 240_000;

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A match far down a list, which is being pointed at: its link, and where it stands in the window. */
async function farDown(page: Page) {
  await open(page, '/sports/football');
  const rows = page.getByRole('main').getByRole('article');
  await rows.nth(20).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(600);
  const href = await rows.nth(20).getByRole('link').first().getAttribute('href');
  const link = rows.locator(`a[href="${href}"]`).first();
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
  // What is pointed at is scrolled to first: the place to come back to is that of the click.
  await link.hover();
  return { rows, link, top, before: await top() };
}

/** Live values wait for the code of a block, and then go on without it. */
const PATIENCE_LIMIT_MS = 25_000;

test('a block whose code comes late shows what holds by then, and nobody is told of a fault', async ({
  page,
  house,
}) => {
  test.setTimeout(90_000);
  const faults = await noteFaults(page);
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/top-leagues-[^/]+\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/sports', { waitUntil: 'commit' });
  const sports = page.locator('[data-block="sport_list"]').first();
  const before = await sports.textContent();
  await page.locator('html[data-transport="up"]').waitFor({ timeout: PATIENCE_LIMIT_MS });
  const counted = page.waitForResponse('**/api/book/counters', { timeout: PATIENCE_LIMIT_MS });
  // Other matches are in play then, and counted.
  await house.jumpBy(30 * 60_000);
  await counted;
  code.resolve();
  await expect.poll(() => sports.textContent(), { timeout: PATIENCE_LIMIT_MS }).not.toBe(before);
  await settled(page);
  expect(faults).toEqual([]);
});

/** How long a page waited in a cache before it was sent: longer than any of its readings holds. */
const WAITED_MS = 60_000;

test('a page that waited in a cache changes only once all of it is taken over', async ({ page }) => {
  await page.route('/sports', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': `now;dur=${Date.now() + WAITED_MS}` };
    await route.fulfill({ response, headers });
  });
  // The block whose code is held shows these counts.
  await page.route('**/api/book/counters', async (route) => {
    const response = await route.fetch();
    const counters = await response.text();
    await route.fulfill({ response, body: counters.replace(/"total":/g, '$&1') });
  });
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/top-leagues-[^/]+\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const count = page.locator('[data-block="top_leagues_content"], [data-block="top_leagues"]').first();
  await page.goto('/sports', { waitUntil: 'domcontentloaded' });
  const served = await count.textContent();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  expect(await count.textContent()).toBe(served);
  code.resolve();
  await expect(count).not.toHaveText(served ?? '');
  // React reports HTML that is not what it expects, which fails any test: see console-errors.ts.
  await page.locator('html[data-transport]').waitFor();
});

test('a query that no page knows stays in the address as it is written, and nothing fails', async ({
  page,
}) => {
  const faults = await noteFaults(page);
  const query = '?utm_campaign=a%20b&ref=https://example.com/a~b&x&x=1&x=2';
  await open(page, `/sports/football${query}#caf%c3%a9`);
  await expect(page).toHaveURL(`/sports/football${query}#caf%c3%a9`);
  await page.locator('[data-block="events_filter"]').getByRole('link', { name: 'By league' }).click();
  await expect(page).toHaveURL(`/sports/football${query}&sortBy=league`);
  expect(faults).toEqual([]);
});

test('going back and forth keeps the place on the page', async ({ page }) => {
  const { link, top, before } = await farDown(page);
  await link.click();
  await expect(page).toHaveURL(/-m\w+$/);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/football$/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
  await page.goForward();
  await expect(page).toHaveURL(/-m\w+$/);
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test('who goes back before the next page is there finds the list where it was left', async ({ page }) => {
  const { rows, link, top, before } = await farDown(page);
  await page.route('**/api/book/matches/*', () => new Promise(() => undefined));
  await link.click();
  await expect(page).toHaveURL(/-m\w+$/);
  // The page that waits is short: nothing of the list is left to be scrolled.
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/football$/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
});

/** Counts the fades between pages; runs in the page from its first moment. */
function countFades() {
  const start = document.startViewTransition;
  document.documentElement.dataset.fades = '0';
  document.startViewTransition = function counted(update) {
    const { dataset } = document.documentElement;
    dataset.fades = String(Number(dataset.fades) + 1);
    return start.call(document, update);
  };
}

test('a page goes over into the next one, however quickly links are followed; without a fade for who asks for less motion', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, '/sports');
  await page.evaluate(countFades);
  const fades = async () => Number(await page.locator('html').getAttribute('data-fades'));
  const nav = page.getByRole('navigation', { name: 'Main' });
  const heading = page.getByRole('heading', { name: 'Live now' });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const name of ['Live', 'Esports', 'Sports', 'Live'])
      await nav.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/sports\/live$/);
    await expect(heading).toBeVisible();
    if (reducedMotion === 'reduce') expect(await fades()).toBe(0);
  }
  const price = page.getByRole('main').locator('button[data-price]:not([aria-disabled]):visible').first();
  await price.click();
  await expect(page.locator('button[data-price][aria-pressed="true"]').first()).toBeVisible();
  expect(await fades()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('on paper there is the page alone, black on white', async ({ page, house }) => {
  test.setTimeout(LONG_MS);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [match] = await upcomingMatches(page.request, 1);
  await signInAsReader(page, house);
  for (const path of [
    match?.path ?? '',
    '/sports/results',
    '/sports/bets-history',
    '/sports/general-rules',
  ]) {
    await open(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(main).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('header[data-zone], nav, aside').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('button:not([data-price])').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('input').filter({ visible: true })).toHaveCount(0);
    // What a colour means stays on paper.
    await expect(main.locator('*').first()).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
});

/** In `npm test` a page of each frame: that every screen reads and leads on without scripts, e2e/served/each-call.test.ts says. */
const FRAMES = ['', '/live', '/bets-history', '/general-rules'];

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen reads, leads on, and has no button that does nothing', {
    tag: '@also-soak',
  }, async ({ page, house, stack }) => {
    test.setTimeout(LONG_MS);
    const routes = IS_SOAK
      ? await everyRoute(page.request, { house, stack })
      : FRAMES.map((place) => ({ place, status: 200 }));
    for (const { place, status } of routes) {
      // Skips the shell, which is empty until a page fills it.
      if (place === '/_app') continue;
      const answer = await page.goto(`/sports${place}`);
      expect([place, answer?.status()]).toEqual([place, status]);
      const main = page.getByRole('main');
      await expect(main, place).toContainText(/\w.{20,}/);
      expect([place, await main.locator('a[href]').count()]).not.toEqual([place, 0]);
      const dead = page.locator('header[data-zone] button, nav[data-zone] button, aside[data-zone] button');
      await expect(dead.and(page.locator(':visible:not([popovertarget])')), place).toHaveCount(0);
    }
  });
});
