import { HALVES, liveMatch, ownMatch } from '../support/book.ts';
import { isPhone, open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

test('every screen is reached by links, forth and back', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/sports');
  await expect(page.getByRole('heading', { name: 'Top events' })).toBeVisible();
  const nav = isPhone(page)
    ? page.getByRole('navigation', { name: 'Quick access' })
    : page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: /Live/ }).click();
  await expect(page).toHaveURL(/\/sports\/live$/);
  await expect(page.getByRole('heading', { name: /Live now/ })).toBeVisible();
  const league = page.getByRole('main').locator('a[href*="/football/"][href*="-l1"]').first();
  const leagueName = (await league.textContent()) ?? '';
  await league.click();
  await expect(page).toHaveURL(/-l\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(leagueName);
  const match = page.getByRole('article').getByRole('link').first();
  await match.click();
  await expect(page).toHaveURL(/-m\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Football' }).click();
  await expect(page).toHaveURL(/\/sports\/football$/);
  await page.goBack();
  await expect(page).toHaveURL(/-m\w+$/);
});

test('addresses have one form', async ({ request }) => {
  for (const [from, to] of [
    ['/', '/sports'],
    ['/sports/', '/sports'],
    ['/sports/en/live', '/sports/live'],
    ['/sports/live/', '/sports/live'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([
      from,
      301,
      to,
    ]);
  }
});

test('the match page of a live match shows score, clock and every group of markets', async ({ page }) => {
  const match = await liveMatch(page.request, 'football', HALVES);
  await open(page, match.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);
  const groups = page.getByRole('navigation', { name: 'Market groups' });
  await groups.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL(/group=all/);
  await expect(page.getByRole('heading', { name: 'Correct score', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /scorer/i }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Correct score', exact: true })).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong text in the address leads to the right one, an unknown id to "not found"', async ({
    page,
  }) => {
    const match = await ownMatch(page.request);
    await page.goto(`/sports/football/anything-m${match.id}`);
    await expect(page).toHaveURL(new RegExp(`${match.path}$`));
    const unknown = await page.goto('/sports/football/nobody-m99999999');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByText("Oops, sorry. We can't find that page.", { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sports$/);
  });

  test('home, live, league and match show their prices and the time of the last one', async ({ page }) => {
    const match = await ownMatch(page.request);
    for (const path of ['/sports', '/sports/live', '/sports/football', match.path]) {
      await page.goto(path);
      await expect(page.locator('button[data-price]:not([aria-disabled])').first()).toContainText(/\d\.\d\d/);
      await expect(page.getByText(/Prices as of/)).toBeVisible();
    }
  });
});
