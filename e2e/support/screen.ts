import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** A page that is made in half of the time of home, for what every page has. */
export const PLAIN = '/sports/promotions';

/** The button of one price; a page may show the same price more than once. */
export const price = (page: Page, key: string): Locator =>
  page.locator(`button[data-price="${key}"]:visible`).first();

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 960;

/** A slow machine needs some seconds for a large page. */
const SETTLED_LIMIT_MS = 20_000;

/** Waits until the page stands: it is connected, and waits for no code, no answer and no channel. Looks with each frame. */
export async function settled(page: Page): Promise<void> {
  const stands = () => 'settled' in document.documentElement.dataset;
  await page.waitForFunction(stands, null, { timeout: SETTLED_LIMIT_MS, polling: 'raf' });
}

/** Opens a page and waits until it stands. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Presses a button once a press counts: what moves money ignores one that was meant for what stood there before. */
export async function press(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await settled(button.page());
  await button.click();
}

/** The same, and waits for what comes of it. */
export async function pressFor(button: Locator, outcome: Locator): Promise<void> {
  await press(button);
  await expect(outcome).toBeVisible();
}

/** Puts a price on the slip. */
export async function choose(page: Page, key: string): Promise<void> {
  const button = price(page, key);
  if ((await button.getAttribute('aria-pressed')) !== 'true') await press(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Puts the first price of the page that can be had on the slip, beside what is there. */
export async function chooseAny(page: Page): Promise<void> {
  const prices = page.getByRole('main').locator('button[data-price]:visible');
  await press(prices.and(page.locator(':not([aria-disabled], [aria-pressed="true"])')).first());
  await expect(prices.and(page.locator('[aria-pressed="true"]')).first()).toBeVisible();
}

/** The bet slip: the docked panel, or the sheet that the dock opens on a phone. */
export async function openSlip(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('region', { name: 'Bet slip' });
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: /Open the bet slip/ }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function closeSlip(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The balance that the header shows. What the header says of a bet that was paid names an amount as well. */
export const shownBalance = (page: Page): Locator => page.getByRole('banner').getByText(/^€[\d,.]+$/);

/** Opens the menu of a signed-in player: that of the account, or the side menu of a phone. */
export async function openAccountMenu(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  else await banner.getByRole('button', { name: /Account:/ }).click();
}

/** Expects that neither of two elements lies over the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not shown.');
  const apart =
    a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(apart, JSON.stringify([a, b])).toBe(true);
}
