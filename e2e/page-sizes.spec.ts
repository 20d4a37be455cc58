import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { MOBILE_BREAKPOINT } from '../packages/contract/src/constants/index.ts';
import { liveMatches, upcomingMatches } from './support/book.ts';
import { layoutFaults } from './support/page-faults.ts';
import { signInSeeded } from './support/placed-bets.ts';
import { readingFaults, shareOfBars } from './support/reading-faults.ts';
import { choose, chooseAny, open, openSlip } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// The same screens in every window, and in text of every size.

test.use({ serviceWorkers: 'allow' });

const LONG_MS = 240_000;
const LANDSCAPE = { width: 844, height: 390 };

/** How a page is read: the size of text that its reader has set in the browser, and his window. Units: CSS pixels. */
interface Reading {
  readonly text: number;
  readonly width: number;
  readonly height: number;
}

const USUAL: Reading = { text: 16, width: 390, height: 844 };
/** Text of twice the usual size on a phone, a tablet and a desk. */
const IN_LARGE_TEXT: readonly Reading[] = [
  { text: 32, width: 390, height: 844 },
  { text: 32, width: 834, height: 1112 },
  { text: 32, width: 1440, height: 900 },
];
/** The narrowest phone, whose reader needs text of twice the size. */
const SMALL_IN_LARGE_TEXT: Reading = { text: 32, width: 320, height: 568 };
/** The narrowest phone, one that lies on its side, and what a zoom of 200 % leaves of a phone, a tablet and a desk. */
const IN_SMALL_WINDOWS: readonly Reading[] = [
  { text: 16, width: 320, height: 568 },
  { text: 16, ...LANDSCAPE },
  { text: 16, width: 195, height: 422 },
  { text: 16, width: 417, height: 556 },
  { text: 16, width: 720, height: 450 },
];

type Word =
  | 'slip.dock.open'
  | 'slip.title'
  | 'slip.close'
  | 'slip.signIn'
  | 'slip.settings.title'
  | 'shell.menu.open'
  | 'shell.nav.menu';

/** A locale's words of the slip, or of another catalog. */
const wordsOf = (locale: string, catalog = 'slip') =>
  JSON.parse(
    readFileSync(new URL(`../packages/i18n/src/locales/${locale}/${catalog}.json`, import.meta.url), 'utf8'),
  ) as Record<Word, string>; // the catalogs' own tests check this shape

async function read(page: Page, { text, width, height }: Reading) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text * 0.8125 } });
  await cdp.detach();
  await page.setViewportSize({ width, height });
}

/** Scrolls by itself, because `scrollIntoViewIfNeeded` leaves a part of a pixel hidden. */
const scrollToMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** In text of twice the size and in small windows nothing is cut off, stands on anything else or cannot be reached. */
async function expectReadable(page: Page, what: string, others: readonly Reading[] = []) {
  for (const reading of [...IN_SMALL_WINDOWS, ...IN_LARGE_TEXT, ...others]) {
    await read(page, reading);
    const faults = async () => [...(await layoutFaults(page)), ...(await readingFaults(page))];
    const message = `${what}, ${JSON.stringify(reading)}`;
    await expect.poll(faults, { message, timeout: 20_000 }).toEqual([]);
  }
}

/** The screens that hold most, by their addresses. */
const LISTS = ['/sports', '/sports/live', '/sports/football', '/sports/ar/live'];
const OTHERS = ['/sports/schedule', '/sports/results', '/sports/promotions', '/sports/general-rules'];

async function matches(request: APIRequestContext): Promise<string[]> {
  const [live] = await liveMatches(request);
  const [upcoming] = await upcomingMatches(request, 1);
  if (!live || !upcoming) throw new Error('The book lists nothing.');
  return [live.path, upcoming.path, live.path.replace('/sports', '/sports/ar')];
}

for (const [what, pathsOf] of [
  ['lists of matches', async () => LISTS],
  ['pages of matches', matches],
  ['other screens', async () => OTHERS],
] as const)
  test(`${what} are read in full in small windows, at twice the zoom and in text of twice the size`, async ({
    page,
  }) => {
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

test('a slip of two selections is read and used in any window and size of text, from either side', async ({
  page,
}) => {
  test.setTimeout(LONG_MS);
  await read(page, USUAL);
  await open(page, '/sports/football');
  for (const { mainOutcomes } of (await upcomingMatches(page.request, 2)).slice(0, 2))
    await choose(page, mainOutcomes[0]?.key ?? '');
  for (const [locale, path, accept] of [
    ['en', '/sports/football', 'Accept'],
    ['ar', '/sports/ar/football', 'قبول'],
  ] as const) {
    const words = wordsOf(locale);
    // A page that is opened anew is read in the usual size.
    await read(page, USUAL);
    await open(page, path);
    const dock = page.getByRole('button', { name: words['slip.dock.open'] });
    await expect(dock).toBeVisible();
    await expectReadable(page, `the dock of ${path}`);
    for (const reading of IN_LARGE_TEXT) {
      await read(page, reading);
      await expect.poll(() => shareOfBars(page)).toBeLessThan(0.5);
    }
    await dock.click();
    // The price may have moved meanwhile.
    const last = page
      .getByRole('dialog', { name: words['slip.title'] })
      .getByRole('button', { name: new RegExp(`^(?:${words['slip.signIn']}|${accept})`) });
    await expect(last).toBeVisible();
    await expectReadable(page, `the slip of ${path}`, [SMALL_IN_LARGE_TEXT]);
    for (const reading of [...IN_SMALL_WINDOWS, ...IN_LARGE_TEXT, SMALL_IN_LARGE_TEXT]) {
      await read(page, reading);
      await scrollToMiddle(last);
      await expect(last, `the last button of ${path}, ${JSON.stringify(reading)}`).toBeInViewport({
        ratio: 1,
      });
    }
  }
});

test('tabs and tools of the slip stand in one row on a phone in each language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ['en', 'de', 'fr', 'no', 'fi', 'ar']) {
    await open(page, `/sports${locale === 'en' ? '' : `/${locale}`}/football`);
    if (locale === 'en') await chooseAny(page);
    const words = wordsOf(locale);
    await page.getByRole('button', { name: words['slip.dock.open'] }).click();
    const slip = page.getByRole('dialog', { name: words['slip.title'] });
    const close = slip.getByRole('button', { name: words['slip.close'] });
    await expect(close).toBeVisible();
    const centreOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const apart = async () => Math.abs((await centreOf(slip.getByRole('tablist'))) - (await centreOf(close)));
    await expect.poll(apart, { message: locale }).toBeLessThan(10);
  }
});

test('a keyboard that takes half of the screen leaves the focused field of the slip in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/sports/football');
  await chooseAny(page);
  const slip = await openSlip(page);
  const stake = slip.getByRole('textbox').last();
  await stake.focus();
  await page.setViewportSize({ width: 390, height: 844 / 2 });
  await expect(stake).toBeInViewport({ ratio: 1 });
  await expect(stake).toBeFocused();
  await page.keyboard.type('5');
  await expect(stake).toHaveValue(/^5/);
});

test('dialogs and the list of bets are read in any window and size of text', async ({ page, house }) => {
  test.setTimeout(LONG_MS);
  for (const [dialog, field] of [
    ['sign-in', 'textbox'],
    ['search', 'combobox'],
  ] as const) {
    await open(page, `/sports?modal=${dialog}`);
    await expect(page.getByRole('dialog').getByRole(field).first()).toBeVisible();
    await expectReadable(page, dialog);
  }
  await signInSeeded(page, house);
  await open(page, '/sports/bets-history');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectReadable(page, 'the list of bets');
});

test('what opens over a page is read in any window and size of text, from either side', async ({
  page,
  house,
}) => {
  test.setTimeout(LONG_MS);
  await signInSeeded(page, house);
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

test('the head of a page stands in its window in text of twice the size, signed in or not', async ({
  page,
  house,
}) => {
  test.setTimeout(LONG_MS);
  const head = page.getByRole('banner');
  const beyond = () => head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signInSeeded(page, house);
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
