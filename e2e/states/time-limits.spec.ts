import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { signUpQuietly } from '../support/players.ts';
import { expectFailedCalls } from '../support/provoked.ts';
import { chooseAny, open, openAccountMenu, openSlip, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// What a player sees of the time that he spends here.

const test = testWithStack({ houseSettings: { REALITY_CHECK_MINUTES: '60', HOUSE_SPORTS: 'football' } });

test.describe.configure({ timeout: 120_000 });

const HOUR_MS = 3_600_000;
const STATUS = '**/platform/player/responsible_gambling';
const CONTINUE = 'POST /platform/sportsbook_sessions/continue';
const checkOf = (page: Page) => page.getByRole('alertdialog', { name: 'Reality check' });
const noticeOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const door = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });

/** A page of a player whose check is due. */
async function openDue(page: Page, house: { jumpBy(ms: number): Promise<void> }, path = PLAIN) {
  const email = await signUpQuietly(page);
  await house.jumpBy(HOUR_MS);
  await open(page, path);
  await expect(checkOf(page)).toBeVisible();
  return email;
}

/** What the backend says of a player who has signed in at this moment. */
const standing = (more: object = {}) => {
  const now = Date.now();
  const result = { currency: 'EUR', staked: 0, won: 0, net: 0, open: 0 };
  return {
    period: null,
    due_at: null,
    is_due: false,
    now,
    signed_in_at: now,
    since_sign_in: [result],
    today: [result],
    limits: [],
    ...more,
  };
};

test('the check says what came of the time, and nothing but its own answers closes it', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await openDue(page, house, '/sports/promotions?modal=search');
  const check = checkOf(page);
  await expect(
    check.getByText("You've been signed in for 1 h. Do you want to continue?", { exact: true }),
  ).toBeVisible();
  for (const name of ['Signed in at', 'Time now', 'Staked', 'Won', 'Net result', 'Open bets'])
    await expect(check.getByText(name, { exact: true })).toBeVisible();
  await expect(check.getByText('even', { exact: true })).toBeVisible();
  await expectAccessible(page, { within: '[role=alertdialog]' });
  await expect(check.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await page.reload();
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toHaveCount(0);
  await open(page, PLAIN);
  await expect(shownBalance(page)).toBeVisible();
  await expect(check).toHaveCount(0);
});

test('the slip is kept while the check waits', async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, '/sports/football');
  await chooseAny(page);
  await house.jumpBy(HOUR_MS);
  await page.reload();
  await checkOf(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(checkOf(page)).toHaveCount(0);
  await expect(await openSlip(page)).toContainText('Match result');
});

test('signing out from the check leaves nobody signed in and no check', async ({ page, house }) => {
  await openDue(page, house);
  await checkOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(checkOf(page)).toHaveCount(0);
  await expect(door(page)).toBeVisible();
});

test('looking at the history answers the check', async ({ page, house }) => {
  await openDue(page, house);
  await checkOf(page).getByRole('link', { name: 'Your history' }).click();
  await expect(page).toHaveURL(/\/sports\/wallet$/);
  await expect(checkOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Wallet' })).toBeVisible();
  await expect(checkOf(page)).toHaveCount(0);
});

test('a break is a link of the check, which answers it', async ({ page, house }) => {
  await openDue(page, house);
  await checkOf(page).getByRole('link', { name: 'Take a break', exact: true }).click();
  await expect(page).toHaveURL(/\/sports\/limits#break$/);
  await expect(checkOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Take a break' })).toBeVisible();
  await expect(checkOf(page)).toHaveCount(0);
});

test('an answer that does not arrive is said, and the check stays', async ({ page, house }) => {
  const player = await openDue(page, house);
  await house.scenario('call-cut', { player, route: CONTINUE });
  const goOn = checkOf(page).getByRole('button', { name: 'Keep playing' });
  await goOn.click();
  await expect(
    checkOf(page).getByText("We couldn't confirm this. Please try again.", { exact: true }),
  ).toBeVisible();
  await goOn.click();
  await expect(checkOf(page)).toHaveCount(0);
});

test('a check becomes due on an open page, also while the backend cannot be reached', async ({ page }) => {
  expectFailedCalls(true);
  await signUpQuietly(page);
  let isReached = true;
  await page.route(STATUS, (route) => {
    if (!isReached) return route.abort();
    isReached = false;
    const due_at = Date.now() + 1_000;
    return route.fulfill({ json: standing({ period: 60, due_at, signed_in_at: due_at - HOUR_MS }) });
  });
  await open(page, PLAIN);
  await expect(checkOf(page)).toBeVisible();
});

test('a limit of time signs out and says when it starts again', async ({ page }) => {
  await signUpQuietly(page);
  const detail = { key: 'error.time_limit.time_day', field: 'time', restarts_at: Date.UTC(2026, 10, 16) };
  await page.route(STATUS, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 175, data: { localized_message: 'Over.', details: [detail], errors_by_bet: {} } },
    }),
  );
  await open(page, PLAIN);
  const notice = noticeOf(page, 'Time limit reached');
  await expect(
    notice.getByText("You've reached your daily limit for time signed in.", { exact: true }),
  ).toBeVisible();
  await expect(notice.getByText(/^You can bet again from .*16.*\.$/)).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(door(page)).toBeVisible();
});

test('a sportsbook that a limit closes signs out, and other reasons keep their words', async ({
  page,
  house,
}) => {
  const player = await signUpQuietly(page);
  await house.scenario('out-of-limit', { player, route: 'POST /platform/sportsbook_sessions' });
  await open(page, PLAIN);
  const notice = noticeOf(page, 'Time limit reached');
  await expect(
    notice.getByText('The limit starts again when you next sign in.', { exact: true }),
  ).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(door(page)).toBeVisible();
  const other = await signUpQuietly(page);
  await house.scenario('sportsbook-closed', {
    player: other,
    route: 'POST /platform/sportsbook_sessions',
  });
  await open(page, PLAIN);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Betting is closed for your account. You can still withdraw your balance.',
  );
  await expect(shownBalance(page)).toBeVisible();
});

test('what another tab tells is shown here too: that the check is answered, and that a limit ends play', async ({
  page,
  house,
}) => {
  await openDue(page, house);
  const tell = (told: object) =>
    page.evaluate((message) => {
      const channel = new BroadcastChannel('touchline_play');
      channel.postMessage(message);
      channel.close();
    }, told);
  await page.request.post('/sports/api/platform/sportsbook_sessions/continue', {
    headers: { 'x-touchline-app': 'web' },
  });
  await tell({ type: 'answered' });
  await expect(checkOf(page)).toHaveCount(0);
  const key = 'error.time_limit.activity_week';
  await tell({ type: 'ended', end: { kind: 'activity_limit_reached', key, restartsAt: null } });
  const notice = noticeOf(page, 'Activity limit reached');
  await expect(
    notice.getByText("You've reached your weekly limit for active time.", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
});

test('the session clock is two taps from every page', { tag: '@phone-in-soak' }, async ({ page }) => {
  await signUpQuietly(page);
  const limits = [{ type: 'time', period: 'week', value: 90, used: 75, restarts_at: null }];
  const result = { currency: 'EUR', staked: 2_500, won: 1_000, net: -1_500, open: 500 };
  await page.route(STATUS, (route) =>
    route.fulfill({ json: standing({ signed_in_at: Date.now() - 25 * 60_000, today: [result], limits }) }),
  );
  await open(page, PLAIN);
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Session', exact: true }).click();
  const clock = noticeOf(page, 'Session');
  await expect(clock.getByText('Signed in for 25 min', { exact: true })).toBeVisible();
  await expect(clock.getByText('−€15.00', { exact: true })).toBeVisible();
  await expect(clock.getByText('lost', { exact: true })).toBeVisible();
  await expect(clock.getByText('1 h 15 min of 1 h 30 min', { exact: true })).toBeVisible();
  await expect(clock.getByRole('link', { name: 'Help with gambling' })).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
  await clock.getByRole('link', { name: 'Limits and breaks', exact: true }).click();
  await expect(page).toHaveURL(/\/sports\/limits$/);
  await expect(clock).toHaveCount(0);
});

test('an answer of 400 ends asking, until the session clock is opened', async ({ page }) => {
  await signUpQuietly(page);
  let asked = 0;
  await page.route(STATUS, (route) => {
    asked += 1;
    return route.fulfill({
      status: 400,
      json: { code: 177, data: { localized_message: 'Nothing.', details: [], errors_by_bet: {} } },
    });
  });
  await open(page, PLAIN);
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Session', exact: true }).click();
  await expect(
    noticeOf(page, 'Session').getByText("This isn't available right now.", { exact: true }),
  ).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});
