import type { Page } from '@playwright/test';
import { IS_SOAK } from '../apps/house/test/support/soak.ts';
import { type AxeOptions, axeFaults } from './support/axe.ts';
import { changeIntl } from './support/changed-intl.ts';
import { layoutFaults, noteFaults } from './support/page-faults.ts';
import { signInSeeded } from './support/placed-bets.ts';
import { everyRoute, type Route } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Every kind of address, shared out among the languages; two of the languages are walked at the same time.

test.describe.configure({ mode: 'parallel' });
test.use({
  viewport: { width: 1440, height: 900 },
  // A colour in mid-transition has no contrast to measure.
  contextOptions: { reducedMotion: 'reduce' },
});

const CRAWL_LIMIT_MS = 900_000;
const LIVE_LIMIT_MS = 30_000;
/** The texts that may wait, as the build names them. */
const LATER_TEXTS = /\/later-[\w-]{8}\.js/;
/** Rules of axe whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDE = { width: 1440, height: 900 };
const MIDDLE = { width: 834, height: 1112 };
const NARROW = { width: 390, height: 844 };

type Theme = 'dark' | 'light';

interface Walk {
  readonly locale: string;
  /** The width at which axe looks. */
  readonly axeAt: { readonly width: number; readonly height: number };
  /** The theme in which it looks; in the soak it looks at the colours of the other as well. */
  readonly theme: Theme;
}

/** Every page in every language in the soak; else each page in one of them and in one theme, the bets of a player in the first. */
const WALKS: readonly Walk[] = [
  { locale: 'en', axeAt: WIDE, theme: 'dark' },
  { locale: 'ar', axeAt: NARROW, theme: 'light' },
  { locale: 'de', axeAt: MIDDLE, theme: 'dark' },
  { locale: 'fr', axeAt: NARROW, theme: 'dark' },
  { locale: 'no', axeAt: WIDE, theme: 'light' },
  { locale: 'fi', axeAt: MIDDLE, theme: 'light' },
];
/** Pages that show the same parts as another address: in the soak alone. */
const VARIANT = /\?(date|group)=|^\/tennis$/;
const takes = (walk: Walk, index: number) => IS_SOAK || index % WALKS.length === WALKS.indexOf(walk);

const addressOf = (locale: string, place: string) => `/sports${locale === 'en' ? '' : `/${locale}`}${place}`;

/** Waits until the page has done what it had to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));

/** Opens a page and waits until all that comes by itself is there. */
async function settle(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path);
  const html = page.locator('html');
  // What stands alone has no script.
  if ((await html.getAttribute('data-locales')) !== null)
    await expect(html).toHaveAttribute('data-transport', 'up', { timeout: LIVE_LIMIT_MS });
  await idle(page);
  return answer?.status() ?? 0;
}

/** Everything that is wrong with one page at three widths, and for axe at one of them and in a part of the page. */
async function faultsOf(page: Page, { axeAt, theme }: Walk, part: AxeOptions): Promise<string[]> {
  const found: string[] = [];
  const other = theme === 'dark' ? 'light' : 'dark';
  for (const size of [WIDE, MIDDLE, NARROW]) {
    await page.setViewportSize(size);
    found.push(...(await layoutFaults(page)).map((fault) => `${size.width} px: ${fault}`));
    if (size !== axeAt) continue;
    found.push(...(await axeFaults(page, part)));
    if (!IS_SOAK) continue;
    await page.emulateMedia({ colorScheme: other });
    found.push(...(await axeFaults(page, { rules: COLOUR_RULES })).map((fault) => `${other}: ${fault}`));
    await page.emulateMedia({ colorScheme: theme });
  }
  await page.setViewportSize(WIDE);
  return found;
}

/** Visits routes and expects no fault on any. `noted`: faults that the page logged since the last address. */
async function walk(page: Page, routes: readonly Route[], noted: string[], asked: Walk) {
  await page.emulateMedia({ colorScheme: asked.theme });
  for (const [nth, { place, status }] of routes.entries()) {
    const path = addressOf(asked.locale, place);
    expect.soft(await settle(page, path), path).toBe(status);
    // Leaves out the frame, which the first page of a language has shown.
    const part = IS_SOAK || nth === 0 ? {} : { within: 'main' };
    expect.soft([...(await faultsOf(page, asked, part)), ...noted.splice(0)], path).toEqual([]);
  }
}

test.use({ serviceWorkers: 'allow' });

/** Made once for all walks of a worker, whose stack is the same. */
let routesOfWorker: readonly Route[] | undefined;

for (const asked of WALKS) {
  test(`pages in ${asked.locale} are whole: texts, widths, console, axe`, {
    tag: '@also-soak',
  }, async ({ page, house, stack }) => {
    test.setTimeout(CRAWL_LIMIT_MS);
    routesOfWorker ??= await everyRoute(page.request, { house, stack });
    const routes = routesOfWorker
      .filter(({ place }) => IS_SOAK || !VARIANT.test(place))
      .filter((_route, index) => takes(asked, index));
    const startedAt = Date.now();
    const noted = await noteFaults(page);
    // What the server wrote holds whatever the browser knows of languages.
    await changeIntl(page);
    await walk(page, routes, noted, asked);
    const hasBets = takes(asked, 0);
    if (hasBets) {
      await signInSeeded(page, house);
      const own = ['/bets-history', '/wallet'].map((place) => ({ place, status: 200 }));
      await walk(page, own, noted, asked);
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(
      `  crawl in ${asked.locale}: ${routes.length + 2 * Number(hasBets)} pages in ${seconds} s\n`,
    );
  });
}

test('where the texts that may wait come last, no page shows the name of one', { tag: '@soak' }, async ({
  page,
  house,
  stack,
}) => {
  test.setTimeout(CRAWL_LIMIT_MS);
  // They come when the page has woken up and has nothing more to do without them.
  await page.route(LATER_TEXTS, async (route) => {
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await idle(page);
    await route.continue();
  });
  const noted = await noteFaults(page);
  for (const { place } of await everyRoute(page.request, { house, stack })) {
    const path = addressOf('fr', place);
    const texts = page.waitForResponse(LATER_TEXTS).catch(() => null);
    await page.goto(path);
    const hasScript = (await page.locator('html').getAttribute('data-locales')) !== null;
    if (hasScript) await texts;
    await idle(page);
    expect.soft(noted.splice(0), path).toEqual([]);
  }
});
