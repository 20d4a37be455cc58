import type { Locator, Page } from '@playwright/test';
import { upcomingMatches } from '../support/book.ts';
import { PLACES } from '../support/faulted-slip.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { choose, open, openSlip, press, pressFor, price, shownBalance } from '../support/screen.ts';
import { expect, test } from '../support/spec-only.ts';
import { testWithStack } from '../support/state-test.ts';

/** What pages are made of and nothing says beforehand that there is none: layout, brand, icons, an operator's words. */
const ASKED_ANYWAY = /\/(?:layouts|brand|icons|messages)(?:\/|$)/;

/** What goes beyond the specification, by the words under which a player would find it. */
const BEYOND =
  /sell automatically|sell when|a part|also if it falls|fair value|find by reference|settled bets|period|why it|yankee|patent|lucky|trixie/i;
/** The ways in: sign-in, sign-up and payments are extensions. */
const WAYS_IN = /^(?:sign in|sign up|create an account|sign in to vote|deposit|withdraw)$/i;
const LOWER_PRICE = 'Also take a price that drops by up to';

const homeWins = (matchId: string) => `${matchId}/1//1`;

async function expectNothingBeyond(where: Locator | Page): Promise<void> {
  for (const role of ['button', 'radio', 'checkbox', 'textbox', 'combobox', 'region', 'group'] as const)
    await expect(where.getByRole(role, { name: BEYOND })).toHaveCount(0);
}

async function placeOn(page: Page, matchPaths: readonly (readonly [id: string, path: string])[]) {
  for (const [id, path] of matchPaths) {
    await open(page, path);
    await choose(page, homeWins(id));
  }
  return openSlip(page);
}

test.describe('a backend that knows the specification alone', () => {
  const paths = [
    ['1001', '/sports/football/northgate-quayside-m1001'],
    ['1002', '/sports/football/millbrook-ferrytown-m1002'],
    ['1003', '/sports/football/ashdown-lockwood-m1003'],
  ] as const;

  test('a team has the logo of its backend, small and in a format of today, and a shield where that is gone', {
    tag: '@browser',
  }, async ({ page }) => {
    const answer = page.waitForResponse(/image\?src=%2Fmedia%2Fnorthgate\.png/);
    await open(page, paths[0][1]);
    expect((await answer).headers()['content-type']).toBe('image/avif');
    const logos = page.getByRole('main').locator('img[data-logo]');
    await expect(logos.first()).not.toHaveAttribute('data-missing');
    const gone = page.getByRole('main').locator('img[data-logo][data-missing] + svg').first();
    await expect(gone).toBeVisible();
    const [there, lost] = [await logos.first().boundingBox(), await gone.boundingBox()];
    expect([lost?.width, lost?.height]).toEqual([there?.width, there?.height]);
  });

  test('home and match are whole without an extension', async ({ page, backend }) => {
    await open(page, '/sports');
    await expect(page.getByRole('main')).toContainText('Northgate');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page
      .getByRole('link', { name: /Northgate/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /Northgate/ })).toBeVisible();
    await expect(price(page, homeWins('1001'))).toContainText('2.00');
    await expectNothingBeyond(page);
    expect(backend.unknownCalls().filter((call) => !ASKED_ANYWAY.test(call))).toEqual([]);
  });

  test('the foot says what there is to say, and the screens of the operator that nothing was published', async ({
    page,
    backend,
  }) => {
    await open(page, '/sports');
    const foot = page.getByRole('main').locator('footer');
    await expect(foot).toContainText('18+');
    await expect(foot.getByRole('link', { name: 'Help with gambling' })).toBeVisible();
    await foot.getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
    await expect(page.getByRole('main')).toContainText('Please check back later.');
    await open(page, '/sports/promotions');
    await expect(page.getByRole('main')).toContainText('No promotions right now');
    const asked = backend.unknownCalls().filter((call) => !ASKED_ANYWAY.test(call));
    expect(asked).toEqual([]);
  });

  test('a match of a status that nobody knows says so in its row and on its page, which has no price to take', async ({
    page,
    backend,
  }) => {
    const [id, path] = ['1005', '/sports/football/brinemouth-old-mill-m1005'];
    const match = backend.matches.find((one) => one.id === id);
    if (match === undefined) throw new Error('The backend has no such match.');
    const { status } = match;
    await open(page, '/sports/football');
    const row = page.getByRole('main').getByRole('article').filter({ hasText: 'Brinemouth' });
    const said = { event: 'match_status_changed', id, st: 9, sg: 0 };
    await backend.publish('public:en', { ...said, ts: Date.now() });
    await expect(row).toContainText('Status unknown');
    Object.assign(match, { status: 9 });
    try {
      await open(page, path);
      await expect(page.getByRole('region', { name: 'Score' })).toContainText('Status unknown');
      await expect(page.getByRole('main').getByRole('heading', { name: 'Match result' })).toBeVisible();
      await expect(page.getByRole('main').locator('button[data-price]')).toHaveCount(0);
    } finally {
      Object.assign(match, { status });
    }
  });

  test('prices stay good without a heartbeat, as long as the connection stands', {
    tag: '@browser',
  }, async ({ page }) => {
    const connecting = page.waitForEvent('websocket');
    await page.clock.install();
    await open(page, paths[0][1]);
    const socket = await connecting;
    // Less than a client waits for a ping: these keep to real time, and one comes after each step.
    const stepMs = 6_000;
    for (let passed = 0; passed < 150_000; passed += stepMs) {
      await page.clock.runFor(stepMs);
      await socket.waitForEvent('framereceived');
      await expect(page.locator('html')).toHaveAttribute('data-transport', 'up');
      await expect(page.locator('[data-stale]')).toHaveCount(0);
    }
    expect(socket.isClosed()).toBe(false);
    await price(page, homeWins('1001')).click();
    await expect(price(page, homeWins('1001'))).toHaveAttribute('aria-pressed', 'true');
  });

  test('the account says who is there and offers nothing that the backend does not have', async ({
    page,
  }) => {
    await open(page, '/sports/account');
    const main = page.getByRole('main');
    await expect(main.getByText('player@operator.example', { exact: true })).toBeVisible();
    await expect(main.getByText('United Kingdom', { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Your currencies' })).toBeVisible();
    const status = main.getByRole('region', { name: 'Points and status' });
    await expect(status.getByText('180 more points to Premier', { exact: true })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'Signed-in devices' })).toHaveCount(0);
  });

  for (const [token, title, done] of [
    ['confirmation_token', 'Confirm your email', 'Your email is confirmed.'],
    ['unlock_token', 'Sign in again', 'You can sign in again.'],
  ] as const)
    test(`the link of a mail with a ${token} shows what came of it`, async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: title });
      await open(page, `/sports?${token}=mailed`);
      await expect(dialog.getByText(done, { exact: true })).toBeVisible();
      await open(page, `/sports?${token}=unknown`);
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(dialog.getByText(done, { exact: true })).toHaveCount(0);
      await expect(dialog.getByRole('button')).toHaveCount(1);
    });

  test('a single is placed, listed and cashed out whole', async ({ page, backend }) => {
    const before = backend.balance();
    const slip = await placeOn(page, paths.slice(0, 1));
    await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
    await pressFor(
      slip.getByRole('button', { name: 'Place bet · €10.00' }),
      slip.getByText('Bet placed', { exact: true }),
    );
    expect(backend.balance()).toBe(before - 1_000);
    await page.goto('/sports/bets-history');
    const ticket = page.getByRole('article').filter({ hasText: 'Northgate' }).first();
    await expect(ticket).toContainText('€10.00');
    await expectNothingBeyond(page);
    await press(ticket.getByRole('button', { name: /^Cash out €9.00/ }));
    await expectNothingBeyond(ticket);
    await pressFor(
      ticket.getByRole('button', { name: 'Cash out €9.00' }),
      ticket.getByText('Cashed out', { exact: true }).first(),
    );
    expect(backend.balance()).toBe(before - 100);
    await expect(shownBalance(page)).toHaveText(`€${((before - 100) / 100).toFixed(2)}`);
  });

  test('a combo and a system of the listed types are placed', async ({ page, backend }) => {
    const before = backend.balance();
    const slip = await placeOn(page, paths);
    await slip
      .getByRole('button', { name: 'Combo' })
      .or(slip.getByRole('radio', { name: 'Combo' }))
      .click();
    await slip.getByRole('textbox', { name: /Stake/ }).fill('6');
    await pressFor(
      slip.getByRole('button', { name: 'Place bet · €6.00' }),
      slip.getByText('Bet placed', { exact: true }),
    );
    await slip.getByRole('button', { name: 'Keep selections' }).click();
    await slip
      .getByRole('button', { name: 'System' })
      .or(slip.getByRole('radio', { name: 'System' }))
      .click();
    await expect(slip.getByRole('group', { name: 'Which system' }).getByRole('radio')).toHaveCount(1);
    await expectNothingBeyond(slip);
    await slip.getByRole('textbox', { name: /Stake/ }).first().fill('9');
    await pressFor(
      slip.getByRole('button', { name: /^Place bet · €9.00/ }),
      slip.getByText('Bet placed', { exact: true }),
    );
    expect(backend.balance()).toBe(before - 1_500);
    await page.goto('/sports/bets-history');
    await expect(page.getByRole('article').filter({ hasText: /System/ })).toHaveCount(1);
    await expect(page.getByRole('article').filter({ hasText: /Treble/ })).toHaveCount(1);
  });

  test('the settings of the slip offer what the specification has', async ({ page }) => {
    await placeOn(page, paths.slice(0, 1));
    await page.getByRole('button', { name: 'Slip settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Slip settings' });
    await dialog
      .getByRole('radio', { name: 'Take higher' })
      .or(dialog.getByRole('button', { name: 'Take higher' }))
      .click();
    await expect(dialog.getByRole('combobox', { name: LOWER_PRICE })).toHaveCount(0);
    await dialog
      .getByRole('radio', { name: 'Ask me' })
      .or(dialog.getByRole('button', { name: 'Ask me' }))
      .click();
  });
});

const houseTest = testWithStack({ houseSettings: { HOUSE_CAPABILITIES: 'none', HOUSE_SPORTS: 'football' } });

houseTest('where nobody can sign in, no place offers it and the slip says so', async ({ page }) => {
  const [match] = await upcomingMatches(page.request);
  if (match === undefined) throw new Error('The book lists no upcoming match.');
  const slip = await placeOn(page, [[match.id, match.path]]);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await expect(slip.getByRole('button', { name: 'Sign in on the main site to bet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to favourites$/ })
    .first()
    .click();
  await expect(
    page.getByRole('status').getByText('Your favourites will appear here', { exact: true }),
  ).toBeVisible();
  for (const path of [
    match.path,
    '/sports/favorites',
    '/sports/bets-history',
    '/sports/account',
    '/sports/racing',
    '/sports/wallet',
    '/sports#sign-in',
    '/sports?modal=deposit',
    '/sports?modal=quick_deposit',
  ]) {
    await open(page, path);
    await expect(page.getByRole('button', { name: WAYS_IN })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

houseTest('the house itself can do without all of it', async ({ page }) => {
  await signUpQuietly(page);
  const [match] = await upcomingMatches(page.request);
  if (match === undefined) throw new Error('The book lists no upcoming match.');
  const slip = await placeOn(page, [[match.id, match.path]]);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await pressFor(slip.getByRole('button', { name: PLACES }), slip.getByText('Bet placed', { exact: true }));
  await page.goto('/sports/bets-history');
  await expectNothingBeyond(page);
  const ticket = page.getByRole('article').filter({ hasText: match.home }).first();
  await press(ticket.getByRole('button', { name: /^Cash out €/ }));
  await expectNothingBeyond(ticket);
  await expect(ticket.getByText(/Fair value/)).toHaveCount(0);
  await pressFor(
    ticket.getByRole('button', { name: /^Cash out €/ }).last(),
    ticket.getByText('Cashed out', { exact: true }).first(),
  );
  expect(await balanceOf(page)).toBeGreaterThan(99_000);
});
