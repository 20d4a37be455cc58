import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ownMatch } from '../support/book.ts';
import { DAY_MS, dayAgo } from '../support/days.ts';
import { legAt, placeQuietly } from '../support/placed-bets.ts';
import { signUpQuietly } from '../support/players.ts';
import { isPhone, open } from '../support/screen.ts';
import { untilServed } from '../support/served.ts';
import { expect, test } from '../support/state-test.ts';

interface Score {
  readonly home: number;
  readonly away: number;
}

interface Ended {
  readonly id: string;
  readonly path: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly leagueId: string;
  readonly score: readonly [number, number];
}

/** A football match that ended so many days ago, with a goal of each side. */
async function endedMatch(request: APIRequestContext, days: number): Promise<Ended> {
  const from = Date.parse(`${dayAgo(days)}T00:00:00Z`);
  const answer = await request.get(
    `/sports/api/book/matches?type=match&sport_key=football&match_status=3,4&start_from=${from}&start_to=${from + DAY_MS - 1}`,
  );
  const { data } = (await answer.json()) as {
    data: {
      id: string;
      slug: string;
      home: { name: string };
      away: { name: string };
      tournament: { id: string; name: string };
      total_score: { home: number; away: number };
    }[];
  }; // the house's own tests check this shape
  const match = data.find(({ total_score: score }) => score.home > 0 && score.away > 0);
  if (match === undefined) throw new Error('Nobody scored on that day.');
  return {
    id: match.id,
    path: `/sports/football/${match.slug}-m${match.id}`,
    home: match.home.name,
    away: match.away.name,
    league: match.tournament.name,
    leagueId: match.tournament.id,
    score: [match.total_score.home, match.total_score.away],
  };
}

const leaguesOf = (page: Page) => page.getByRole('navigation', { name: 'Leagues in this list' });

/** The choice of the league of a match; leagues of two countries may have one name. */
const leagueOf = (page: Page, { leagueId }: Ended) =>
  leaguesOf(page)
    .getByRole('link')
    .and(page.locator(`[href$="&league=${leagueId}"]`));

const rowOf = (page: Page, { path }: Ended) => page.getByRole('main').locator(`a[href="${path}"]`);

test('the results of a day and sport have an address of their own, with scores and periods', {
  tag: ['@phone-in-soak', '@browser'],
}, async ({ page }) => {
  const match = await endedMatch(page.request, 1);
  await open(page, '/sports/results');
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAgo(1)}$`));
  const sports = page.getByRole('navigation', { name: 'Sports in this list' });
  await sports.getByRole('link', { name: /Football/ }).click();
  await expect(page).toHaveURL(/sport=football/);
  await page.goto(`${page.url()}&page=5`);
  const row = rowOf(page, match);
  await expect(row).toContainText(match.home);
  await expect(row.locator('b').first()).toHaveText(String(match.score[0]));
  await expect(row.locator('b').nth(1)).toHaveText(String(match.score[1]));
  // Two halves: beside each side, on a phone below both.
  await expect(row.locator('i:visible')).toHaveCount(isPhone(page) ? 2 : 4);
});

test('the results of one league have an address, which others open and leave', async ({ page }) => {
  const match = await endedMatch(page.request, 1);
  const ofDay = `/sports/results?date=${dayAgo(1)}`;
  await open(page, `${ofDay}&sport=football`);
  const chip = leagueOf(page, match);
  await expect(chip).toContainText(match.league);
  const every = leaguesOf(page).getByRole('link', { name: 'All leagues' });
  await expect(every).toHaveAttribute('aria-current', 'page');
  await chip.click();
  await expect(page).toHaveURL(new RegExp(`sport=football&league=${match.leagueId}$`));
  await page.goto(page.url());
  await expect(chip).toHaveAttribute('aria-current', 'page');
  await expect(rowOf(page, match)).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(1);
  await expect(headings).toContainText(match.league);
  await every.click();
  await expect(page).toHaveURL(/sport=football$/);
  await page.goto(`${ofDay}&sport=football&league=nobody`);
  await expect(every).toHaveAttribute('aria-current', 'page');
  // The league alone says which sport it is of.
  await page.goto(`/sports/results?date=${dayAgo(30)}&league=${match.leagueId}`);
  await expect(page.getByRole('main')).toContainText(`${match.league} has no results on this day`);
  await page.getByRole('link', { name: 'All leagues' }).last().click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAgo(30)}$`));
  await expect(page.getByRole('main')).toContainText('No results for this day');
});

test('a match that ended keeps its page: result, what happened, and what is next', async ({ page }) => {
  const match = await endedMatch(page.request, 1);
  await open(page, match.path);
  const board = page.getByRole('region', { name: 'Score' });
  await expect(board).toContainText('Ended');
  await expect(board).toContainText('Match events');
  await expect(page.getByRole('main')).toContainText('This match is over');
  await expect(
    page.getByRole('region', { name: `Next in ${match.league}` }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Results on this day' }).click();
  await expect(page).toHaveURL(new RegExp(`/sports/results\\?date=${dayAgo(1)}&sport=football$`));
});

test('a cup match that went on to penalties says so in its row and on its page', {
  tag: ['@phone-in-soak', '@browser'],
}, async ({ page }) => {
  const now = Date.now();
  const query = `tournament_id=32&match_status=3,4&start_from=${now - 4 * DAY_MS}&start_to=${now}`;
  const answer = await page.request.get(`/sports/api/book/matches?type=match&sport_key=football&${query}`);
  const { data } = (await answer.json()) as {
    data: {
      id: string;
      slug: string;
      start_time: number;
      total_score: Score;
      period_scores: (Score & { key: string })[];
    }[];
  }; // the house's own tests check this shape
  const kicksOf = ({ period_scores: periods }: (typeof data)[number]) =>
    periods.find(({ key }) => key === '50');
  const match = data.find(kicksOf);
  const kicks = match && kicksOf(match);
  if (!match || !kicks) throw new Error('No match was decided on penalties.');
  const path = `/sports/football/${match.slug}-m${match.id}`;
  const day = new Date(match.start_time).toISOString().slice(0, 10);

  await page.goto(`/sports/results?date=${day}&sport=football&page=20`);
  const row = page.getByRole('main').locator(`a[href="${path}"]`);
  await expect(row).toContainText('Ended after penalties');
  // Two halves, extra time and the kicks: beside each side, on a phone below both.
  await expect(row.locator('i:visible')).toHaveCount(isPhone(page) ? 4 : 8);
  await open(page, path);
  const board = page.getByRole('region', { name: 'Score' });
  await expect(board).toContainText('Ended after penalties');
  await expect(board).toContainText(`${match.total_score.home}–${match.total_score.away}`);
  await expect(board).toContainText(`Pens ${kicks.home}–${kicks.away}`);
  await expect(board).toContainText(/Shoot-out: scored/);
});

test('a match that was not played to its end says what became of the bets on it', async ({ page, house }) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const main = page.getByRole('main');
  for (const [stage, title, text] of [
    [60, 'Postponed', 'Bets on it are void and stakes refunded.'],
    [90, 'Abandoned', 'Bets already decided stand.'],
  ] as const) {
    await house.putInto(match.id, 4, stage);
    await expect(main.getByText(title, { exact: true }).last()).toBeVisible();
    await expect(main).toContainText(text);
    await expect(main).not.toContainText('This match is over');
  }
  await house.putInto(match.id, null);
});

test('a closed and a cancelled match say so in their rows and on their pages', async ({ page, house }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  const marked = await page.request.post(`/sports/api/book/favourites/matches/${match.id}`, {
    headers: { 'x-touchline-app': 'web' },
  });
  expect(marked.status()).toBe(204);
  const rowIn = (which: Locator) => which.filter({ has: page.locator(`a[href="${match.path}"]`) });
  for (const [stage, word] of [
    [0, 'Closed'],
    [70, 'Cancelled'],
  ] as const) {
    await house.putInto(match.id, 3, stage);
    await page.goto('/sports/favorites');
    await expect(rowIn(page.getByRole('main').getByRole('article'))).toContainText(word, {
      timeout: 30_000,
    });
    await page.goto(match.path);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(word);
    // The last of all results, as it would have been played later; the page is made anew some seconds after.
    await untilServed(page.request, '/sports/football', word);
    await page.goto('/sports/football');
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.locator(`a[href="${match.path}"]`)).toContainText(word);
  }
  await house.putInto(match.id, null);
});

test('the page of an ended match shows the bets that its player has on it', async ({ page, house }) => {
  await signUpQuietly(page);
  const leg = await legAt(page, house, 20_000);
  const { ref } = await placeQuietly(page, [leg], 500);
  const own = page.getByRole('region', { name: 'Your bets on this match' });
  for (const [status, stage, word] of [
    [4, 100, 'Ended'],
    [3, 70, 'Cancelled'],
  ] as const) {
    await house.putInto(leg.match.id, status, stage);
    await page.goto(leg.match.path);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(word);
    await expect(own).toContainText(ref);
  }
  const other = await ownMatch(page.request);
  await house.putInto(other.id, 4, 100);
  await page.goto(other.path);
  await expect(page.getByRole('region', { name: /^Next in / })).toBeVisible();
  await expect(own).toHaveCount(0);
  for (const { id } of [leg.match, other]) await house.putInto(id, null);
});

test('a day without results says so, and a day to come is today', async ({ page }) => {
  await page.goto(`/sports/results?date=${dayAgo(30)}`);
  await expect(page.getByRole('main')).toContainText('No results for this day');
  await page.goto(`/sports/results?date=${dayAgo(-3)}&sortBy=odds&sport=chess`);
  await expect(
    page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Today' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('in Arabic the results stand from right to left and nothing leaves the screen', {
  tag: ['@browser', '@soak'],
}, async ({ page }) => {
  await open(page, `/sports/ar/results?date=${dayAgo(1)}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'النتائج' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a match that the lists of now no longer hold still leads to its result', async ({
    page,
  }) => {
    const match = await endedMatch(page.request, 6);
    const answer = await page.goto(`/sports/football/an-old-name-m${match.id}`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${match.path}$`));
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('Ended');
    expect((await page.goto('/sports/football/nobody-nobody-m999999999'))?.status()).toBe(404);
  });

  test('results and the page of an ended match read and link', async ({ page }) => {
    const match = await endedMatch(page.request, 2);
    await page.goto(`/sports/results?date=${dayAgo(2)}&sport=football`);
    await leagueOf(page, match).click();
    await expect(page).toHaveURL(new RegExp(`&league=${match.leagueId}$`));
    await rowOf(page, match).click();
    await expect(page).toHaveURL(new RegExp(`${match.path}$`));
    const board = page.getByRole('region', { name: 'Score' });
    await expect(board).toContainText('Ended');
    await expect(page.getByRole('region', { name: `Next in ${match.league}` })).toBeVisible();
  });
});
