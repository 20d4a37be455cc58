import { ownMatch } from './support/book.ts';
import { signUpQuietly } from './support/players.ts';
import { isPhone, open, price } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const FAULTS = { speed: 20, seed: 11, drop: 0.5, repeat: 0.25, reorder: 0.25, delay: 0.25, delay_ms: 2_000 };
/** Even: the last one opens the market. */
const MOVES = 12;
const HEALED_MS = 30_000;

test('a tape that is played fast and badly leaves the page with the price of the house', async ({
  page,
  house,
}) => {
  test.skip(isPhone(page), 'What arrives is the same on a phone.');
  test.setTimeout(120_000);
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const market = `${match.id}/1/`;
  const own = price(page, `${market}/1`);
  await house.movePrice(match.id, market, '1', 20_000);
  await expect(own).toContainText('2.00');
  const oddsOf = (move: number) => 20_000 + move * 500;
  await house.holdingTape('held', async () => {
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
