import type { Locator, Page } from '@playwright/test';
import { type BookMatch, ownMatch } from './book.ts';
import { expect } from './expect.ts';
import type { House } from './house.ts';
import { newEmail } from './players.ts';

const BETS_HEADERS = { accept: 'application/vnd.touchline.v3+json', 'x-touchline-app': 'web' };
const PLATFORM_HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };
const PASSWORD = 'seed-pass-1';

/** A bet as the house answered it. Units: money in minor units. */
export interface Placed {
  readonly id: string;
  readonly ref: string;
  readonly status: string;
}

/** One selection of a bet to be placed: a main outcome at a price that the test has set. */
export interface Leg {
  readonly match: BookMatch;
  readonly outcome: '1' | '2' | '3';
  readonly odds: number;
}

/** A match of its own whose home win has this price. Units: odds scaled by 10 000. */
export async function legAt(page: Page, house: House, odds: number): Promise<Leg> {
  const match = await ownMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', odds);
  return { match, outcome: '1', odds };
}

/**
 * Places a bet for this page's player without the slip; undefined where the house refuses it. With `customOdds` it is a custom
 * bet. Units: stake in minor units.
 */
export async function tryToPlace(
  page: Page,
  legs: readonly Leg[],
  stake: number,
  system?: string,
  customOdds?: number,
): Promise<Placed | undefined> {
  const bet = {
    bet_id: 'b1',
    stake: { value: stake, currency: 'EUR' },
    selections: legs.map(({ match, outcome, odds }) => ({
      match_id: match.id,
      market_id: '1',
      specifier: '',
      outcome_id: outcome,
      odds,
    })),
    system_id: system ?? null,
    custom_odds: customOdds ?? null,
  };
  const meta = { device_id: null, quick: false, type: 'web', accept_odds_change: 'any' };
  const answer = await page.request.post('/sports/api/book/bets', {
    headers: BETS_HEADERS,
    data: { meta, locale: 'en', bets: [bet] },
  });
  return ((await answer.json()) as { bets?: Placed[] }).bets?.[0]; // the house's own tests check this shape
}

/** The same for a bet that has to be taken. */
export async function placeQuietly(
  page: Page,
  legs: readonly Leg[],
  stake: number,
  system?: string,
): Promise<Placed> {
  const placed = await tryToPlace(page, legs, stake, system);
  if (!placed) throw new Error('The house placed nothing.');
  return placed;
}

async function signIn(page: Page, email: string): Promise<number> {
  const answer = await page.request.post('/sports/api/platform/users/sign_in', {
    headers: PLATFORM_HEADERS,
    data: { email, password: PASSWORD },
  });
  return answer.status();
}

/** Signs this page's visitor in as a player with bets in every state. */
export async function signInSeeded(page: Page, house: House, further = 0): Promise<void> {
  const email = newEmail();
  await house.seed({ email, password: PASSWORD, further });
  expect(await signIn(page, email)).toBe(200);
}

const READER = 'reader@touchline.example';

/** The same as a player of whom each house has one, because his bets take seconds: for tests that change nothing. */
export async function signInAsReader(page: Page, house: House): Promise<void> {
  if ((await signIn(page, READER)) === 200) return;
  await house.seed({ email: READER, password: PASSWORD });
  expect(await signIn(page, READER)).toBe(200);
}

/** The ticket of a bet on the page of My bets. */
export const ticketOf = (page: Page, { ref }: { ref: string }): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: ref });
