import type { Locator, Page } from '@playwright/test';
import { type BookMatch, ownMatch } from './book.ts';
import { expect } from './expect.ts';
import type { House } from './house.ts';
import { balanceOf, signUpQuietly } from './players.ts';
import { choose, open, openSlip, pressFor, price } from './screen.ts';

/** What a new player has, in minor units. */
export const FULL_BALANCE = 100_000;

/** The one button of the slip where it sends a stake: as the bet stands, or at the prices of now. */
export const placesStake = (amount: string): RegExp =>
  new RegExp(`^((Place bet|Accept and place) · ${amount.replace('.', '\\.')}|Accept new price)$`);
export const PLACES = placesStake('€10.00');

export interface Ready {
  readonly email: string;
  readonly match: BookMatch;
  readonly slip: Locator;
}

/** A signed-in player with one selection at 2.00 and a stake of 10.00 on the slip. */
export async function ready(page: Page, house: House, of?: BookMatch): Promise<Ready> {
  const email = await signUpQuietly(page);
  const match = of ?? (await ownMatch(page.request));
  await open(page, match.path);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  await expect(price(page, `${match.id}/1//1`)).toContainText('2.00');
  await choose(page, `${match.id}/1//1`);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await expect(slip.getByRole('button', { name: PLACES })).toBeVisible();
  return { email, match, slip };
}

/** Sends the stake of 10.00, and waits for what comes of it. */
export const placeStake = (slip: Locator, seen: Locator): Promise<void> =>
  pressFor(slip.getByRole('button', { name: PLACES }), seen);

/** The receipt of one bet. */
export const placed = (slip: Locator) => slip.getByText('Bet placed', { exact: true });

/** What the slip shows where no answer came; that it is said aloud as well, with more words, is another line. */
export const inDoubt = (slip: Locator) =>
  slip.getByText("We don't know yet whether your bet was placed", { exact: true });

/** Nothing of what the player had chosen is lost, and none of his money. */
export async function expectKept(page: Page, { slip, match }: Ready): Promise<void> {
  await expect(slip.getByRole('button', { name: /^Remove (?!\d)/ })).toHaveCount(1);
  await expect(slip).toContainText(match.home);
  await expect(slip.getByRole('textbox', { name: /Stake/ })).toHaveValue(/^10/);
  expect(await balanceOf(page)).toBe(FULL_BALANCE);
}
