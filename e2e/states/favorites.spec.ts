import type { Locator, Page } from '@playwright/test';
import { upcomingMatches } from '../support/book.ts';
import { dayAgo } from '../support/days.ts';
import { signUpQuietly } from '../support/players.ts';
import { isPhone, open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const SCREEN = '/sports/favorites';
const LIST = '/sports/football';
const STAR = /^Add .+ to favourites$/;
const PASSWORD = 'correct-horse-9';
const FINGER_PX = 44;

const main = (page: Page): Locator => page.getByRole('main');
const rowStars = (page: Page): Locator => main(page).getByRole('article').getByRole('button', { name: STAR });
const starOf = (where: Locator, name: string): Locator =>
  where.getByRole('button', { name: `Add ${name} to favourites`, exact: true });
const isOn = (star: Locator) => expect(star).toHaveAttribute('aria-pressed', 'true');
const isOff = (star: Locator) => expect(star).toHaveAttribute('aria-pressed', 'false');

/** What a star marks, as its label says. */
async function nameOf(star: Locator): Promise<string> {
  const label = await star.getAttribute('aria-label');
  return /^Add (.+) to favourites$/.exec(label ?? '')?.[1] ?? '';
}

/** Goes to the favourites by a link of the page. */
async function goToFavourites(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.locator('a[href$="/favorites"]:visible').first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
}

async function signInWith(page: Page, email: string): Promise<void> {
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(door).toHaveCount(0);
}

test('a star on a row marks the match: it is on the screen, stays after a reload, and leaves when pressed again', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, LIST);
  const star = rowStars(page).first();
  const name = await nameOf(star);
  await star.click();
  await isOn(star);
  await goToFavourites(page);
  await isOn(starOf(main(page), name));
  await open(page, SCREEN);
  await isOn(starOf(main(page), name));
  await starOf(main(page), name).click();
  await expect(main(page).getByText('No favourites yet', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Browse matches' })).toBeVisible();
  await open(page, SCREEN);
  await expect(main(page).getByText('No favourites yet', { exact: true })).toBeVisible();
});

test('the star of a match page and the one of its row are the same favourite', async ({ page }) => {
  await signUpQuietly(page);
  const [match] = await upcomingMatches(page.request, 1);
  const name = `${match?.home} – ${match?.away}`;
  await open(page, match?.path ?? '');
  await starOf(main(page), name).click();
  await isOn(starOf(main(page), name));
  await open(page, SCREEN);
  await isOn(starOf(main(page), name));
  await expect(main(page).getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await starOf(main(page), name).click();
  await expect(main(page).getByText('No favourites yet', { exact: true })).toBeVisible();
  await open(page, match?.path ?? '');
  await isOff(starOf(main(page), name));
});

test('a favourite league is listed with its matches', async ({ page }) => {
  await signUpQuietly(page);
  const [match] = await upcomingMatches(page.request, 1);
  await open(page, match?.path ?? '');
  await main(page)
    .getByRole('link', { name: match?.league ?? '', exact: true })
    .first()
    .click();
  await expect(main(page).getByRole('heading', { level: 1, name: match?.league ?? '' })).toBeVisible();
  const star = starOf(main(page), match?.league ?? '').first();
  await star.click();
  await isOn(star);
  await open(page, SCREEN);
  const leagues = main(page).getByRole('region', { name: 'Leagues' });
  await expect(leagues.getByRole('link', { name: match?.league ?? '' })).toBeVisible();
  await isOff(starOf(main(page), `${match?.home} – ${match?.away}`));
  await starOf(leagues, match?.league ?? '').click();
  await expect(main(page).getByText('No favourites yet', { exact: true })).toBeVisible();
});

test('a visitor is asked to sign in, and what he pressed is marked then', async ({ page }) => {
  const email = await signUpQuietly(page);
  await page.context().clearCookies();
  await open(page, LIST);
  const star = rowStars(page).nth(1);
  await star.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('[data-star][aria-pressed="true"]')).toHaveCount(0);
  await signInWith(page, email);
  await isOn(star);
  const name = await nameOf(star);
  await open(page, SCREEN);
  await isOn(starOf(main(page), name));
});

test('the screen tells a visitor what it would hold, with one button', async ({ page }) => {
  await open(page, SCREEN);
  await expect(main(page).getByText('Your favourites will appear here', { exact: true })).toBeVisible();
  await expect(main(page).locator('button:not(footer *)')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a star that the house does not take goes out again, and a word says so', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await open(page, LIST);
  const star = rowStars(page).nth(2);
  for (const isShown of [isOn, isOff]) {
    // A page that is left asks for nothing more.
    const taken = page.waitForResponse('**/favourites/matches/*');
    await star.click();
    await isShown(star);
    await taken;
  }
  await open(page, LIST);
  await isOff(rowStars(page).nth(2));
  await house.scenario('favourites-house-fails', { player: email, once: false });
  await star.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await isOff(star);
  await house.scenario('favourites-house-fails', 'off');
  await star.click();
  await isOn(star);
});

test('favourites that do not come are an alert, and come when asked again', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await house.scenario('favourites-house-fails', { player: email, once: false });
  // Holds the last answer until the button is pressed.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/favourites/tournaments', async (route) => {
    asked += 1;
    if (asked !== 3) return route.continue();
    await pressed;
    await route.fulfill({ status: 500, body: '' });
  });
  await open(page, SCREEN);
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText("We couldn't load your favourites", { timeout: 20_000 });
  await house.scenario('favourites-house-fails', 'off');
  await expect.poll(() => asked).toBe(3);
  await alert.getByRole('button', { name: 'Try again' }).click();
  press();
  await expect(main(page).getByText('No favourites yet', { exact: true })).toBeVisible();
});

test('a star is pressed with the keyboard, and the focus stays where a row has left', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, LIST);
  const star = rowStars(page).first();
  await star.focus();
  await page.keyboard.press('Enter');
  await isOn(star);
  await expect(star).toBeFocused();
  await goToFavourites(page);
  await rowStars(page).first().focus();
  await page.keyboard.press('Space');
  await expect(main(page).getByText('No favourites yet', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test('the page that is served is nobody’s: every star in it is empty', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, LIST);
  await rowStars(page).first().click();
  await isOn(rowStars(page).first());
  const html = await (await page.request.get(LIST)).text();
  expect(html).toContain('data-star="matches/');
  expect(html).not.toMatch(/<button[^>]*aria-pressed="true"[^>]*data-star|data-star[^>]*aria-pressed="true"/);
});

test('without scripts there is no star to press', { tag: '@browser' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(LIST);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: STAR })).toHaveCount(0);
  await context.close();
});

test('on a phone a star is as large as a finger and covers no price', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page, LIST);
  const shown = page.locator('button[data-price]:visible');
  const row = main(page).getByRole('article').filter({ has: shown }).first();
  const star = await row.getByRole('button', { name: STAR }).boundingBox();
  const prices = await row.locator(shown).first().boundingBox();
  expect(star?.width).toBeGreaterThanOrEqual(FINGER_PX);
  expect(star?.height).toBeGreaterThanOrEqual(FINGER_PX);
  expect((star?.x ?? 0) + (star?.width ?? 0)).toBeLessThan(prices?.x ?? 0);
});

for (const [name, path] of [
  ['home', '/sports'],
  ['a list', LIST],
  // Of yesterday: soon after midnight today has none.
  ['results', `/sports/results?date=${dayAgo(1)}`],
] as const)
  test(`nothing moves on ${name} when stars are filled`, {
    tag: [name === 'a list' ? '@phone' : '@phone-in-soak', '@browser'],
  }, async ({ page }) => {
    await open(page, path);
    await expect(main(page).getByRole('button', { name: STAR }).first()).toBeVisible();
    const moved = await page.evaluate(() => {
      const places = () =>
        [...document.querySelectorAll('main article')].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return `${top} ${height}`;
        });
      const filled = places();
      document.documentElement.removeAttribute('data-stars');
      return places().filter((place, nth) => place !== filled[nth]);
    });
    expect(moved).toEqual([]);
  });
