import { ownMatch } from './support/book.ts';
import { placed, placeStake, ready } from './support/faulted-slip.ts';
import { signUpQuietly } from './support/players.ts';
import { openSlip, price } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** A close after which clients stay away. */
const TERMINAL = 4500;
/** The page asks every five seconds; slow machines take some more. */
const ROUND_MS = 20_000;

test('where the connection is refused for good, prices are read every few seconds and can be bet on', async ({
  page,
  house,
}) => {
  await page.routeWebSocket(/\/sports\/rt$/, (socket) => socket.close({ code: TERMINAL, reason: 'no more' }));
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await page.goto(match.path);
  const strip = page.getByRole('status').filter({ hasText: 'Slower updates.' });
  await expect(strip).toBeVisible({ timeout: ROUND_MS });
  await expect(strip.getByRole('button', { name: 'Reload' })).toBeVisible();
  const home = price(page, `${match.id}/1//1`);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 31_000);
  await expect(home).toContainText('3.10', { timeout: ROUND_MS });
  await home.click();
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  // On the slip, too, a price that moves is noticed.
  await house.movePrice(match.id, `${match.id}/1/`, '1', 33_000);
  await expect(slip.getByText('3.30', { exact: true }).first()).toBeVisible({ timeout: ROUND_MS });
  await placeStake(slip, placed(slip));
});

test('where no connection comes at all, prices are read every few seconds, and heard again once one comes', async ({
  page,
  house,
}) => {
  const match = await ownMatch(page.request);
  await house.sockets('refuse');
  try {
    await page.goto(match.path);
    const strip = page.getByRole('status').filter({ hasText: 'Slower updates.' });
    await expect(strip).toBeVisible({ timeout: 2 * ROUND_MS });
    await house.movePrice(match.id, `${match.id}/1/`, '1', 34_000);
    await expect(price(page, `${match.id}/1//1`)).toContainText('3.40', { timeout: ROUND_MS });
    await house.sockets('allow');
    await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 2 * ROUND_MS });
    await expect(strip).toHaveCount(0);
  } finally {
    await house.sockets('allow');
  }
});

/** Ends after which a browser connects again, and those after which it stays away and asks every few seconds. */
const PASSING = [
  'sockets-cut',
  'history-lost',
  'sockets-closed-3001',
  'sockets-closed-3004',
  'sockets-closed-3005',
  'sockets-closed-3006',
  'sockets-closed-3008',
  'sockets-closed-3011',
  'sockets-closed-3012',
];
const FINAL = [
  'sockets-closed-1009',
  'sockets-closed-3500',
  'sockets-closed-3501',
  'sockets-closed-3502',
  'sockets-closed-3503',
  'sockets-closed-3504',
  'sockets-closed-4500',
];

test('connections that end are made again, or replaced by asking', { tag: '@soak' }, async ({
  page,
  house,
}) => {
  test.setTimeout(240_000);
  const { email, match } = await ready(page, house);
  const own = price(page, `${match.id}/1//1`);
  const up = page.locator('html[data-transport="up"]');
  let odds = 21_000;
  /** A price that moves is seen, however it comes. */
  const expectPrices = async () => {
    odds += 1_000;
    await house.movePrice(match.id, `${match.id}/1/`, '1', odds);
    await expect(own).toContainText((odds / 10_000).toFixed(2), { timeout: 15_000 });
  };
  for (const name of [...PASSING, ...FINAL]) {
    await test.step(name, async () => {
      await up.waitFor({ timeout: 2 * ROUND_MS });
      await house.scenario(name, { player: email });
      if (PASSING.includes(name)) return expectPrices();
      const strip = page.getByRole('status').filter({ hasText: 'Slower updates.' });
      await expect(strip).toBeVisible({ timeout: ROUND_MS });
      await expectPrices();
      await expectPrices();
      await expect(up).toHaveCount(0);
      await page.reload();
    });
  }
});
