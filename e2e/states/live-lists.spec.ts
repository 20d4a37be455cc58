import type { Locator, Page } from '@playwright/test';
import { allSports, liveMatch, ownMatch } from '../support/book.ts';
import { test as liveTest } from '../support/live-test.ts';
import { closeSlip, open, openSlip, pressFor, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// Lists of several sports: what they are narrowed to, how they are ordered, what is folded, what rests.

const rowsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Rows of the list itself: "Ending soon" stands above it with an order of its own. */
const liveRowsOf = (page: Page) => page.getByRole('region', { name: 'Live now' }).getByRole('article');

/** The addresses that the rows of a list lead to. */
const hrefsOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => row.querySelector('a')?.getAttribute('href') ?? ''));

const sportsOf = async (rows: Locator) => [
  ...new Set((await hrefsOf(rows)).map((href) => href.split('/')[2])),
];

/** Starts of the matches of a list in the order of its rows; rise from row to row once the list is by time. */
async function expectByTime(page: Page, sport: string): Promise<void> {
  const starts = await startsOf(page, sport);
  const times = async () => {
    const ids = (await hrefsOf(liveRowsOf(page))).map((href) => /-m(\w+)$/.exec(href)?.[1] ?? '');
    return ids.flatMap((id) => starts.get(id) ?? []);
  };
  const inOrder = [...starts.values()].sort((a, b) => a - b);
  await expect.poll(times).toEqual(inOrder);
}

async function startsOf(page: Page, sport: string): Promise<Map<string, number>> {
  const answer = await page.request.get(
    `/sports/api/book/matches?type=match&sport_key=${sport}&match_status=1&limit=100`,
  );
  const { data } = (await answer.json()) as { data: { id: string; start_time: number }[] }; // the house's own tests check this shape
  return new Map(data.map((match) => [match.id, match.start_time]));
}

/** Of several in play. */
const NARROWED = 'football';

/** Narrows the live page to one sport, then orders it by time. */
async function narrowAndOrder(page: Page): Promise<void> {
  await expect.poll(async () => (await sportsOf(rowsOf(page))).length).toBeGreaterThan(5);
  await page
    .getByRole('navigation', { name: 'Sports in this list' })
    .locator(`a[href$="/live?sport=${NARROWED}"]`)
    .click();
  await expect(page).toHaveURL(new RegExp(`/sports/live\\?sport=${NARROWED}$`));
  await expect.poll(() => sportsOf(rowsOf(page))).toEqual([NARROWED]);
  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'By time' }).click();
  await expect(page).toHaveURL(new RegExp(`/sports/live\\?(?=.*sport=${NARROWED})(?=.*sortBy=time)`));
  await expect(page.getByRole('link', { name: 'By time' })).toHaveAttribute('aria-current', /./);
  await expect.poll(() => sportsOf(rowsOf(page))).toEqual([NARROWED]);
  await expectByTime(page, NARROWED);
}

async function expectCyberPage(page: Page, baseSports: readonly { key: string; name: string }[]) {
  await expect(page.getByRole('heading', { level: 1, name: 'Esports' })).toBeVisible();
  for (const { key, name } of baseSports) {
    await expect(
      page.getByRole('main').locator(`a[href="/sports/${key}"]`).filter({ hasText: name }).first(),
    ).toBeVisible();
  }
  const keys = baseSports.map(({ key }) => key);
  expect((await sportsOf(rowsOf(page))).filter((key) => !keys.includes(key ?? ''))).toEqual([]);
  await expect(page.locator('main button[data-price]:not([aria-disabled])').first()).toContainText(
    /\d\.\d\d/,
  );
}

const cyberSports = async (page: Page) =>
  (await allSports(page.request)).filter(({ type }) => type === 'cyber');

test('the page of cyber sports holds them all and nothing else', async ({ page }) => {
  const cyber = await cyberSports(page);
  expect(cyber.length).toBeGreaterThan(1);
  await open(page, '/sports/cybersport');
  await expectCyberPage(page, cyber);
  const [first] = cyber;
  await page.getByRole('main').locator(`a[href="/sports/${first?.key}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/sports/${first?.key}$`));
});

test('the live page is narrowed to a sport and ordered by time', async ({ page }) => {
  await open(page, '/sports/live');
  await narrowAndOrder(page);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of cyber sports and the choices of the live page are the same', async ({ page }) => {
    await page.goto('/sports/cybersport');
    await expectCyberPage(page, await cyberSports(page));
    await page.goto('/sports/live');
    await narrowAndOrder(page);
  });
});

test('a folded league stays folded until it is opened again', { tag: '@phone-in-soak' }, async ({ page }) => {
  await open(page, '/sports/live?sport=football');
  const before = await rowsOf(page).count();
  const fold = page
    .getByRole('main')
    .getByRole('button', { name: /^Hide .+ matches$/ })
    .first();
  const name = ((await fold.getAttribute('aria-label')) ?? '').replace(/^Hide | matches$/g, '');
  await fold.click();
  const unfold = page.getByRole('button', { name: `Show ${name} matches`, exact: true }).first();
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(before);
  await page.reload();
  await expect(unfold).toBeVisible();
  await unfold.click();
  await expect(page.getByRole('button', { name: `Hide ${name} matches`, exact: true }).first()).toBeVisible();
});

/** A clock that has not moved for so long stands. */
const RUNNING_MS = 15_000;
/** Longer than the break between two quarters. */
const BREAK_MS = 3 * 60_000;

/** Seconds left in the period by row of a list, for rows with a running clock: `Q3 04:21`. */
async function secondsLeft(page: Page): Promise<Map<string, number>> {
  const texts = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('a')?.getAttribute('href') ?? '', row.textContent ?? ''] as const),
  );
  return new Map(
    texts.flatMap(([href, text]) => {
      const time = /([QP]\d) (\d\d):(\d\d)/.exec(text);
      return time ? [[`${href} ${time[1]}`, Number(time[2]) * 60 + Number(time[3])] as const] : [];
    }),
  );
}

liveTest(
  'where clocks count down, what is left of the period grows less',
  {
    tag: '@browser',
  },
  async ({ page, house }) => {
    test.setTimeout(120_000);
    await open(page, '/sports/live');
    // A period that begins meanwhile counts from where it was first seen.
    const seen = new Map<string, number>();
    const most = async () => {
      const now = [...(await secondsLeft(page))];
      for (const [key, left] of now) if (!seen.has(key)) seen.set(key, left);
      return Math.max(0, ...now.map(([key, left]) => (seen.get(key) ?? left) - left));
    };
    // Play stops for fouls, time-outs and breaks, and at some hours no such game is on: then the world goes on.
    await expect(async () => {
      seen.clear();
      await expect
        .poll(most, { timeout: RUNNING_MS })
        .toBeGreaterThan(1)
        .catch(async (rests: unknown) => {
          await house.jumpBy(BREAK_MS);
          await house.caughtUp();
          throw rests;
        });
    }).toPass({ timeout: 6 * RUNNING_MS });
  },
);

test('while a provider rests its prices cannot be taken, those of the others can', async ({
  page,
  house,
}) => {
  const resting = await liveMatch(page.request, 'counter_strike');
  const other = await ownMatch(page.request);
  await open(page, resting.path);
  const markets = page
    .locator('section')
    .filter({ has: page.locator('[data-card]') })
    .last();
  const free = markets.locator('button[data-price]:not([aria-disabled]):visible').first();
  await expect(free).toBeVisible();
  await house.providerStatus('oddin', 'INACTIVE');
  try {
    await expect(markets).toHaveAttribute('data-stale', 'true');
    await free.click();
    await expect(free).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(markets).toHaveAttribute('data-stale', 'true');
    await open(page, other.path);
    await price(page, `${other.id}/1//1`).click();
    await expect(price(page, `${other.id}/1//1`)).toHaveAttribute('aria-pressed', 'true');
    await open(page, resting.path);
  } finally {
    await house.providerStatus('oddin', 'ACTIVE');
  }
  await expect(markets).not.toHaveAttribute('data-stale', 'true');
  await pressFor(free, markets.locator('button[aria-pressed="true"]').first());
});

test('a selection whose provider stops says so in the slip', async ({ page, house }) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await price(page, `${match.id}/1//1`).click();
  await house.providerStatus('betradar', 'INACTIVE');
  try {
    const slip = await openSlip(page);
    await expect(slip.getByText("This event isn't available right now.", { exact: true })).toBeVisible();
    await expect(slip.getByRole('button', { name: /^Place bet|^Sign in to place/ })).toHaveCount(0);
    await closeSlip(page);
  } finally {
    await house.providerStatus('betradar', 'ACTIVE');
  }
  await expect(
    (await openSlip(page)).getByText("This event isn't available right now.", { exact: true }),
  ).toHaveCount(0);
});
