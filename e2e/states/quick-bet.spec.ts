import type { Locator, Page } from '@playwright/test';
import { expectAccessibleSlip } from '../support/axe.ts';
import { type BookMatch, liveMatch, ownMatch } from '../support/book.ts';
import type { House } from '../support/house.ts';
import { balanceOf, openBetsOf, signUpQuietly } from '../support/players.ts';
import { closeSlip, isPhone, open, openSlip, press, pressFor, price, settled } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack({ betDelayMs: 800, houseSettings: { HOUSE_SPORTS: 'football' } });

test.describe.configure({ timeout: 120_000 });

const HOME = '1';
const AWAY = '3';
const keyOf = (match: BookMatch, outcome: string) => `${match.id}/1//${outcome}`;

/** A match in play whose main prices are 2.00 each. */
async function matchAtEven(page: Page, house: House): Promise<BookMatch> {
  const match = await liveMatch(page.request);
  for (const outcome of [HOME, AWAY]) await house.movePrice(match.id, `${match.id}/1/`, outcome, 20_000);
  return match;
}

/** A signed-in player on the page of a match in play. */
async function playerOnLive(page: Page, house: House): Promise<{ match: BookMatch; email: string }> {
  const email = await signUpQuietly(page);
  const match = await matchAtEven(page, house);
  await open(page, match.path);
  await expect(price(page, keyOf(match, HOME))).toContainText('2.00');
  return { match, email };
}

/** The slip, also while it is empty: a phone opens it from the tab bar. */
async function quickPanel(page: Page): Promise<Locator> {
  if (!isPhone(page)) return openSlip(page);
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (!(await sheet.isVisible()))
    await page
      .getByRole('button', { name: /bet slip/i })
      .first()
      .click();
  await expect(sheet).toBeVisible();
  return sheet;
}

const stakeIn = (panel: Locator) => panel.getByRole('textbox', { name: 'Stake for quick bets' });
const approvalIn = (panel: Locator) =>
  panel.getByRole('checkbox', { name: 'I approve this stake for quick bets' });
const switchIn = (panel: Locator) => panel.getByRole('switch', { name: /Quick bet/ });

async function approve(page: Page, stake: string): Promise<Locator> {
  const panel = await quickPanel(page);
  if (!(await switchIn(panel).isChecked())) await switchIn(panel).click();
  await stakeIn(panel).fill(stake);
  await approvalIn(panel).check();
  await closeSlip(page);
  return panel;
}

/** Taps a price, whose bet is then sent. */
async function tapQuick(page: Page, key: string): Promise<void> {
  await press(price(page, key));
  await expect(price(page, key)).toHaveAttribute('data-quick', /placing|placed/);
}

test('without an approved stake a tap asks for it; once it is approved a tap places at once', {
  tag: '@phone',
}, async ({ page, house }) => {
  const { match } = await playerOnLive(page, house);
  let panel = await quickPanel(page);
  await switchIn(panel).click();
  await expect(approvalIn(panel)).toBeDisabled();
  await closeSlip(page);
  await price(page, keyOf(match, HOME)).click();
  panel = await quickPanel(page);
  await expect(panel.getByText(`${match.home} at 2.00`, { exact: true })).toBeVisible();
  await expect(stakeIn(panel)).toBeFocused();
  await stakeIn(panel).fill('5');
  await approvalIn(panel).check();
  await expectAccessibleSlip(page);
  const placed = panel.getByText(`Placed: ${match.home} at 2.00`, { exact: true });
  await pressFor(panel.getByRole('button', { name: 'Place bet · €5.00' }), placed);
  await expect(panel.getByText('€5.00 to return €10.00', { exact: true })).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(99_500);
  await closeSlip(page);

  const away = price(page, keyOf(match, AWAY));
  await away.focus();
  await page.keyboard.press('Enter');
  await expect(away).toHaveAttribute('data-quick', /placing|placed/);
  await expect(away).toHaveAttribute('data-quick', 'placed');
  await expect(away).toBeFocused();
  await expect(away).not.toHaveAttribute('data-quick');
  await expect(away).toHaveAttribute('aria-pressed', 'false');
  expect(await openBetsOf(page)).toBe(2);
  panel = await quickPanel(page);
  await expect(panel.getByText('No selections yet', { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
});

test('another stake, the switch and a reload take the approval back', async ({ page, house }) => {
  const { match } = await playerOnLive(page, house);
  await approve(page, '5');
  let panel = await quickPanel(page);
  await expect(approvalIn(panel)).toBeChecked();
  await stakeIn(panel).fill('6');
  await expect(approvalIn(panel)).not.toBeChecked();
  await approvalIn(panel).check();
  await switchIn(panel).click();
  await switchIn(panel).click();
  await expect(approvalIn(panel)).not.toBeChecked();
  await approvalIn(panel).check();
  await stakeIn(panel).fill('0');
  await expect(approvalIn(panel)).toBeDisabled();
  await stakeIn(panel).fill('1000.01');
  await expect(panel.getByText(/Your balance is €1,000\.00\./)).toBeVisible();
  await expect(approvalIn(panel)).toBeDisabled();
  await stakeIn(panel).fill('6');
  await approvalIn(panel).check();
  await open(page, match.path);
  panel = await quickPanel(page);
  await expect(switchIn(panel)).toBeChecked();
  await expect(stakeIn(panel)).toHaveValue('6.00');
  await expect(approvalIn(panel)).not.toBeChecked();
});

test('a balance below the stake takes the approval back', async ({ page, house }) => {
  const { match } = await playerOnLive(page, house);
  await approve(page, '600');
  await tapQuick(page, keyOf(match, HOME));
  await expect.poll(() => balanceOf(page)).toBe(40_000);
  const panel = await quickPanel(page);
  await expect(approvalIn(panel)).not.toBeChecked();
  await expect(panel.getByText(/Your balance is €400\.00\./)).toBeVisible();
});

test('while one is placed another tap is refused with a word, and the same finger twice is one tap', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  const { match, email } = await playerOnLive(page, house);
  await approve(page, '5');
  await house.scenario('answer-slow', { player: email, seconds: 10 });
  await price(page, keyOf(match, HOME)).dblclick();
  await expect(price(page, keyOf(match, HOME))).toHaveAttribute('data-quick', 'placing');
  await price(page, keyOf(match, AWAY)).click();
  await expect(page.getByText('One quick bet at a time', { exact: true })).toBeVisible();
  await expect(price(page, keyOf(match, HOME))).toHaveAttribute('data-quick', 'placed', { timeout: 20_000 });
  expect(await openBetsOf(page)).toBe(1);
});

test('a refusal says why at the button and in the list, and the selection can go to the slip', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  const { match, email } = await playerOnLive(page, house);
  await approve(page, '5');
  await house.scenario('odds-higher-than-current', { player: email });
  const home = price(page, keyOf(match, HOME));
  await press(home);
  await expect(home).toHaveAttribute('data-quick', 'refused');
  if (isPhone(page)) await expect(page.getByText(`${match.home} not placed.`, { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(100_000);
  const panel = await quickPanel(page);
  await expect(panel.getByText(`${match.home} not placed`, { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
  await panel.getByRole('button', { name: 'Add to slip' }).click();
  await closeSlip(page);
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  // What is on the slip is taken off it by a tap, as ever.
  await home.click();
  await expect(home).toHaveAttribute('aria-pressed', 'false');
  expect(await openBetsOf(page)).toBe(0);
});

test('a return that is not above the stake is refused before it is sent', { tag: '@phone-in-soak' }, async ({
  page,
  house,
}) => {
  const { match } = await playerOnLive(page, house);
  await approve(page, '0.10');
  await house.movePrice(match.id, `${match.id}/1/`, HOME, 10_500);
  await expect(price(page, keyOf(match, HOME))).toContainText('1.05');
  const panel = await quickPanel(page);
  const reason = panel.getByText(/The return must be higher than the stake\./);
  await closeSlip(page);
  await press(price(page, keyOf(match, HOME)));
  await quickPanel(page);
  await expect(reason).toBeVisible();
  expect(await openBetsOf(page)).toBe(0);
});

test('a lost answer is asked for by its request id, and the bet is placed once', async ({ page, house }) => {
  const { match, email } = await playerOnLive(page, house);
  await approve(page, '5');
  await house.scenario('answer-lost', { player: email });
  await tapQuick(page, keyOf(match, HOME));
  const panel = await quickPanel(page);
  await expect(panel.getByText(`Placed: ${match.home} at 2.00`, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  expect(await openBetsOf(page)).toBe(1);
});

test('a match that has not begun goes to the slip, also while quick bet is on', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await playerOnLive(page, house);
  await approve(page, '5');
  const later = await ownMatch(page.request);
  await open(page, later.path);
  await approve(page, '5');
  await price(page, keyOf(later, HOME)).click();
  await expect(price(page, keyOf(later, HOME))).toHaveAttribute('aria-pressed', 'true');
  expect(await openBetsOf(page)).toBe(0);
});

test('signed out, switching it on asks to sign in; signing out leaves nothing of it', async ({
  page,
  house,
}) => {
  const match = await matchAtEven(page, house);
  await open(page, match.path);
  await switchIn(await quickPanel(page)).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await playerOnLive(page, house);
  await approve(page, '5');
  await page.context().clearCookies();
  await page.reload();
  await settled(page);
  await expect(switchIn(await quickPanel(page))).not.toBeChecked();
  expect(await page.evaluate(() => window.localStorage.getItem('quick_bet'))).toBeNull();
});
