import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { IS_SOAK } from '../apps/house/test/support/soak.ts';
import { upcomingMatches } from './support/book.ts';
import { builtScripts, expectStanding, failFile } from './support/failing-files.ts';
import { chooseAny, open, PLAIN } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// Files that are missing, and errors of their code, are what these tests are about.
test.use({ expectedErrors: /Failed to load resource|dynamically imported module|planted/ });

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const failed = (page: Page) => page.getByText("This part didn't load", { exact: true });
/** Button of that message; the offline notice has one with the same name. */
const again = (page: Page) =>
  page
    .getByRole('status')
    .filter({ has: failed(page) })
    .getByRole('button', { name: 'Try again' });

/** The page that has most of the files, or one with prices that is made in half of its time. */
async function pageWithPrices(page: Page): Promise<string> {
  if (IS_SOAK) return '/sports';
  const [match] = await upcomingMatches(page.request, 1);
  return match?.path ?? '';
}

/** Files without which the header has no Sign in. */
const HOLDS_ACCOUNT = /^(shell|base|start|later)(-[\w-]{8})?$/;

/** Whether Sign in came. Without its code a part says that it did not load. */
async function hasSignIn(page: Page): Promise<boolean> {
  await expect(signIn(page).or(failed(page)).first()).toBeVisible();
  return (await signIn(page).count()) > 0;
}

/** Presses a price in the turn in which it is found: a part that fails a moment later takes its prices away. */
const pressPrice = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const prices = document.querySelectorAll<HTMLElement>(
      'main button[data-price]:not([aria-disabled], [aria-pressed="true"])',
    );
    const price = [...prices].find((one) => one.checkVisibility());
    price?.click();
    return price !== undefined;
  });

/** What a player does on a page with the code that comes late: a price, a dialog, and back. Nothing if no code came at all. */
async function use(page: Page, mayLackAccount: boolean): Promise<void> {
  if ((await page.locator('html[data-ready]').count()) === 0) return;
  const hasAccount = !mayLackAccount || (await hasSignIn(page));
  // Stands without prices where these need what is missing as well.
  const prices = page.getByRole('main').locator('button[data-price]:visible:not([aria-disabled])');
  if (hasAccount) await expect(prices.or(failed(page)).first()).toBeVisible();
  if (!(await pressPrice(page)) && hasAccount) await expect(failed(page).first()).toBeVisible();
  if (!hasAccount) return;
  await signIn(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.or(failed(page)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(dialog).toHaveCount(0);
}

/** One of each kind of code that comes late. */
const KINDS = {
  'code of the page that stands in the HTML': 'views',
  'the blocks of every page': 'shell',
  'the host of the modals': 'modal-host',
  'a modal': 'sign-in',
  'a deferred view': 'slip',
  'a function': 'engine',
  'what all of these share': 'base',
  'what begins after hydration': 'start',
  'a list of features': 'running',
  'the channels': 'realtime',
};

const files = IS_SOAK ? builtScripts().map((file) => [file, file]) : Object.entries(KINDS);
/** Files that are also missing only once: in `npm test` one of each way to load them. */
const isMissingOnce = (file: string) => IS_SOAK || ['views', 'sign-in', 'slip', 'base'].includes(file);

for (const [kind, file] of files as [string, string][]) {
  test(`header, slip and page stay while a file is missing: ${kind}`, { tag: '@also-soak' }, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    let missed = 0;
    page.on('response', (answer) => {
      if (answer.status() === 404) missed += 1;
    });
    const path = await pageWithPrices(page);
    // Always first: a file that came once stays with the browser.
    const ways = isMissingOnce(file) ? (['always', 'once'] as const) : (['always'] as const);
    for (const how of ways) {
      missed = 0;
      await failFile(page, file, how);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const retried = () => expect.poll(() => missed).toBeGreaterThan(1);
      // Only the retry shows what stays.
      if (missed > 0 && how === 'always') await retried();
      await use(page, how === 'always' && HOLDS_ACCOUNT.test(file));
      if (missed > 0 && how === 'always') await retried();
      await expectStanding(page);
      if (how === 'once') await expect(failed(page)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}

test.describe('in its place', () => {
  test('a dialog whose file fails once opens all the same', async ({ page }) => {
    await open(page, PLAIN);
    await failFile(page, 'modal-host', 'once');
    await signIn(page).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox').first()).toBeVisible();
  });

  for (const file of ['modal-host', 'sign-in']) {
    test(`the message about a dialog whose file stays away is closed, or tries again: ${file}`, async ({
      page,
    }) => {
      await open(page, PLAIN);
      await failFile(page, file);
      await signIn(page).click();
      await expect(failed(page)).toBeVisible();
      await expectStanding(page);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(failed(page)).toHaveCount(0);
      await expectStanding(page);
      await signIn(page).click();
      await expect(failed(page)).toBeVisible();
      await failFile(page, null);
      await again(page).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox').first()).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
    });
  }

  for (const [action, press] of [
    ['Sign in is tapped', (page: Page) => signIn(page).click()],
    ['the key of the search is pressed', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`offline ${action}: a message says so, and works when the network is back`, async ({ page }) => {
      await open(page, PLAIN);
      // Its code comes in an idle moment, and would be missing as well.
      await expect(slip(page)).toContainText('No selections yet');
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
    await failFile(page, 'slip');
    await open(page, await pageWithPrices(page));
    await chooseAny(page);
    await expect(slip(page).getByText("This part didn't load", { exact: true })).toBeVisible();
    await failFile(page, null);
    await slip(page).getByRole('button', { name: 'Try again' }).click();
    await expect(slip(page).getByRole('textbox', { name: /Stake/ })).toBeVisible();
  });

  test('after a release without the old files the page is loaded whole at the next navigation, once, with the slip', async ({
    page,
  }) => {
    await open(page, await pageWithPrices(page));
    await chooseAny(page);
    await slip(page).getByRole('textbox', { name: /Stake/ }).fill('12');
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await failFile(page, 'modal-host');
    await signIn(page).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // Serves the new document what the new release is made of.
    await failFile(page, null);
    const isLoaded = page.waitForEvent('load');
    await page.getByRole('banner').getByRole('link', { name: /Live/ }).click();
    await expect(page).toHaveURL(/\/sports\/live$/);
    // Until then links are the browser's or those of the document before, which load a whole page.
    await isLoaded;
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(slip(page).getByRole('textbox', { name: /Stake/ })).toHaveValue(/12/);
    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await expect(page).toHaveURL(/\/sports\/schedule$/);
    await expectStanding(page);
    expect(documents).toBe(1);
  });
});

const wordsOf = (locale: string): Record<'error.page.error.title' | 'error.page.home', string> =>
  JSON.parse(
    readFileSync(new URL(`../packages/i18n/src/locales/${locale}/shell.json`, import.meta.url), 'utf8'),
  );

/** Throws as soon as a text is drawn the next time: the shell's own code is one file with all the rest. */
const plant = (page: Page, key: string) =>
  page.evaluate((planted) => {
    const { services } = Reflect.get(window, '__TSR_ROUTER__').options.context;
    services.messages = new Proxy(services.messages, {
      apply(messages, _self, asked: unknown[]) {
        if (asked[0] === planted) throw new Error('planted');
        return messages(...asked);
      },
    });
  }, key);

const live = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Live/ });

test.describe('an error of the code', () => {
  for (const [place, key, locale] of [
    ['the root', 'shell.skip', 'en'],
    ['the frame', 'shell.nav.main', 'en'],
    ['the root', 'shell.skip', 'ar'],
  ] as const) {
    test(`at ${place} shows the page about errors with picture, text and a way home in ${locale}`, async ({
      page,
    }) => {
      await open(page, locale === 'en' ? PLAIN : `/sports/${locale}/promotions`);
      // Its code comes in an idle moment.
      await page.waitForLoadState('networkidle');
      await plant(page, key);
      await page.getByRole('banner').locator('a[href$="/live"]').click();
      const words = wordsOf(locale);
      await expect(page.getByRole('heading', { name: words['error.page.error.title'] })).toBeVisible();
      await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-page', 'error');
      const home = page.getByRole('link', { name: words['error.page.home'] });
      await expect(home).toHaveCSS('text-decoration-line', 'none');
      await home.click();
      await expect(page.getByRole('banner').locator('a[href$="/live"]').first()).toBeVisible();
    });
  }

  test('on the page about errors leaves five words', async ({ page }) => {
    await failFile(page, 'error-view', 'broken');
    await open(page, PLAIN);
    await plant(page, 'shell.nav.main');
    await live(page).click();
    await expect(page.getByText('UNEXPECTED ERROR IN ERROR APP', { exact: true })).toBeVisible();
  });

  for (const [place, file] of [
    ['a modal', 'sign-in'],
    ['the host of the modals', 'modal-host'],
  ] as const) {
    test(`in ${place} stays in its place`, async ({ page }) => {
      await open(page, PLAIN);
      await failFile(page, file, 'broken');
      await signIn(page).click();
      await expect(failed(page)).toBeVisible();
      await expectStanding(page);
    });
  }

  test('in a block stays in its place', async ({ page }) => {
    await open(page, await pageWithPrices(page));
    await plant(page, 'slip.stake');
    await chooseAny(page);
    await expect(slip(page).getByText("This part didn't load", { exact: true })).toBeVisible();
    await expectStanding(page);
  });
});

test.describe('an address', () => {
  test('of a dialog that needs its opener opens nothing and stays as it is', async ({ page }) => {
    for (const kind of ['custom_bet', 'share_preview']) {
      await open(page, `${PLAIN}?modal=${kind}`);
      await expectStanding(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(`${PLAIN}?modal=${kind}`);
    }
  });
});
