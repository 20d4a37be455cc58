import type { Page } from '@playwright/test';
import { ownMatch } from '../support/book.ts';
import { newEmail } from '../support/players.ts';
import { isPhone, open, openAccountMenu, PLAIN, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// What a visitor chooses: a language, a format of prices, a density, and what lists show.

const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };
const PASSWORD = 'correct-horse-9';

/** Prices of the page, whatever the format. */
const somePrice = (page: Page) =>
  page.locator('button[data-price]:not([aria-disabled="true"]):visible').first();

test('in German the book speaks German, with decimal commas from the price to the stake', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  const email = newEmail();
  await page.request.post('/sports/api/platform/users/sign_up', {
    headers: HEADERS,
    data: { email, password: PASSWORD, country: 'DE', currency: 'EUR', birth_date: '1990-05-17' },
  });
  const match = await ownMatch(page.request);
  await open(page, match.path.replace('/sports/', '/sports/de/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await house.movePrice(match.id, `${match.id}/1/`, '1', 23_700);
  await expect(price(page, `${match.id}/1//1`)).toContainText('2,37');
  await price(page, `${match.id}/1//1`).click();
  if (isPhone(page)) await page.getByRole('button', { name: /Wettschein öffnen/ }).click();
  const slip = isPhone(page)
    ? page.getByRole('dialog', { name: 'Wettschein' })
    : page.getByRole('region', { name: 'Wettschein' });
  await slip.getByRole('textbox', { name: /Einsatz/ }).fill('12,34');
  await expect(slip.getByText('29,24\u00a0€', { exact: true })).toBeVisible();
  await slip.getByRole('button', { name: 'Wette abgeben · 12,34\u00a0€' }).click();
  await expect(slip.getByText('Wette abgegeben', { exact: true })).toBeVisible();
});

test('the format of prices goes with the account to another browser', { tag: '@phone-in-soak' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  await page.request.post('/sports/api/platform/users/sign_up', {
    headers: HEADERS,
    data: { email, password: PASSWORD, country: 'IE', currency: 'EUR', birth_date: '1990-05-17' },
  });
  await open(page, '/sports');
  await openAccountMenu(page);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/book/settings'),
  );
  await page.getByRole('combobox', { name: 'Odds format' }).first().selectOption('american');
  expect((await saved).status()).toBe(200);
  await expect(somePrice(page)).toContainText(/[+−]\d{3}/);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await context.newPage();
  await elsewhere.request.post('/sports/api/platform/users/sign_in', {
    headers: HEADERS,
    data: { email, password: PASSWORD },
  });
  await elsewhere.goto('/sports');
  await expect(somePrice(elsewhere)).toContainText(/[+−]\d{3}/);
  // From now on the server writes them so.
  const served = await elsewhere.request.get('/sports');
  expect(await served.text()).toContain('data-odds="american"');
  await context.close();
});

test('the filter of a page is its address, with scripts and without', async ({ page, browser, baseURL }) => {
  await open(page, '/sports/football');
  const filter = page.locator('[data-block="events_filter"]');
  await filter.getByRole('link', { name: 'Next 12 hours' }).click();
  await expect(page).toHaveURL(/\/sports\/football\?time=12h$/);
  await filter.getByRole('link', { name: 'By league' }).click();
  await expect(page).toHaveURL(/\?time=12h&sortBy=league$/);
  await filter.getByRole('link', { name: 'Taking bets' }).click();
  await expect(page).toHaveURL(/\?time=12h&sortBy=league&isBettable=1$/);
  await expect(filter.locator('[aria-current]')).toHaveText(['Next 12 hours', 'Taking bets', 'By league']);
  await filter.getByRole('link', { name: 'Live now' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/sports/football');
  await plain.locator('[data-block="events_filter"]').getByRole('link', { name: 'Tomorrow' }).click();
  await expect(plain).toHaveURL(/\?time=tomorrow$/);
  await expect(plain.locator('[data-block="events_filter"] [aria-current]')).toHaveText('Tomorrow');
  await context.close();
});

test('the clock of the header tells the time of the product and runs', async ({ page }) => {
  await open(page, PLAIN);
  const clock = page.getByRole('banner').locator('[data-block="clock"] time');
  await expect(clock).toHaveText(/^\d{2}:\d{2}:\d{2}$/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
});

test('compact rows are lower, and are so from the first paint of the next page', {
  tag: '@browser',
}, async ({ page }) => {
  await open(page, '/sports/live');
  // Of any price of a match: one that is suspended meanwhile keeps its place, one of a market that ends soon does not.
  const any = page.locator('[data-block="live_events"] button[data-price]:visible').first();
  const height = () => any.evaluate((price) => price.getBoundingClientRect().height);
  const comfortable = await height();
  await page.evaluate(() => localStorage.setItem('density', '"compact"'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(any).toBeVisible();
  expect(await height()).toBeLessThan(comfortable);
});
