import { expectAccessibleMain } from '../support/axe.ts';
import { legAt, placeQuietly, signInAsReader, signInSeeded, ticketOf } from '../support/placed-bets.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, openSlip, press } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const SEED_LIMIT_MS = 180_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every state of a bet has its own words, and axe finds nothing', async ({ page, house }) => {
  test.setTimeout(SEED_LIMIT_MS);
  await signInSeeded(page, house);
  await open(page, '/sports/bets-history');
  const bets = page.getByRole('main').getByRole('article');
  for (const words of [
    'Open',
    'Cashing out',
    'Being settled',
    'Waiting for approval',
    'A trader is reviewing your bet',
    'Offer from a trader',
    'is still at stake.',
    'Auto cash-out at',
  ]) {
    await expect(bets.filter({ hasText: words }).first()).toBeVisible();
  }
  await expectAccessibleMain(page);
  await open(page, '/sports/bets-history?status=settled');
  for (const words of [
    'Won',
    'Lost',
    'Void, stake returned',
    'Half won, half returned',
    'Half lost, half returned',
    'Cashed out',
    'Cancelled',
    'Withdrawn',
    'Nothing was taken from your balance for it.',
  ]) {
    await expect(bets.filter({ hasText: words }).first()).toBeVisible();
  }
  await expectAccessibleMain(page);
});

test('the list goes on as its end comes near, keeps the focus and says how many there are', {
  tag: '@browser',
}, async ({ page, house }) => {
  test.setTimeout(SEED_LIMIT_MS);
  await signInSeeded(page, house, 60);
  await open(page, '/sports/bets-history?status=all');
  const bets = page.getByRole('main').getByRole('article');
  await expect(bets.first()).toBeVisible();
  expect(await bets.count()).toBeLessThanOrEqual(60);
  const receipt = bets.first().getByRole('button', { name: /^Receipt/ });
  await receipt.focus();
  const all = page.getByText(/^That's all your bets \(\d+\)\.$/);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(all).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const told = Number((await all.textContent())?.match(/\d+/)?.[0]);
  expect(told).toBeGreaterThanOrEqual(85);
  await expect(bets).toHaveCount(told);
  await expect(receipt).toBeFocused();
});

test('each leg says what was counted, by which rule and when', async ({ page, house }) => {
  await signUpQuietly(page);
  const legs = [
    await legAt(page, house, 15_000),
    await legAt(page, house, 20_000),
    await legAt(page, house, 30_000),
  ];
  const bet = await placeQuietly(page, legs, 600, '2/3');
  await open(page, '/sports/bets-history');
  const ticket = ticketOf(page, bet);
  await expect(ticket.getByRole('heading', { name: 'System 2 of 3' })).toBeVisible();
  await expect(ticket.getByText('Stake, 3 × €2', { exact: true })).toBeVisible();
  const [won, lost, gone] = legs.map(({ match }) => match);
  await house.settle(won?.id ?? '', `${won?.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  await house.settle(lost?.id ?? '', `${lost?.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  await expect(ticket.getByText('2 of 3 decided', { exact: true })).toBeVisible();
  // One line of three is left: 2.00 × 1.50 × 3.00.
  await expect(ticket.getByText('Still possible', { exact: true })).toBeVisible();
  await expect(ticket.getByText('€9.00', { exact: true })).toBeVisible();
  await house.settle(gone?.id ?? '', `${gone?.id}/1/`, { '1': 'void', '2': 'void', '3': 'void' });
  await page.goto('/sports/bets-history?status=settled');
  for (const reason of ['Why it won', 'Why it lost', 'Why it was void']) {
    const leg = ticketOf(page, bet).getByRole('listitem').filter({ hasText: reason });
    await leg.getByText(new RegExp(reason)).click();
    await expect(leg.getByText('Counted', { exact: true })).toBeVisible();
    await expect(leg.getByRole('definition').filter({ hasText: /\w{3,}/ })).not.toHaveCount(0);
    await expect(leg.getByText(/\d{1,2} \w+ 20\d\d, \d\d:\d\d/)).toBeVisible();
  }
  const isVoid = ticketOf(page, bet).getByRole('listitem').filter({ hasText: 'void' });
  await expect(isVoid).toContainText('1.00');
});

test('statistics that come late have their place, and do not move the bets below them', {
  tag: '@browser',
}, async ({ page, house }) => {
  test.setTimeout(SEED_LIMIT_MS);
  await signInAsReader(page, house);
  const { promise: isListSeen, resolve: listSeen } = Promise.withResolvers<void>();
  await page.route('**/bets/statistics*', async (route) => {
    await isListSeen;
    await route.continue();
  });
  await open(page, '/sports/bets-history?status=settled');
  const bet = page.getByRole('main').getByRole('article').first();
  await expect(bet).toBeVisible();
  const before = await bet.boundingBox();
  const figures = page.locator('dl[aria-busy]').first();
  await expect(figures).toHaveAttribute('aria-busy', 'true');
  listSeen();
  await expect(figures).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('img', { name: /staked/i })).toBeVisible();
  expect((await bet.boundingBox())?.y).toBe(before?.y);
});

test('a bet is found by its reference, however it is written', async ({ page, house }) => {
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 21_000)], 500);
  const other = await placeQuietly(page, [await legAt(page, house, 22_000)], 500);
  await open(page, '/sports/bets-history?status=settled');
  const field = page.getByRole('searchbox', { name: 'Find by reference' });
  await field.fill(bet.ref.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(page.getByText('1 bet found', { exact: true })).toBeVisible();
  await expect(ticketOf(page, bet)).toBeVisible();
  await expect(ticketOf(page, other)).toHaveCount(0);
  await field.fill('T-0000-0000-0000');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('No bet found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all bets again' }).click();
  await expect(page.getByText('No settled bets yet', { exact: true })).toBeVisible();
});

test('the sums of a period are shown with a chart and its table', { tag: '@browser' }, async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  for (const odds of [20_000, 30_000]) {
    const leg = await legAt(page, house, odds);
    await placeQuietly(page, [leg], 1_000);
    const isWon = odds === 20_000;
    await house.settle(leg.match.id, `${leg.match.id}/1/`, {
      '1': isWon ? 'won' : 'lost',
      '2': isWon ? 'lost' : 'won',
      '3': 'lost',
    });
  }
  await expect.poll(() => balanceOf(page)).toBe(100_000);
  await open(page, '/sports/bets-history?status=settled');
  const head = page.getByRole('region', { name: 'Settled bets' }).first();
  for (const [name, amount] of [
    ['Staked', '€20.00'],
    ['Won', '€20.00'],
    ['Difference', '€0.00'],
    ['Bets', '2'],
  ] as const) {
    await expect(head.getByRole('term').filter({ hasText: name }).locator('+ dd')).toHaveText(amount);
  }
  await expect(head.getByRole('img', { name: /^Staked, won and difference by day/ })).toBeVisible();
  await head.getByRole('button', { name: 'Table' }).click();
  await expect(head.getByRole('row')).toHaveCount(2);
  await expect(head.getByRole('row').nth(1)).toContainText('€20.00');
  await head.getByRole('button', { name: '7 days' }).click();
  await expect(head.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleMain(page);
});

test('bets that were never at risk can be left out', async ({ page, house }) => {
  test.setTimeout(SEED_LIMIT_MS);
  await signInAsReader(page, house);
  await open(page, '/sports/bets-history?status=settled');
  const bets = page.getByRole('main').getByRole('article');
  const notPlaced = bets.filter({ hasText: /Rejected|Cancelled|Withdrawn/ });
  await expect(notPlaced.first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide rejected and cancelled' }).click();
  await expect(notPlaced).toHaveCount(0);
  await expect(bets.filter({ hasText: 'Won' }).first()).toBeVisible();
});

test('what is still open of a bet goes on the slip again, without its stake', async ({ page, house }) => {
  await signUpQuietly(page);
  const gone = await legAt(page, house, 15_000);
  const stays = await legAt(page, house, 20_000);
  const bet = await placeQuietly(page, [gone, stays], 700);
  await house.settle(gone.match.id, `${gone.match.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  await house.movePrice(stays.match.id, `${stays.match.id}/1/`, '1', 25_000);
  await open(page, '/sports/bets-history');
  await ticketOf(page, bet)
    .getByRole('button', { name: /^Receipt/ })
    .click();
  await ticketOf(page, bet).getByRole('button', { name: 'Bet again' }).click();
  await expect(page.getByText('1 selection is on your slip', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`No longer available: ${gone.match.home}`))).toBeVisible();
  const slip = await openSlip(page);
  await expect(slip.getByText('2.50', { exact: true }).first()).toBeVisible();
  await expect(slip.getByRole('textbox', { name: /^Stake/ })).toHaveValue('');
});

test('a receipt copies its reference, and prints on a sheet of its own', { tag: '@browser' }, async ({
  page,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 20_000)], 500);
  await open(page, '/sports/bets-history');
  const ticket = ticketOf(page, bet);
  await ticket.getByRole('button', { name: /^Receipt/ }).click();
  await ticket.getByRole('button', { name: 'Copy reference' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(bet.ref);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await ticket.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked-to-print', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /Touchline · Single/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
});

test('a trader takes a part of a large bet, and the player says yes', async ({ page, house }) => {
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 20_000)], 100_000);
  await open(page, '/sports/bets-history');
  const ticket = ticketOf(page, bet);
  await expect(ticket.getByText('Waiting for approval', { exact: true })).toBeVisible();
  await house.decideVip(bet.id, 'offer', 40_000);
  const told = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await expect(told).toContainText('Offer from a traderReply in My bets.');
  const offer = ticket.getByRole('region', { name: 'Offer from a trader' });
  await expect(offer).toContainText('We can accept €400.00 of your €1,000.00.');
  await expectAccessibleMain(page);
  await press(offer.getByRole('button', { name: 'Accept €400.00' }));
  await expect(told).toContainText('Offer accepted. Your bet is placed.');
  await expect(ticket.getByText('Open', { exact: true })).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(60_000);
});

test('a large bet that a trader refuses leaves the list, with a notice', async ({ page, house }) => {
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 20_000)], 100_000);
  await open(page, '/sports/bets-history');
  await expect(ticketOf(page, bet)).toBeVisible();
  await house.decideVip(bet.id, 'refuse');
  await expect(
    page.getByText(new RegExp(`Bet ${bet.ref} wasn't placed. €1,000.00 is back in your balance.`)),
  ).toBeVisible();
  await expect(ticketOf(page, bet)).toHaveCount(0);
  await open(page, '/sports/bets-history?status=all');
  await expect(page.getByText('No bets yet', { exact: true })).toBeVisible();
  await expect(ticketOf(page, bet)).toHaveCount(0);
  expect(await balanceOf(page)).toBe(100_000);
});

test('the lines of a placed system are read with the results so far', async ({ page, house }) => {
  await signUpQuietly(page);
  const legs = [
    await legAt(page, house, 15_000),
    await legAt(page, house, 20_000),
    await legAt(page, house, 30_000),
  ];
  const bet = await placeQuietly(page, legs, 600, '2/3');
  await open(page, '/sports/bets-history');
  const ticket = ticketOf(page, bet);
  await ticket.getByRole('button', { name: /^Receipt/ }).click();
  const button = ticket.getByRole('button', { name: 'All lines' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'All lines' });
  await expect(dialog).toContainText('€27.00');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
