import type { Page } from '@playwright/test';
import { expectKept, FULL_BALANCE, inDoubt, PLACES, placed, press, ready } from './support/faulted-slip.ts';
import { balanceOf, openBetsOf, signUpQuietly } from './support/players.ts';
import { everyRoute } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const PLACEMENT = 'POST /book/bets';
const CONNECTED_MS = 30_000;
/** A page waits eight seconds on the server for all that it asks; slow machines take some more. */
const DOCUMENT_MS = 25_000;

/** Calls that pages cannot do without; those that are met are more, and depend on what is on. */
const CALLS = [
  'GET /book/bets',
  'GET /book/categories/:id',
  'GET /book/favourites/:type',
  'GET /book/layouts/:page',
  'GET /book/matches',
  'GET /book/matches/:id',
  'GET /book/matches/:id/markets',
  'GET /book/notifications/counters',
  'GET /book/promotions',
  'GET /book/settings',
  'GET /book/texts/:name',
  'GET /book/tournaments',
  'GET /book/tournaments/:id',
  'GET /platform/player',
  'POST /book/:provider/launch',
  'POST /book/counters',
  'POST /book/websocket/authorize',
  'POST /book/websocket/token',
];

/** What every call of a page meets. */
const EVERYWHERE = ['call-fails', 'call-refused-busy', 'call-times-out', 'call-cut'];

/** A list that nobody has seen before: of others the web app shows what it has kept. A list does not read the group. */
const unseen = (name: string) => `/sports/football?group=${name}`;

/** What asks again for a part of a page, or for all of it. */
const AGAIN = /^(Load|Try) again$/;

const transport = (page: Page, state: string) => page.locator(`html[data-transport="${state}"]`);
const connected = (page: Page) => transport(page, 'up').waitFor({ timeout: CONNECTED_MS });

/** What each call of each page meets by itself. */
const ONE_BY_ONE = [
  { name: 'call-fails', title: 'may fail' },
  { name: 'call-times-out', title: 'may never be answered' },
];

/** Longer than pages share a reading on the server: after it, the next one asks. */
const SHARED_MS = 5_500;
/** In which a page that stands makes the calls of its own, on a machine that is not busy. */
const CALLING_MS = 2_000;
const LOOK_MS = 200;

/** The same page at an address that no cache has: nothing but a list of bets reads this parameter, and it knows no such value. */
function createUncached() {
  let asked = 0;
  return (path: string) => `${path}${path.includes('?') ? '&' : '?'}result=${++asked}`;
}

for (const { name, title } of ONE_BY_ONE) {
  test(`each call of each page ${title}: the page stands, and nothing in it breaks`, async ({
    page,
    house,
    stack,
  }) => {
    test.setTimeout(600_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await signUpQuietly(page);
    const uncached = createUncached();
    const heading = page.locator('h1');
    const failed = page.getByRole('main').getByText("This part didn't load");
    const expectStanding = async (whole: readonly string[]) => {
      const isTitled = (await heading.allTextContents()).join() === whole.join();
      // A list that is not there has its title from the page, which ends in the brand.
      const title = (await page.title()).replace(/ · [^·]*$/, '');
      if (!isTitled && (await failed.count()) > 0) await expect(heading).toHaveText([title]);
      else await expect(heading).toHaveText(whole);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('link', { name: 'Live', exact: false }).first()).toBeVisible();
    };
    /** Opens a page of which a call is in trouble; answers whether that call was made at all. */
    const meets = async (route: string, path: string, whole: readonly string[], callingMs: number) => {
      let isMet = false;
      await house.callsDuring(async (soFar) => {
        const from = Date.now();
        const answer = await page.goto(uncached(path));
        expect(answer?.status()).toBe(200);
        expect(Date.now() - from).toBeLessThan(DOCUMENT_MS);
        await expectStanding(whole);
        const until = Date.now() + callingMs;
        while (!isMet && Date.now() < until) {
          // What a page asks for after it stands shows nowhere but in the house.
          await page.waitForTimeout(LOOK_MS);
          isMet = (await soFar()).includes(route);
        }
      });
      await expectStanding(whole);
      return isMet;
    };
    const met = new Set<string>();
    const routes = await everyRoute(page.request, { house, stack });
    // The offline page asks for nothing; what is counted beside it is the page before.
    for (const { place } of routes.filter(({ place, status }) => status === 200 && place !== '/offline')) {
      const path = `/sports${place}`;
      const calls = await house.callsDuring(async () => {
        await page.goto(uncached(path));
        await connected(page);
      });
      const whole = await heading.allTextContents();
      for (const route of calls.filter((call) => !met.has(call))) {
        await test.step(`${route} on ${path}`, async () => {
          await house.scenario(name, { route, once: false });
          const from = Date.now();
          let isMet = await meets(route, path, whole, CALLING_MS);
          if (!isMet) {
            // The server may still have shared what an earlier page read. A late call of that page waits for its own.
            await page.waitForTimeout(Math.max(0, from + SHARED_MS - Date.now()));
            isMet = await meets(route, path, whole, 4 * CALLING_MS);
          }
          if (isMet) met.add(route);
          await house.scenario(name, 'off');
        });
      }
    }
    expect(errors).toEqual([]);
    expect([...met]).toEqual(expect.arrayContaining(CALLS));
  });
}

for (const name of EVERYWHERE) {
  test(`${name}, at every call: the page says so in its time, and is whole again after it`, async ({
    page,
    house,
  }) => {
    await page.goto('/sports');
    await house.scenario(name, { once: false });
    const from = Date.now();
    await page.goto(unseen(name));
    expect(Date.now() - from).toBeLessThan(DOCUMENT_MS);
    const again = page
      .getByRole('button', { name: AGAIN })
      .or(page.getByRole('link', { name: AGAIN }))
      .first();
    await expect(again).toBeVisible({ timeout: DOCUMENT_MS });
    await house.scenario(name, 'off');
    await expect(async () => {
      // Each part of a page is asked for by itself.
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
}

test('database-gone: a list of bets says that it could not be read, and is read again', async ({
  page,
  house,
}) => {
  const { slip } = await ready(page, house);
  await press(slip, placed(slip));
  await house.scenario('database-gone', { route: 'GET /book/bets', once: false });
  await page.goto('/sports/bets-history');
  const again = page.getByRole('main').getByRole('button', { name: /again/i }).first();
  await expect(again).toBeVisible({ timeout: 30_000 });
  await house.scenario('database-gone', 'off');
  await again.click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('call-slow: a page that waits for its answers comes whole', async ({ page, house }) => {
  await house.scenario('call-slow', { route: 'GET /book/matches', once: false, seconds: 2 });
  await page.goto('/sports/tennis');
  await house.scenario('call-slow', 'off');
  await expect(page.getByRole('main').getByText("This part didn't load")).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const name of ['database-gone', 'disk-full']) {
  test(`${name} as a bet arrives: nothing is taken, nothing is lost`, async ({ page, house }) => {
    const all = await ready(page, house);
    await house.scenario(name, { player: all.email, route: PLACEMENT });
    await press(all.slip, inDoubt(all.slip));
    await expect(page.getByText("Your bet didn't reach us")).toBeVisible({ timeout: 30_000 });
    await expectKept(page, all);
    await press(all.slip, placed(all.slip));
    expect(await openBetsOf(page)).toBe(1);
    expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
  });
}

test('match-void: the stake comes back, and the player reads why', async ({ page, house }) => {
  const all = await ready(page, house);
  await house.scenario('match-void', { player: all.email });
  await press(all.slip, placed(all.slip));
  await expect.poll(() => balanceOf(page)).toBe(FULL_BALANCE);
  await page.goto('/sports/bets-history?status=settled');
  const bet = page.getByRole('main').getByRole('article').filter({ hasText: all.match.home });
  await expect(bet).toContainText(/void|returned/i);
});

/** Long enough to open the page of bets and to read it. */
const WRONG_S = 25;

test('settled-wrong: a bet that was lost by mistake is won by the correction', async ({ page, house }) => {
  test.setTimeout(2 * 60_000);
  const all = await ready(page, house);
  await house.scenario('settled-wrong', { player: all.email, seconds: WRONG_S });
  await press(all.slip, placed(all.slip));
  await page.goto('/sports/bets-history?status=settled');
  const bet = page.getByRole('main').getByRole('article').filter({ hasText: all.match.home });
  await expect(bet).toContainText('Lost');
  expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
  // At 2.00; the page hears of it by itself.
  await expect.poll(() => balanceOf(page), { timeout: 2_000 * WRONG_S }).toBe(FULL_BALANCE + 1_000);
  await expect(bet).toContainText('Won', { timeout: 20_000 });
});

test('feed-dead: nothing is sold at prices that nobody looks after, until it speaks again', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000);
  const all = await ready(page, house);
  await house.scenario('feed-dead');
  try {
    await expect(all.slip.getByText('All betting is paused right now.')).toBeVisible({ timeout: 40_000 });
    await expect(all.slip.getByRole('button', { name: PLACES })).toHaveCount(0);
  } finally {
    await house.scenario('feed-dead', 'off');
  }
  await expectKept(page, all);
  await press(all.slip, placed(all.slip));
});

/** How far the clock of the page is ahead of this machine's, in seconds. */
async function aheadOf(page: Page): Promise<number> {
  const told = await page.getByRole('banner').locator('time').first().getAttribute('datetime');
  return Math.round((Date.parse(told ?? '') - Date.now()) / 1_000);
}
const AHEAD_S = 7 * 60;
/** The clock of the page goes by seconds, and an answer takes its time. */
const CLOSE_S = 30;

test('clock-ahead: the page goes by the clock of the house', async ({ page, house }) => {
  await house.scenario('clock-ahead', { once: false });
  await page.goto('/sports/live');
  await connected(page);
  await expect.poll(() => aheadOf(page), { timeout: CONNECTED_MS }).toBeGreaterThan(AHEAD_S - CLOSE_S);
  await house.scenario('clock-ahead', 'off');
});

for (const [which, offS] of [
  ['ahead', AHEAD_S],
  ['behind', -AHEAD_S],
] as const) {
  test(`on a device whose clock is ${which} the page goes by the clock of the house, and prices can be bet on`, async ({
    page,
    house,
  }) => {
    await page.addInitScript((offMs) => {
      const { now } = Date;
      Date.now = () => now() + offMs;
    }, offS * 1_000);
    const { slip } = await ready(page, house);
    await expect
      .poll(async () => Math.abs(await aheadOf(page)), { timeout: CONNECTED_MS })
      .toBeLessThan(CLOSE_S);
    await press(slip, placed(slip));
    await page.goto('/sports/live');
    await connected(page);
    await expect
      .poll(async () => Math.abs(await aheadOf(page)), { timeout: CONNECTED_MS })
      .toBeLessThan(CLOSE_S);
  });
}
