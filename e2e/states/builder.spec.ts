import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type BookMatch, ownMatch } from '../support/book.ts';
import { placed, placeStake } from '../support/faulted-slip.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, openSlip, pressFor, price, settled } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const barOf = (page: Page): Locator => page.getByRole('group', { name: 'Your bet builder' });
const pick = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The price of all picks, as the bar says it. */
const oddsIn = (bar: Locator): Locator => bar.getByText(/^\d+\.\d\d$/);

async function openBuilder(page: Page, match: BookMatch): Promise<Locator> {
  await open(page, `${match.path}?group=betbuilder`);
  await expect(page.getByRole('link', { name: 'Bet builder' })).toHaveAttribute('aria-current', 'page');
  await expect(pick(page, `Match result: ${match.home}`)).toBeVisible();
  return barOf(page);
}

/** Over 2.5 goals; where many are awaited its line stands behind a button. */
async function overGoals(page: Page): Promise<Locator> {
  const outcome = pick(page, 'Total goals: Over 2.5');
  const all = page
    .getByRole('region', { name: 'Total goals', exact: true })
    .getByRole('button', { name: /^Show all/ });
  await expect(outcome.or(all).first()).toBeVisible();
  if (!(await outcome.isVisible())) await all.click();
  return outcome;
}

/** A home win and over 2.5 goals, picked and priced. */
async function pickTwo(page: Page, match: BookMatch): Promise<void> {
  await pick(page, `Match result: ${match.home}`).click();
  await (await overGoals(page)).click();
  await expect(oddsIn(barOf(page))).toBeVisible();
}

/** Puts a bet of two picks on the slip. */
async function addTwo(page: Page, match: BookMatch): Promise<void> {
  const bar = await openBuilder(page, match);
  await pickTwo(page, match);
  await bar.getByRole('button', { name: 'Add to slip' }).click();
  await expect(bar.getByText('No picks', { exact: true })).toBeVisible();
}

test('three picks of a match become one bet: built, added, placed and read', { tag: '@phone' }, async ({
  page,
}) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  const bar = await openBuilder(page, match);
  await expect(bar.getByText('No picks', { exact: true })).toBeVisible();
  await pick(page, `Match result: ${match.home}`).click();
  await expect(bar).toContainText('Pick one more outcome from this match.');
  await expect(bar.getByRole('button', { name: 'Add to slip' })).toHaveAttribute('aria-disabled', 'true');
  await (await overGoals(page)).click();
  const two = Number(await oddsIn(bar).textContent());
  const scorers = page.getByRole('region', { name: 'Anytime goalscorer' });
  await scorers
    .getByRole('button', { name: /^Anytime goalscorer: / })
    .first()
    .click();
  await expect(bar.getByText('3 picks in one bet', { exact: true })).toBeVisible();
  await expect.poll(async () => Number(await oddsIn(bar).textContent())).toBeGreaterThan(two);
  await expect(bar.getByRole('status')).toHaveText(/^Odds [\d.]+ for 3 picks$/);
  await bar.getByRole('button', { name: 'Add to slip' }).click();
  const slip = await openSlip(page);
  await expect(slip.getByText('Over 2.5', { exact: true })).toBeVisible();
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await placeStake(slip, placed(slip));
  await expect(slip.getByText('Bet builder', { exact: true }).first()).toBeVisible();
  expect(await balanceOf(page)).toBe(99_000);
});

test('what cannot come true beside the picks is locked and says why', async ({ page }) => {
  const match = await ownMatch(page.request);
  const bar = await openBuilder(page, match);
  await pick(page, `Match result: ${match.home}`).click();
  const locked = pick(page, `Draw no bet: ${match.away}`);
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  // A locked outcome takes no pick, and its press is answered.
  await locked.click({ force: true });
  await expect(locked).toHaveAttribute('aria-pressed', 'false');
  await expect(bar.getByRole('status')).toHaveText(`${match.away} can't be combined with your picks.`);
  await expect(page.getByRole('region', { name: 'Double chance' })).toContainText(
    "can't be combined with your picks",
  );
  const cleanSheet = pick(page, `${match.away} clean sheet: Yes`);
  await expect(cleanSheet).toHaveAttribute('aria-disabled', 'true');
  // Another result takes the place of the first, and frees what it had locked.
  await pick(page, `Match result: ${match.away}`).click();
  await expect(pick(page, `Match result: ${match.home}`)).toHaveAttribute('aria-pressed', 'false');
  await expect(cleanSheet).not.toHaveAttribute('aria-disabled', 'true');
  await expect(pick(page, `Draw no bet: ${match.home}`)).toHaveAttribute('aria-disabled', 'true');
});

test('a pick that is suspended stops the bet with its name, and the price comes back with it', async ({
  page,
  house,
}) => {
  const match = await ownMatch(page.request);
  const bar = await openBuilder(page, match);
  await pickTwo(page, match);
  await house.suspend(match.id, true, `${match.id}/18/total=2.5`);
  await expect(bar).toContainText('Currently suspended: Total goals: Over 2.5.');
  await expect(bar.getByRole('button', { name: 'Add to slip' })).toHaveAttribute('aria-disabled', 'true');
  await house.suspend(match.id, false, `${match.id}/18/total=2.5`);
  await expect(oddsIn(bar)).toBeVisible();
});

test('a price that moves is asked for again, in the builder and on the slip', async ({ page, house }) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  const bar = await openBuilder(page, match);
  await pickTwo(page, match);
  // The price of both picks, not of the first alone.
  await settled(page);
  const before = Number(await oddsIn(bar).textContent());
  await house.movePrice(match.id, `${match.id}/1/`, '1', 40_000);
  await expect.poll(async () => Number(await oddsIn(bar).textContent())).toBeGreaterThan(before * 1.6);
  await bar.getByRole('button', { name: 'Add to slip' }).click();
  const slip = await openSlip(page);
  await expect(slip.getByText('Over 2.5', { exact: true })).toBeVisible();
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  await expect(slip.getByRole('list', { name: 'Selections' })).toContainText(/was \d/);
  // What is accepted is the price of the whole bet, and it is the price that the house takes.
  await pressFor(slip.getByRole('button', { name: /^(Accept|Place)/ }), placed(slip));
});

test('the picks stay while other tabs are looked at; the hash of the address opens the builder', async ({
  page,
}) => {
  const match = await ownMatch(page.request);
  await open(page, `${match.path}#betBuilder`);
  await expect(page.getByRole('link', { name: 'Bet builder' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/group=betbuilder$/);
  await pickTwo(page, match);
  await page.getByRole('link', { name: /^Goals/ }).click();
  await expect(barOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Bet builder' }).click();
  await expect(pick(page, `Match result: ${match.home}`)).toHaveAttribute('aria-pressed', 'true');
  await expect(oddsIn(barOf(page))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Bet builder' })).toHaveAttribute('aria-current', 'page');
});

test.describe('a price is tapped while a bet builder is on the slip', () => {
  const answer = (page: Page, name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name });

  /** The question that follows. */
  async function tapAnother(page: Page, match: BookMatch, key: string): Promise<void> {
    await open(page, match.path);
    await price(page, key).click();
    await expect(page.getByRole('dialog', { name: 'Bet builder on your slip' })).toBeVisible();
  }

  test('it joins the bet at the price that is said', async ({ page }) => {
    const match = await ownMatch(page.request);
    await addTwo(page, match);
    await tapAnother(page, match, `${match.id}/29//74`);
    // Both teams scoring in a home win makes more than two goals, so one of the picks adds nothing.
    await expect(page.getByRole('dialog')).toContainText('is already covered by');
    await answer(page, 'Cancel').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await price(page, `${match.id}/60//1`).click();
    await answer(page, /^Add to the bet builder at \d/).click();
    const slip = await openSlip(page);
    await expect(slip.getByText('1st half result', { exact: true })).toBeVisible();
    await expect(slip.getByText('Total goals', { exact: true })).toBeVisible();
  });

  test('it replaces the bet', async ({ page }) => {
    const match = await ownMatch(page.request);
    const other = await ownMatch(page.request);
    await addTwo(page, match);
    await tapAnother(page, other, `${other.id}/1//3`);
    await expect(answer(page, /Add to the bet builder/)).toHaveCount(0);
    await answer(page, 'Replace the bet builder').click();
    const slip = await openSlip(page);
    await expect(slip.getByText(other.away, { exact: true }).first()).toBeVisible();
    await expect(slip.getByText('Over 2.5', { exact: true })).toHaveCount(0);
  });

  test('all become singles', async ({ page }) => {
    const match = await ownMatch(page.request);
    const other = await ownMatch(page.request);
    await addTwo(page, match);
    await tapAnother(page, other, `${other.id}/1//3`);
    await answer(page, 'Keep all as singles').click();
    const slip = await openSlip(page);
    await expect(slip.getByRole('textbox', { name: /Stake on/ })).toHaveCount(3);
  });

  test('cancelled, nothing changes', async ({ page }) => {
    const match = await ownMatch(page.request);
    const other = await ownMatch(page.request);
    await addTwo(page, match);
    await tapAnother(page, other, `${other.id}/1//3`);
    await answer(page, 'Cancel').click();
    const slip = await openSlip(page);
    await expect(slip.getByText('Over 2.5', { exact: true })).toBeVisible();
    await expect(slip.getByText(other.away, { exact: true })).toHaveCount(0);
  });
});

test('a bet is built with the keyboard alone', async ({ page }) => {
  const match = await ownMatch(page.request);
  await openBuilder(page, match);
  const press = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press('Enter');
  };
  await pick(page, `Match result: ${match.home}`).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(pick(page, 'Match result: Draw')).toBeFocused();
  await press(await overGoals(page));
  const bar = barOf(page);
  await expect(oddsIn(bar)).toBeVisible();
  const add = bar.getByRole('button', { name: 'Add to slip' });
  await press(add);
  await expect(bar.getByText('No picks', { exact: true })).toBeVisible();
  await expect(add).toBeFocused();
});

test('axe finds nothing on the builder', { tag: '@phone-in-soak' }, async ({ page }) => {
  test.setTimeout(180_000);
  const match = await ownMatch(page.request);
  await openBuilder(page, match);
  await pickTwo(page, match);
  await expect(page.getByText(/can't be combined with your picks/).first()).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the bar stands above the tab bar and the dock', { tag: '@phone-only' }, async ({ page }) => {
  const match = await ownMatch(page.request);
  await addTwo(page, match);
  await page.keyboard.press('Escape');
  await pick(page, `Match result: ${match.home}`).click();
  const bar = await barOf(page).boundingBox();
  const dock = await page.getByRole('button', { name: /Open the bet slip/ }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});
