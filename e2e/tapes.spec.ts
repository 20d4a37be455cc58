import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ownLiveMatch, ownMatch } from './support/book.ts';
import { houseAt } from './support/house.ts';
import { signUpQuietly } from './support/players.ts';
import { open, price } from './support/screen.ts';
import { startStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const FAULTS = { speed: 20, seed: 11, drop: 0.5, repeat: 0.25, reorder: 0.25, delay: 0.25, delay_ms: 2_000 };
/** Even: the last one opens the market. */
const MOVES = 12;
const HEALED_MS = 30_000;
/** Ten times as slow as it was recorded: the page is there before the tape is over. */
const SLOWLY = '0.1';
const BEYOND_MS = 60 * 60_000;

const scoreOf = (page: Page) => page.getByRole('region', { name: 'Score' }).locator('b').first();
const pricesOf = (page: Page, { id }: { id: string }, market = '') =>
  page.locator(`main button[data-price^="${id}/${market}"]:visible`);

test('a tape that is played fast and badly leaves the page with the price of the house', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const market = `${match.id}/1/`;
  const own = price(page, `${market}/1`);
  await house.movePrice(match.id, market, '1', 20_000);
  await expect(own).toContainText('2.00');
  const oddsOf = (move: number) => 20_000 + move * 500;
  await house.taping('hold', { name: 'held', matches: [match] }, async () => {
    for (let move = 1; move <= MOVES; move += 1) {
      const before = await house.taped();
      await house.movePrice(match.id, market, '1', oddsOf(move));
      // Closed or opened: that is published at once, where prices alone would share a message.
      await house.suspend(match.id, move % 2 === 1, market);
      await expect.poll(house.taped).toBeGreaterThan(before);
    }
    // Nobody has heard of it.
    await expect(own).toContainText('2.00');
  });
  expect(await house.playTape('held', FAULTS)).toBeGreaterThan(0);
  await expect(own).toContainText((oddsOf(MOVES) / 10_000).toFixed(2), { timeout: HEALED_MS });
});

test('a tape is the feed of a fresh house: its pages show the goal, the suspension, the price and the result of the first one', async ({
  page,
  house,
  stack,
}) => {
  test.setTimeout(240_000);
  const live = await ownLiveMatch(page.request);
  const moved = await ownMatch(page.request);
  const decided = await ownMatch(page.request);
  const locked = price(page, `${live.id}/1//1`);
  await open(page, live.path);
  await expect(scoreOf(page)).toHaveText(/\d+\D+\d+/);
  const [home = 0, away = 0] = ((await scoreOf(page).textContent()) ?? '').split(/\D+/).map(Number);
  const after = new RegExp(`^${home + 1}\\D+${away}$`);
  await house
    .taping('record', { name: 'goal', matches: [live, moved, decided] }, async () => {
      await house.movePrice(moved.id, `${moved.id}/1/`, '1', 23_700);
      await house.settle(decided.id, `${decided.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
      await house.suspend(live.id, true, `${live.id}/1/`);
      await house.score(live.id, 'home');
      // The last word: what was said before it stands on the tape.
      await expect(scoreOf(page)).toHaveText(after);
      await expect(locked).toHaveAttribute('aria-disabled', 'true');
    })
    .finally(() => house.suspend(live.id, false, `${live.id}/1/`));

  const fresh = await startStack({
    replay: join(stack.dataDir, 'tapes', 'goal.jsonl'),
    isLive: true,
    houseSettings: { HOUSE_SPEED: SLOWLY },
  });
  try {
    await open(page, fresh.webUrl + live.path);
    await houseAt(fresh.houseUrl).jumpBy(BEYOND_MS);
    await expect(scoreOf(page)).toHaveText(after);
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await open(page, fresh.webUrl + moved.path);
    await expect(price(page, `${moved.id}/1//1`)).toContainText('2.37');
    await open(page, fresh.webUrl + decided.path);
    await expect(pricesOf(page, decided).first()).toBeVisible();
    await expect(pricesOf(page, decided, '1/')).toHaveCount(0);
  } finally {
    await fresh.stop();
  }
});
