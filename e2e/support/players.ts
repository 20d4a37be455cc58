import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };
export const PASSWORD = 'correct-horse-9';

let made = 0;

/** A name that no other player of this run has. */
export function newEmail(): string {
  made += 1;
  return `player-${process.pid}-${Date.now()}-${made}@touchline.example`;
}

/** Opens an account for this page's visitor, who is then signed in with 1,000.00 EUR. */
export async function signUpQuietly(page: Page): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/sports/api/platform/users/sign_up', {
    headers: HEADERS,
    data: { email, password: PASSWORD, country: 'IE', currency: 'EUR', birth_date: '1990-05-17' },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** Sets a limit for the player who is signed in. Units: `value` in euro cents. */
export async function limitQuietly(
  page: Page,
  limit: { readonly type: string; readonly period?: string; readonly value: number },
): Promise<void> {
  const answer = await page.request.post('/sports/api/platform/user_limits', {
    headers: HEADERS,
    data: limit,
  });
  expect(answer.status()).toBe(200);
}

/** What the house knows of the player who is signed in. */
export async function playerOf(page: Page): Promise<{ readonly language: string | null }> {
  const answer = await page.request.get('/sports/api/platform/player', { headers: HEADERS });
  return answer.json(); // the house's own tests check this shape
}

/** What the account holds, in minor units, as the house says. */
export async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/sports/api/platform/player/accounts', { headers: HEADERS });
  const accounts = (await answer.json()) as { balance: { available: number } }[]; // the house's own tests check this shape
  return accounts[0]?.balance.available ?? 0;
}

/** How many bets of the account wait for their end. */
export async function openBetsOf(page: Page): Promise<number> {
  const answer = await page.request.get('/sports/api/book/bets?status=open&limit=1');
  const { counts } = (await answer.json()) as { counts: { open: number } }; // the house's own tests check this shape
  return counts.open;
}
