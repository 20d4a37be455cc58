import { expectAccessible } from './support/axe.ts';
import { upcomingMatches } from './support/book.ts';
import { isPhone, open } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const STANDING_ALONE = [
  ['404', 404, 'Page not found', "Oops, sorry. We can't find that page."],
  ['500', 500, 'Something went wrong', 'Oops! Sorry, something went wrong. Please come back in a while.'],
  ['blocked', 451, 'Not available here', "Sorry, we're not available in your country right now."],
  ['locked', 401, 'Unauthorized', 'Sorry, but you are not authorized to view the page.'],
] as const;

for (const [name, status, title, text] of STANDING_ALONE) {
  test(`/${name} stands alone: a picture, words, and a way home`, async ({ page }) => {
    const answer = await page.goto(`/sports/${name}`);
    expect(answer?.status()).toBe(status);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveTitle(`${title} · Touchline`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('main').locator('svg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sports' }).click();
    await expect(page).toHaveURL(/\/sports$/);
  });
}

test('a page that stands alone speaks the language of its address, and leads home in it', async ({
  page,
}) => {
  await page.goto('/sports/ar/locked');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('غير مصرّح');
  await page.getByRole('link', { name: 'إلى الرياضات' }).click();
  await expect(page).toHaveURL(/\/sports\/ar$/);
  // A language that the product is not offered in has these pages alone.
  await page.goto('/sports/es/nowhere-at-all');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('main')).toContainText('Lo sentimos, no encontramos esa página.');
  await page.getByRole('link', { name: 'Ir a deportes' }).click();
  await expect(page).toHaveURL(/\/sports$/);
});

test.describe('for a browser that asks for Finnish', () => {
  test.use({ locale: 'fi-FI' });

  test('a page that stands alone is in Finnish where its address names no language', async ({ page }) => {
    await page.goto('/sports/500');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jokin meni pieleen');
  });
});

test('the page for a blocked country names it', async ({ request }) => {
  const answer = await request.get('/sports/de/blocked', { headers: { 'cf-ipcountry': 'FR' } });
  expect(answer.status()).toBe(451);
  expect(await answer.text()).toContain(
    'Leider sind wir in Ihrem Land (Frankreich) zurzeit nicht verfügbar.',
  );
});

test('the shell without content is there, and kept by nobody', async ({ page }) => {
  const answer = await page.goto('/sports/_app');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('body')).toHaveAttribute('data-page', 'shell');
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 20_000 });
  await expect(page.getByRole('main').locator('[data-block]')).toHaveCount(0);
});

test('each page ends with the age sign, the licence, help and the rules', async ({ page, request }) => {
  const [match] = await upcomingMatches(request, 1);
  for (const path of ['/sports', match?.path ?? '', '/sports/live']) {
    await open(page, path);
    const foot = page.getByRole('main').locator('footer');
    await expect(foot).toContainText('18+');
    await expect(foot).toContainText('No licence, no real money.');
    await expect(foot.getByRole('link', { name: 'Help with gambling: BeGambleAware' })).toHaveAttribute(
      'href',
      'https://www.begambleaware.org/',
    );
  }
  await page.getByRole('main').locator('footer').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(/\/sports\/general-rules$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of betting');
});

test('the foot is in the language of the page', async ({ page }) => {
  await page.goto('/sports/de/about');
  await expect(page.getByRole('main').locator('footer')).toContainText('Keine Lizenz, kein echtes Geld.');
});

test('the rules lead to each of their parts', async ({ page }) => {
  await open(page, '/sports/general-rules');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Dead heats' })
    .click();
  await expect(page).toHaveURL(/\/general-rules#dead-heats$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Dead heats' })).toBeInViewport();
});

test('promotions lead to what they tell of', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/sports');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Promotions' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/sports\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  const builder = page.getByRole('article').filter({ hasText: 'One match, one bet, one price' });
  await builder.getByText('Terms').click();
  await expect(builder).toContainText('All picks must win.');
  await builder.getByRole('link', { name: 'Choose a match' }).click();
  await expect(page).toHaveURL(/\/sports\/football$/);
});

for (const path of ['/sports/general-rules', '/sports/ar/about', '/sports/de/promotions']) {
  test(`${path} has nothing in the way of anybody`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page, { within: 'main' });
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, foot] of [
    ['/sports/general-rules', 'Rules of betting', '18+ only.'],
    ['/sports/de/general-rules', 'Wettregeln', 'Nur ab 18 Jahren.'],
    ['/sports/ar/about', 'من نحن', 'لمن بلغوا'],
    ['/sports/promotions', 'Promotions', '18+'],
  ] as const) {
    test(`${path} reads, down to its foot`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('main').locator('footer')).toContainText(foot);
    });
  }
});
