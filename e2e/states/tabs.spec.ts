import type { Page } from '@playwright/test';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// The tab of a page and of its list is in the address: what each holds, on reload, back and forward, by keyboard, without scripts.

const HEADERS = { 'x-touchline-app': 'web' };

interface MatchFacts {
  readonly id: string;
  readonly slug: string;
  readonly stadium: string;
  readonly city: string;
}

const partsOf = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' });
const listsOf = (page: Page) => page.getByRole('navigation', { name: 'Which matches' });
const currentOf = (page: Page) => partsOf(page).locator('[aria-current="page"]');
const main = (page: Page) => page.getByRole('main');

async function expectMatches(page: Page) {
  await expect(currentOf(page)).toHaveText('Matches');
  await expect(main(page).getByRole('region', { name: 'Upcoming' })).toBeVisible();
}

async function expectLeagues(page: Page) {
  await expect(page).toHaveURL(/\/sports\/football\?tab=tournaments$/);
  await expect(currentOf(page)).toHaveText('Leagues');
  await expect(main(page).getByRole('region', { name: 'Leagues' }).getByRole('link')).not.toHaveCount(0);
  await expect(main(page).getByRole('article')).toHaveCount(0);
}

async function expectOutrights(page: Page) {
  await expect(page).toHaveURL(/\/sports\/football\?tab=outrights$/);
  await expect(currentOf(page)).toHaveText('Outrights');
  await expect(main(page).getByRole('article').first()).toContainText('Albion Premier');
  await expect(main(page).getByRole('region', { name: 'Upcoming' })).toHaveCount(0);
}

test('a sport is parted into matches, outrights and leagues, each with an address', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await open(page, '/sports/football');
  await expectMatches(page);
  await partsOf(page).getByRole('link', { name: 'Outrights' }).click();
  await expectOutrights(page);
  await page.reload();
  await expectOutrights(page);
  await partsOf(page).getByRole('link', { name: 'Leagues' }).click();
  await expectLeagues(page);
  await page.goBack();
  await expectOutrights(page);
  await page.goForward();
  await expectLeagues(page);
});

test('the keyboard walks along the tabs and keeps its place', async ({ page }) => {
  await open(page, '/sports/football');
  await currentOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(partsOf(page).getByRole('link', { name: 'Outrights' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOutrights(page);
  await expect(partsOf(page).getByRole('link', { name: 'Outrights' })).toBeFocused();
});

test('the list of a category holds all, the most popular or the own favourites', async ({ page }) => {
  const answer = await page.request.get(
    '/sports/api/book/matches?type=match&match_status=0&sport_key=football&limit=1',
  );
  const [match] = (
    (await answer.json()) as {
      data: { id: string; tournament: { category: { id: string; slug: string } } }[];
    }
  ).data; // the house's own tests check this shape
  const category = match?.tournament.category;
  await open(page, `/sports/football/${category?.slug}-c${category?.id}?tab=top`);
  await expect(listsOf(page).locator('[aria-current="page"]')).toHaveText('Top');
  await expect(main(page).getByRole('article')).not.toHaveCount(0);
  await listsOf(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(main(page)).toContainText('Sign in');
  await signUpQuietly(page);
  const marked = await page.request.post(`/sports/api/book/favourites/matches/${match?.id}`, {
    headers: HEADERS,
  });
  expect(marked.status()).toBe(204);
  await page.reload();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await page.goto('/sports/tennis?tab=favorites');
  await expect(main(page)).toContainText('None of your favourites plays here');
});

test('the outrights and the leagues of a category are its own, each with an address', async ({ page }) => {
  const read = async <T>(call: string): Promise<T[]> =>
    ((await (await page.request.get(`/sports/api/book/${call}`)).json()) as { data: T[] }).data; // the house's own tests check this shape
  const [outright] = await read<{
    slug: string;
    id: string;
    tournament: { category: { id: string; slug: string } };
  }>('matches?type=outright&sport_key=football&limit=1');
  const category = outright?.tournament.category;
  const leagues = await read<{ slug: string; id: string }>(
    `tournaments?category_id=${category?.id}&limit=500`,
  );
  const base = `/sports/football/${category?.slug}-c${category?.id}`;
  await open(page, base);
  await expectMatches(page);
  await partsOf(page).getByRole('link', { name: 'Outrights' }).click();
  await expect(page).toHaveURL(new RegExp(`${base}\\?tab=outrights$`));
  await expect(
    main(page).locator(`a[href="/sports/football/${outright?.slug}-m${outright?.id}"]`).first(),
  ).toBeVisible();
  await partsOf(page).getByRole('link', { name: 'Leagues' }).click();
  const shown = main(page).getByRole('region', { name: 'Leagues' }).getByRole('link');
  await expect(shown).toHaveCount(leagues.length);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${base}\\?tab=tournaments$`));
  await expect(currentOf(page)).toHaveText('Leagues');
  const hrefs = await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(
    leagues.map(({ slug, id }) => `/sports/football/${slug}-l${id}`).toSorted(),
  );
});

test('an address with values that there are not shows what an address without them shows', async ({
  page,
}) => {
  const unknown =
    'tab=nothing&sortBy=odds&time=never&date=x&sport=chess&page=-1&isBettable=so&sportType=board';
  for (const path of ['/sports/football', '/sports/live', '/sports/schedule', '/sports/results']) {
    const answer = await page.request.get(`${path}?${unknown}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
  }
  await open(page, `/sports/football?${unknown}`);
  await expect(page).toHaveURL(new RegExp(`${unknown}$`));
  await expectMatches(page);
});

test('in Arabic the tabs stand from right to left and nothing leaves the screen', {
  tag: ['@browser', '@soak'],
}, async ({ page }) => {
  await open(page, '/sports/ar/football?tab=top');
  await expect(page.getByRole('link', { name: 'الأبرز' })).toHaveAttribute('aria-current', 'page');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the page of a match names its ground and town, before it and while it is played', async ({ page }) => {
  for (const status of [0, 1]) {
    const answer = await page.request.get(
      `/sports/api/book/matches?type=match&sport_key=football&match_status=${status}&limit=1`,
    );
    const [match] = ((await answer.json()) as { data: MatchFacts[] }).data; // the house's own tests check this shape
    await page.goto(`/sports/football/${match?.slug}-m${match?.id}`);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(
      `${match?.stadium}, ${match?.city}`,
    );
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab reads and links', async ({ page }) => {
    await page.goto('/sports/football');
    await expectMatches(page);
    await partsOf(page).getByRole('link', { name: 'Outrights' }).click();
    await expectOutrights(page);
    await partsOf(page).getByRole('link', { name: 'Leagues' }).click();
    await expectLeagues(page);
    await partsOf(page).getByRole('link', { name: 'Matches' }).click();
    await listsOf(page).getByRole('link', { name: 'Top' }).click();
    await expect(page).toHaveURL(/\/sports\/football\?tab=top$/);
    await expect(main(page).getByRole('article')).not.toHaveCount(0);
  });
});
