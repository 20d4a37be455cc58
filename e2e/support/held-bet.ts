import type { Locator, Page } from '@playwright/test';
import type { House } from './house.ts';
import { type Leg, legAt, type Placed, placeQuietly, ticketOf } from './placed-bets.ts';
import { signUpQuietly } from './players.ts';
import { open } from './screen.ts';

export interface Held {
  readonly email: string;
  readonly leg: Leg;
  readonly bet: Placed;
  readonly ticket: Locator;
}

/** A player with one open bet of 20.00 at 2.00 before its match, on the page of My bets: it can be sold for 19.00. */
export async function holdBet(page: Page, house: House): Promise<Held> {
  const email = await signUpQuietly(page);
  const leg = await legAt(page, house, 20_000);
  const bet = await placeQuietly(page, [leg], 2_000);
  await open(page, '/sports/bets-history');
  return { email, leg, bet, ticket: ticketOf(page, bet) };
}

export const cashOut = (ticket: Locator, amount: string): Locator =>
  ticket.getByRole('button', { name: new RegExp(`^Cash out ${amount.replace('.', '\\.')}`) });
