import { ownMatch } from './support/book.ts';
import { signUpQuietly } from './support/players.ts';
import { isPhone, open, price } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const FAULTS = { speed: 20, seed: 11, drop: 0.5, repeat: 0.25, reorder: 0.25, delay: 0.25, delay_ms: 2_000 };
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
  const own = price(page, `${match.id}/1//1`);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  await expect(own).toContainText('2.00');
  const oddsOf = (move: number) => 20_000 + move * 500;
  await house.holdingTape('held', async () => {
    for (let move = 1; move <= MOVES; move += 1) {
      await house.movePrice(match.id, `${match.id}/1/`, '1', oddsOf(move));
      const written = async () => {
        const answer = await page.request.get(`/sports/api/book/matches/${match.id}/markets`);
        return (await answer.text()).includes(String(oddsOf(move)));
      };
      await expect.poll(written).toBe(true);
    }
    // Nobody has heard of it.
    await expect(own).toContainText('2.00');
  });
  expect(await house.playTape('held', FAULTS)).toBeGreaterThan(0);
  await expect(own).toContainText((oddsOf(MOVES) / 10_000).toFixed(2), { timeout: HEALED_MS });
});
