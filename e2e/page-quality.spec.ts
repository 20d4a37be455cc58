import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { MOBILE_BREAKPOINT } from '../packages/contract/src/constants/index.ts';
import { liveMatches, upcomingMatches } from './support/book.ts';
import { layoutFaults, noteFaults } from './support/page-faults.ts';
import { signInSeeded } from './support/placed-bets.ts';
import { everyRoute } from './support/routes.ts';
import { chooseAny, open, openSlip } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// What each page owes its reader whatever it shows.

test.use({ serviceWorkers: 'allow' });

const LONG_MS = 240_000;
const LANDSCAPE = { width: 844, height: 390 };

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The screens that hold most, by their addresses. */
async function screens(page: Page): Promise<string[]> {
  const [live] = await liveMatches(page.request);
  const [upcoming] = await upcomingMatches(page.request, 1);
  if (!live || !upcoming) throw new Error('The book lists nothing.');
  return [
    '/sports',
    '/sports/live',
    '/sports/football',
    live.path,
    upcoming.path,
    '/sports/schedule',
    '/sports/results',
    '/sports/general-rules',
    '/sports/ar/live',
  ];
}

async function expectNothingCut(page: Page) {
  for (const path of await screens(page)) {
    await open(page, path);
    expect({ path, faults: await layoutFaults(page) }).toEqual({ path, faults: [] });
  }
}

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

/** Longer than live values wait for the code of a block. */
const LATE_MS = 25_000;

test('a block whose code comes late shows what holds by then, and nobody is told of a fault', async ({
  page,
  house,
}) => {
  test.setTimeout(90_000);
  const faults = await noteFaults(page);
  await page.route(/\/assets\/top-leagues-[^/]+\.js/, async (route) => {
    await sleep(LATE_MS);
    await route.continue();
  });
  await page.goto('/sports');
  const sports = page.locator('[data-block="sport_list"]').first();
  const before = await sports.textContent();
  await page.locator('html[data-transport="up"]').waitFor({ timeout: LATE_MS });
  // Other matches are in play then, and counted.
  await house.jumpBy(30 * 60_000);
  await expect.poll(() => sports.textContent(), { timeout: 2 * LATE_MS }).not.toBe(before);
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

test('going back and forth keeps the tab of a match, and day and sport of a list', async ({ page }) => {
  const [match] = await upcomingMatches(page.request, 1);
  await open(page, match?.path ?? '');
  const groups = page.getByRole('navigation', { name: /markets/i });
  const all = groups.getByRole('link', { name: /^All/ });
  await all.click();
  await expect(all).toHaveAttribute('aria-current', /page|true/);
  await page.goBack();
  await expect(all).not.toHaveAttribute('aria-current');
  await page.goForward();
  await expect(all).toHaveAttribute('aria-current', /page|true/);
  await open(page, '/sports/schedule');
  const third = page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2);
  const football = page
    .getByRole('navigation', { name: 'Sports in this list' })
    .getByRole('link', { name: /Football/ });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'page');
  await football.click();
  await expect(football).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(third).toHaveAttribute('aria-current', 'page');
  await expect(football).not.toHaveAttribute('aria-current');
  await page.goForward();
  await expect(football).toHaveAttribute('aria-current', 'page');
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

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`where motion is "${motion}"`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('a page goes over into the next one, however quickly links are followed', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await open(page, '/sports');
      await page.evaluate(countFades);
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['Live', 'Esports', 'Sports', 'Live'])
        await nav.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(/\/sports\/live$/);
      await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
      const price = page.getByRole('main').locator('button[data-price]:not([aria-disabled]):visible').first();
      await price.click();
      await expect(page.locator('button[data-price][aria-pressed="true"]').first()).toBeVisible();
      const fades = Number(await page.locator('html').getAttribute('data-fades'));
      if (motion === 'reduce') expect(fades).toBe(0);
      else expect(fades).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    });
  });
}

test('on paper there is the page alone, black on white', async ({ page, house }) => {
  test.setTimeout(LONG_MS);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [match] = await upcomingMatches(page.request, 1);
  await signInSeeded(page, house);
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
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
});

for (const [what, viewport] of [
  ['on the narrowest phone', { width: 320, height: 568 }],
  ['at twice the size of a small desk', { width: 640, height: 360 }],
  ['on a phone that lies on its side', LANDSCAPE],
] as const) {
  test.describe(what, () => {
    test.use({ viewport });

    test('nothing is cut off at the sides', async ({ page }) => {
      test.setTimeout(LONG_MS);
      await expectNothingCut(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('text grows with what its reader has set, and stays on the page', async ({ page }) => {
    test.setTimeout(LONG_MS);
    await open(page, '/sports/football');
    const team = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const sizeOf = () => team.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await sizeOf();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 22, fixed: 18 } });
    await expect.poll(sizeOf).toBeGreaterThan(before * 1.3);
    await expectNothingCut(page);
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: LANDSCAPE });

  test('nothing stands behind the notch, and the slip can be used to its last button', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    const insets = { left: 47, right: 47, top: 0, bottom: 21 };
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await open(page, '/sports/football');
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('[data-zone="header"] > *, main > *, [data-zone="tab_bar"] a')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .flatMap(({ left, right }) => [left, window.innerWidth - right]),
    );
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(47);
    await chooseAny(page);
    const slip = await openSlip(page);
    // The price may have moved meanwhile.
    const last = slip.getByRole('button', { name: /^(?:Sign in to place|Accept)/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, isMobile] of [
  [MOBILE_BREAKPOINT - 1, true],
  [MOBILE_BREAKPOINT, false],
] as const) {
  test(`at ${width} px the product is ${isMobile ? "a phone's: sheets rise from the edge" : "a desk's: dialogs stand in the middle"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/sports?modal=sign-in');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    const gap = async () => {
      const box = await dialog.boundingBox();
      return box ? Math.round(900 - box.y - box.height) : Number.NaN;
    };
    if (isMobile) await expect.poll(gap).toBe(0);
    else await expect.poll(gap).toBeGreaterThan(50);
    const nav = page.locator('[data-zone="header"] nav');
    await expect(nav).toBeVisible({ visible: !isMobile });
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen reads, and leads on', async ({ page, house, stack }) => {
    test.setTimeout(LONG_MS);
    for (const { place, status } of await everyRoute(page.request, { house, stack })) {
      // The shell is what a page is put into; it has nothing of its own.
      if (place === '/_app') continue;
      const answer = await page.goto(`/sports${place}`);
      expect([place, answer?.status()]).toEqual([place, status]);
      const main = page.getByRole('main');
      await expect(main, place).toContainText(/\w.{20,}/);
      expect([place, await main.locator('a[href]').count()]).not.toEqual([place, 0]);
    }
  });
});
