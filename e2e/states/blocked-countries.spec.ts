import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// Countries that an operator blocks in a file, and what is left there. Each test places its own.

const HEADER = 'x-reader-country';
const test = testWithStack({
  houseSettings: { COUNTRY_HEADER: HEADER, HOUSE_SPORTS: 'football' },
  webSettings: { COUNTRY_HEADER: HEADER },
});
const place = ({ dataDir }: { readonly dataDir: string }, lists: object) =>
  writeFileSync(join(dataDir, 'countries.json'), JSON.stringify(lists));

/** A page that no test opens before: a browser keeps for seconds what a country gets. */
const UNSEEN = '/sports/results';

const statusFrom = async (page: Page, country: string) =>
  (await page.request.get(PLAIN, { headers: { [HEADER]: country } })).status();
/** The page as a country gets it, once the web server has read that it is listed. */
const isListed = async (page: Page, country: string) =>
  (await (await page.request.get(PLAIN, { headers: { [HEADER]: country } })).text()).includes(
    `data-country="${country}"`,
  );

test('where accounts are blocked every door to one is gone, and elsewhere all are there', async ({
  page,
  stack,
}) => {
  place(stack, { account: ['FR'] });
  await expect.poll(() => isListed(page, 'FR'), { timeout: 30_000 }).toBe(true);
  const doors = (name: string) => page.getByRole('button', { name, exact: true });

  await page.context().setExtraHTTPHeaders({ [HEADER]: 'FR' });
  for (const path of [PLAIN, '/sports/favorites', '/sports/bets-history', '/sports/account']) {
    await open(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    for (const name of ['Sign in', 'Sign up', 'Deposit']) await expect(doors(name)).toHaveCount(0);
  }
  for (const modal of ['sign_in', 'sign_up', 'deposit', 'quick_deposit']) {
    await open(page, `${PLAIN}?modal=${modal}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await open(page, `${PLAIN}?modal=forgot_password`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Back to sign in' })).toHaveCount(0);

  await page.context().setExtraHTTPHeaders({ [HEADER]: 'NO' });
  await open(page, UNSEEN);
  for (const name of ['Sign in', 'Sign up']) await expect(doors(name).first()).toBeVisible();
});

test('a player who is signed in stays so in a blocked country, without a way to a deposit', async ({
  page,
  stack,
}) => {
  place(stack, { account: ['FR'] });
  await expect.poll(() => isListed(page, 'FR'), { timeout: 30_000 }).toBe(true);
  await signUpQuietly(page);
  await page.context().setExtraHTTPHeaders({ [HEADER]: 'FR' });
  await open(page, PLAIN);
  await expect(shownBalance(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
  await page.context().setExtraHTTPHeaders({ [HEADER]: 'NO' });
  await open(page, UNSEEN);
  await expect(page.getByRole('button', { name: 'Deposit', exact: true }).first()).toBeVisible();
});

test('where the site is blocked every page says so in its language, and elsewhere it is there', {
  tag: '@browser',
}, async ({ page, stack }) => {
  place(stack, { site: ['US'] });
  await expect.poll(() => statusFrom(page, 'US'), { timeout: 30_000 }).toBe(451);
  expect(await statusFrom(page, 'NO')).toBe(200);
  await page.context().setExtraHTTPHeaders({ [HEADER]: 'US' });
  for (const [path, name] of [
    ['/sports', 'United States'],
    ['/sports/de/football', 'Vereinigte Staaten'],
    ['/sports/users/sign-in', 'United States'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(451);
    await expect(page.locator('body')).toHaveAttribute('data-page', 'blocked');
    await expect(page.getByRole('main')).toContainText(name);
  }
  await expectAccessible(page);
  await page.context().setExtraHTTPHeaders({ [HEADER]: 'NO' });
  await open(page, UNSEEN);
  await expect(page.locator('body')).toHaveAttribute('data-page', 'results');
});
