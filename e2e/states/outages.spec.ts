import type { Page } from '@playwright/test';
import { IS_SOAK } from '../../apps/house/test/support/soak.ts';
import {
  expectKept,
  FULL_BALANCE,
  inDoubt,
  PLACES,
  placed,
  placeStake,
  ready,
} from '../support/faulted-slip.ts';
import { askAnew } from '../support/fresh.ts';
import { balanceOf, openBetsOf, signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const PLACEMENT = 'POST /book/bets';
const CONNECTED_MS = 30_000;
/** A page waits eight seconds on the server for all that it asks; slow machines take some more. */
const DOCUMENT_MS = 25_000;

/** Calls that the browser makes by itself, and a page on which it makes each; those of the server: served/each-call.test.ts. */
const CALLS = [
  ['GET /platform/player', '/sports'],
  ['GET /book/favourites/:type', '/sports'],
  ['GET /book/notifications/counters', '/sports'],
  ['POST /book/counters', '/sports'],
  ['POST /book/websocket/token', '/sports'],
  ['POST /book/websocket/authorize', '/sports'],
  ['GET /book/bets', '/sports/bets-history'],
  ['POST /book/:provider/launch', '/sports/racing'],
  ['GET /platform/player/comp_points', '/sports/account'],
  ['GET /platform/player/status_groups', '/sports/account'],
  ['GET /platform/player/sessions', '/sports/account'],
] as const;

/** What every call of a page meets; in `npm test` an answer and none. */
const EVERYWHERE = [
  ['call-fails', '@browser'],
  ['call-refused-busy', '@soak'],
  ['call-times-out', '@soak'],
  ['call-cut', '@browser'],
] as const;

/** A list that nobody has seen before: of others the web app shows what it has kept. A list does not read the group. */
const unseen = (name: string) => `/sports/football?group=${name}`;

/** What asks again for a part of a page, or for all of it. */
const AGAIN = /^(Load|Try) again$/;

const transport = (page: Page, state: string) => page.locator(`html[data-transport="${state}"]`);
const connected = (page: Page) => transport(page, 'up').waitFor({ timeout: CONNECTED_MS });

for (const name of ['call-fails', 'call-times-out'])
  test(`${name}, at each call that the browser makes: the page stands, and nothing in it breaks`, {
    tag: name === 'call-times-out' ? '@soak' : [],
  }, async ({ page, house }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await signUpQuietly(page);
    await house.followCalls();
    const heading = page.locator('h1');
    const headings = new Map<string, readonly string[]>();
    for (const path of new Set(CALLS.map(([, path]) => path))) {
      await open(page, path);
      headings.set(path, await heading.allTextContents());
    }
    for (const [route, path] of CALLS)
      await test.step(`${route} on ${path}`, async () => {
        const run = await askAnew(page);
        await house.scenario(name, { route, run, once: false });
        await page.goto(path);
        await expect.poll(() => house.calls(run), { timeout: CONNECTED_MS }).toContain(route);
        await expect(heading).toHaveText([...(headings.get(path) ?? [])]);
        await expect(page.getByRole('main')).not.toBeEmpty();
        await expect(page.getByRole('link', { name: 'Live', exact: false }).first()).toBeVisible();
      });
    expect(errors).toEqual([]);
  });

for (const [name, tag] of EVERYWHERE) {
  test(`${name}, at every call: the page says so in its time, and is whole again after it`, {
    tag,
  }, async ({ page, house }) => {
    await page.goto('/sports');
    await house.scenario(name, { once: false });
    const from = Date.now();
    await page.goto(unseen(name));
    expect(Date.now() - from).toBeLessThan(DOCUMENT_MS);
    const again = page.getByRole('button', { name: AGAIN }).or(page.getByRole('link', { name: AGAIN }));
    await expect(again.first()).toBeVisible({ timeout: DOCUMENT_MS });
    await house.scenario(name, 'off');
    // Each part of a page is asked for by itself.
    for (let parts = await again.count(); parts > 0; parts -= 1) await again.first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('database-gone: a list of bets says that it could not be read, and is read again', async ({
  page,
  house,
}) => {
  const { slip } = await ready(page, house);
  await placeStake(slip, placed(slip));
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
  await expect(page.getByRole('main').getByText("This part didn't load", { exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const name of ['database-gone', 'disk-full']) {
  test(`${name} as a bet arrives: nothing is taken, nothing is lost`, async ({ page, house }) => {
    const all = await ready(page, house);
    await house.scenario(name, { player: all.email, route: PLACEMENT });
    await placeStake(all.slip, inDoubt(all.slip));
    await expect(page.getByText("Your bet didn't reach us", { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expectKept(page, all);
    await placeStake(all.slip, placed(all.slip));
    expect(await openBetsOf(page)).toBe(1);
    expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
  });
}

test('match-void: the stake comes back, and the player reads why', async ({ page, house }) => {
  const all = await ready(page, house);
  await house.scenario('match-void', { player: all.email });
  await placeStake(all.slip, placed(all.slip));
  await expect.poll(() => balanceOf(page)).toBe(FULL_BALANCE);
  await page.goto('/sports/bets-history?status=settled');
  const bet = page.getByRole('main').getByRole('article').filter({ hasText: all.match.home });
  await expect(bet).toContainText(/void|returned/i);
});

/** Long enough to open the page of bets and to read it, in a browser or in a document. */
const WRONG_S = IS_SOAK ? 25 : 15;

test('settled-wrong: a bet that was lost by mistake is won by the correction', async ({ page, house }) => {
  test.setTimeout(2 * 60_000);
  const all = await ready(page, house);
  await house.scenario('settled-wrong', { player: all.email, seconds: WRONG_S });
  await placeStake(all.slip, placed(all.slip));
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
    await expect(all.slip.getByText('All betting is paused right now.', { exact: true })).toBeVisible({
      timeout: 40_000,
    });
    await expect(all.slip.getByRole('button', { name: PLACES })).toHaveCount(0);
  } finally {
    await house.scenario('feed-dead', 'off');
  }
  await expectKept(page, all);
  await placeStake(all.slip, placed(all.slip));
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
  test(`on a device whose clock is ${which} the page goes by the clock of the house, and prices can be bet on`, {
    tag: '@browser',
  }, async ({ page, house }) => {
    await page.addInitScript((offMs) => {
      const { now } = Date;
      Date.now = () => now() + offMs;
    }, offS * 1_000);
    const { slip } = await ready(page, house);
    await expect
      .poll(async () => Math.abs(await aheadOf(page)), { timeout: CONNECTED_MS })
      .toBeLessThan(CLOSE_S);
    await placeStake(slip, placed(slip));
    await page.goto('/sports/live');
    await connected(page);
    await expect
      .poll(async () => Math.abs(await aheadOf(page)), { timeout: CONNECTED_MS })
      .toBeLessThan(CLOSE_S);
  });
}
