import type { APIRequestContext } from '@playwright/test';
import { MOBILE_BREAKPOINT } from '../packages/contract/src/constants/index.ts';
import { liveMatch, upcomingMatches } from './support/book.ts';
import { signInAsReader } from './support/placed-bets.ts';
import {
  expectReadable,
  IN_LARGE_TEXT,
  LANDSCAPE,
  read,
  scrollToMiddle,
  USUAL,
  wordsOf,
} from './support/readings.ts';
import { chooseAny, open, openSlip } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// The same screens in every window, and in text of every size.

test.use({ serviceWorkers: 'allow' });

const LONG_MS = 240_000;
/** The screens that hold most, by their addresses. */
const LISTS = ['/sports', '/sports/live', '/sports/football', '/sports/ar/live'];
const OTHERS = ['/sports/schedule', '/sports/results', '/sports/promotions', '/sports/general-rules'];

async function matches(request: APIRequestContext): Promise<string[]> {
  const live = await liveMatch(request);
  const [upcoming] = await upcomingMatches(request, 1);
  if (!upcoming) throw new Error('The book lists nothing.');
  return [live.path, upcoming.path, live.path.replace('/sports', '/sports/ar')];
}

for (const [what, pathsOf] of [
  ['lists of matches', async () => LISTS],
  ['pages of matches', matches],
  ['other screens', async () => OTHERS],
] as const)
  test(`${what} are read in full in small windows, at twice the zoom and in text of twice the size`, {
    tag: '@soak',
  }, async ({ page }) => {
    test.setTimeout(LONG_MS);
    for (const path of await pathsOf(page.request)) {
      await open(page, path);
      await expectReadable(page, path);
    }
  });

test('text grows to twice its size with what its reader has set', async ({ page }) => {
  await open(page, '/sports/football');
  const team = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const sizeOf = () => team.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const { width, height } of IN_LARGE_TEXT) {
    await read(page, { text: 16, width, height });
    const usual = await sizeOf();
    await read(page, { text: 32, width, height });
    await expect.poll(sizeOf).toBeGreaterThanOrEqual(usual * 2);
  }
});

test('dialogs and the list of bets are read in any window and size of text', { tag: '@soak' }, async ({
  page,
  house,
}) => {
  test.setTimeout(LONG_MS);
  for (const [dialog, field] of [
    ['sign-in', 'textbox'],
    ['search', 'combobox'],
  ] as const) {
    await open(page, `/sports?modal=${dialog}`);
    await expect(page.getByRole('dialog').getByRole(field).first()).toBeVisible();
    await expectReadable(page, dialog);
  }
  await signInAsReader(page, house);
  await open(page, '/sports/bets-history');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectReadable(page, 'the list of bets');
});

test('what opens over a page is read in any window and size of text, from either side', {
  tag: '@soak',
}, async ({ page, house }) => {
  test.setTimeout(LONG_MS);
  await signInAsReader(page, house);
  for (const locale of ['en', 'ar']) {
    const place = locale === 'en' ? '/sports' : `/sports/${locale}`;
    const { 'shell.menu.open': menu, 'shell.nav.menu': title } = wordsOf(locale, 'shell');
    const { 'slip.dock.open': dock, 'slip.settings.title': settings } = wordsOf(locale, 'slip');
    await read(page, USUAL);
    await open(page, `${place}/football`);
    await page.getByRole('button', { name: menu }).click();
    await expect(page.getByRole('dialog', { name: title }).getByRole('link').first()).toBeVisible();
    await expectReadable(page, `the side menu in ${locale}`);

    await read(page, USUAL);
    await open(page, `${place}?modal=notifications`);
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectReadable(page, `notifications in ${locale}`);

    await read(page, USUAL);
    await open(page, `${place}/football`);
    await chooseAny(page);
    await page.getByRole('button', { name: dock }).click();
    await page.getByRole('button', { name: settings }).click();
    await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
    await expectReadable(page, `the settings of the slip in ${locale}`);
  }
});

test('the head of a page stands in its window in text of twice the size, signed in or not', {
  tag: '@soak',
}, async ({ page, house }) => {
  test.setTimeout(LONG_MS);
  const head = page.getByRole('banner');
  const beyond = () => head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signInAsReader(page, house);
    for (const locale of ['en', 'de', 'fr', 'ar']) {
      await read(page, USUAL);
      await open(page, `/sports${locale === 'en' ? '' : `/${locale}`}`);
      for (const reading of IN_LARGE_TEXT) {
        await read(page, reading);
        const message = `${locale}, signed in: ${isSignedIn}, ${JSON.stringify(reading)}`;
        await expect.poll(beyond, { message }).toBeLessThanOrEqual(0);
      }
    }
  }
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
    await scrollToMiddle(last);
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
