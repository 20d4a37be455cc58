import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessibleMain } from './support/axe.ts';
import type { House } from './support/house.ts';
import { balanceOf, signUpQuietly } from './support/players.ts';
import { open, openSlip, PLAIN, press, shownBalance } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;
const WELCOME = 100_000;

const inside = (page: Page, name: string): FrameLocator =>
  page.frameLocator(`iframe[title="${name}: the provider's page"]`);

/** A race to come in which everybody runs, and that does not begin while a test bets on it. */
async function quietRace(house: House) {
  const { races } = await house.games();
  const race = races.find(
    ({ withdrawn, is_abandoned, runners, starts_at }) =>
      withdrawn === null && !is_abandoned && runners.length >= 5 && starts_at > Date.now() + MINUTE_MS,
  );
  if (!race) throw new Error('No race is quiet.');
  const winner = race.runners.find(({ number }) => race.finish[0]?.[0] === number)?.name ?? '';
  return { ...race, winner };
}

test('a race is bet on each way, run, and paid', { tag: '@phone-in-soak' }, async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, '/sports/racing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horse racing');
  const frame = inside(page, 'Horse racing');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Horse racing');
  const race = await quietRace(house);
  await frame.locator(`nav a[href="?event=${race.event}"]`).click();
  await expect(
    frame.getByRole('link', { name: race.course }).and(frame.locator('[aria-current]')),
  ).toBeVisible();
  await expectAccessibleMain(page);
  await frame.getByRole('radio', { name: race.winner }).check();
  await frame.getByRole('radio', { name: 'Each way' }).check();
  await frame.getByLabel('Stake in EUR').fill('0.01');
  await press(frame.getByRole('button', { name: 'Place bet' }));
  await expect(frame.getByRole('alert')).toHaveText('The stake is too low.');
  await expect(frame.getByRole('radio', { name: race.winner })).toBeChecked();
  await frame.getByLabel('Stake in EUR').fill('5');
  await press(frame.getByRole('button', { name: 'Place bet' }));
  await expect(frame.getByRole('status')).toHaveText('Your bet is placed.');
  const bet = frame.getByRole('listitem').filter({ hasText: race.winner }).filter({ hasText: '€10.00' });
  await expect(bet).toContainText('Open');
  await expect(shownBalance(page)).toHaveText('€990.00');
  await house.jumpTo(race.result_at + 1_000);
  await expect.poll(() => balanceOf(page), { timeout: 20_000 }).toBeGreaterThan(WELCOME - 1_000);
  await expect(shownBalance(page)).not.toHaveText('€990.00');
  await frame.getByRole('link', { name: 'Refresh' }).click();
  await expect(bet).toContainText('Won €');
});

/** Tickets of My bets that name a runner or numbers. */
const ticketsOn = (page: Page, words: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText(words, { exact: true }) });

async function back(page: Page, race: { event: number }, runner: string, stake: string) {
  const frame = inside(page, 'Horse racing');
  await frame.locator(`nav a[href="?event=${race.event}"]`).click();
  // Without the word about the bet before this one: that page may be about the same race.
  await expect(frame.getByRole('status')).toHaveCount(0);
  await expect(frame.locator(`input[name="event"][value="${race.event}"]`)).toHaveCount(1);
  await frame.getByRole('radio', { name: runner }).check();
  await frame.getByLabel('Stake in EUR').fill(stake);
  await press(frame.getByRole('button', { name: 'Place bet' }));
  await expect(frame.getByRole('status')).toHaveText('Your bet is placed.');
}

test('a bet on a race stands in My bets, is settled there without a reload, counts and is told', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  await open(page, '/sports/racing');
  await expect(inside(page, 'Horse racing').getByRole('heading', { level: 1 })).toHaveText('Horse racing');
  const race = await quietRace(house);
  const loser = race.runners.find(({ number }) => number === race.finish.at(-1)?.[0])?.name ?? '';
  await back(page, race, race.winner, '5');
  await back(page, race, loser, '3');
  const panel = await openSlip(page);
  await panel.getByRole('tab', { name: /My bets/ }).click();
  await expect(panel.getByRole('article').filter({ hasText: race.winner })).toContainText('Open');
  await open(page, '/sports/bets-history');
  const won = ticketsOn(page, race.winner);
  await expect(won.getByRole('heading', { level: 2 })).toHaveText('Horse racing');
  for (const words of ['Open', race.course, 'Win', 'Stake', '€5.00', 'Potential return'])
    await expect(won).toContainText(words);
  await expect(won.getByRole('button', { name: /Cash out/ })).toHaveCount(0);
  await won.getByRole('button', { name: /^Receipt/ }).click();
  await expect(won.getByRole('button', { name: 'Copy reference' })).toBeVisible();
  await expect(won.getByRole('button', { name: 'Bet again' })).toHaveCount(0);
  await expect(won.getByRole('link', { name: race.course })).toHaveAttribute('href', '/sports/racing');
  await expectAccessibleMain(page);

  await house.jumpTo(race.result_at + 1_000);
  await expect(won).toContainText('Won', { timeout: 30_000 });
  await expect(won).toContainText('Paid');
  await expect(ticketsOn(page, loser)).toContainText('Lost');
  await won.getByText(/Why it won/).click();
  await expect(won).toContainText(`First of ${race.runners.length}`);
  await expectAccessibleMain(page);

  const paid = (await balanceOf(page)) - WELCOME + 800;
  const amount = `€${(paid / 100).toFixed(2)}`;
  await expect(won).toContainText(amount);
  await page
    .getByRole('navigation', { name: 'Which bets' })
    .getByRole('link', { name: /^Settled/ })
    .click();
  const statistics = page.getByRole('region', { name: 'Settled bets' }).first();
  await expect(statistics).toContainText(/Staked\s*€8\.00/);
  await expect(statistics).toContainText(amount);
  await expect(ticketsOn(page, race.winner)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const news = page.getByRole('listitem').filter({ hasText: `Bet won: ${amount}` });
  await expect(news).toContainText('Horse racing · T-');
  await news.getByRole('link').click();
  await expect(page).toHaveURL(/\/bets-history\?status=all#T-/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(ticketsOn(page, race.winner)).toContainText(amount);
});

test('numbers of a draw are chosen with the keyboard, drawn, and paid', async ({ page, house }) => {
  await signUpQuietly(page);
  await open(page, '/sports/lotteries');
  const frame = inside(page, 'Lottery');
  const { draws } = await house.games();
  const draw = draws.find(({ closes_at }) => closes_at > Date.now() + MINUTE_MS);
  if (!draw) throw new Error('No draw is open.');
  await frame.locator(`nav a[href="?event=${draw.event}"]`).click();
  await expect(frame.locator(`input[name="event"][value="${draw.event}"]`)).toHaveCount(1);
  await expectAccessibleMain(page);
  const [number] = draw.numbers;
  await frame.getByRole('checkbox', { name: String(number), exact: true }).focus();
  await page.keyboard.press('Space');
  await frame.getByLabel('Stake in EUR').fill('10');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('Your bet is placed.');
  await house.jumpTo(draw.drawn_at + 1_000);
  await expect.poll(() => balanceOf(page), { timeout: 20_000 }).toBe(WELCOME - 1_000 + 6_900);
  await frame.getByRole('link', { name: 'Refresh' }).click();
  await expect(frame.getByRole('listitem').filter({ hasText: 'Won €69.00' })).toBeVisible();
});

test('a visitor reads what it is and is asked to sign in', async ({ page }) => {
  await open(page, '/sports/lotteries');
  const section = page.getByRole('region', { name: 'Lottery' });
  await expect(section).toContainText('Six numbers from 49, drawn every few minutes.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await section.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a page that its provider does not open says so, and is tried again', async ({ page, house }) => {
  await signUpQuietly(page);
  await house.providerStatus('betconstruct', 'INACTIVE');
  await open(page, '/sports/racing');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText("This page isn't available right now.");
  await house.providerStatus('betconstruct', 'ACTIVE');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(inside(page, 'Horse racing').getByRole('button', { name: 'Place bet' })).toBeVisible();
});

test('both are in the menu, and an Arabic reader sees the page from right to left', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  const menu = page.getByRole('navigation').filter({ hasText: 'Results' }).first();
  await menu.getByRole('link', { name: 'Lottery' }).click();
  await expect(page).toHaveURL(/\/sports\/lotteries$/);
  await open(page, '/sports/ar/racing');
  const frame = page.frameLocator('iframe[title*="سباق الخيل"]');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.getByRole('button', { name: 'ضع الرهان' })).toBeVisible();
});
