import type { Page } from '@playwright/test';
import {
  issuedSample,
  sampleBonus,
  sampleHit,
  sampleJackpot,
} from '../../apps/web/src/data/test/sample-bonus.ts';
import { expectAccessibleDialog } from '../support/axe.ts';
import { answerOffers, type Offered, refusal } from '../support/bonuses.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, openAccountMenu } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// What a player does about his bonuses, and the modals of bonuses and jackpots.

const BONUSES = '/sports/bonuses';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string | RegExp) => main(page).getByRole('article', { name });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Bonuses by status' }).getByRole('link', { name });

/** The page of a player who holds and is offered these. */
async function openAs(page: Page, offered: Offered, hash = '') {
  await signUpQuietly(page);
  const calls = await answerOffers(page, () => offered);
  await open(page, `${BONUSES}${hash}`);
  return calls;
}

test('an activated bonus leaves the offers for the active ones', async ({ page }) => {
  await signUpQuietly(page);
  const offer = sampleBonus({ user_bonus_status: 'available' });
  let offered: Offered = { available: [offer] };
  const calls = await answerOffers(page, () => offered, {
    '/b1/activate': {
      json: sampleBonus(),
      after: () => {
        offered = { active: [sampleBonus()] };
      },
    },
  });
  await open(page, `${BONUSES}#available`);
  await card(page, /Weekend free bet/)
    .getByRole('button', { name: 'Activate' })
    .click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Bonus activated');
  await expect(card(page, /Weekend free bet/)).toHaveCount(0);
  await tab(page, /Active/).click();
  await expect(card(page, /Weekend free bet/)).toContainText('Active');
  expect(calls).toContain('POST /bonuses/b1/activate');
});

test('a refused activation says why beside its button', async ({ page }) => {
  await signUpQuietly(page);
  const offered = { available: [sampleBonus({ user_bonus_status: 'available' })] };
  await answerOffers(page, () => offered, { '/activate': { status: 409, json: refusal(188) } });
  await open(page, `${BONUSES}#available`);
  await card(page, /Weekend free bet/)
    .getByRole('button', { name: 'Activate' })
    .click();
  await expect(card(page, /Weekend free bet/).getByRole('alert')).toHaveText(
    "This bonus can't be activated now.",
  );
});

test('a boost raises a free bet once', async ({ page }) => {
  await signUpQuietly(page);
  const boosted = (is_boosted: boolean) => sampleBonus({ boost_data: { is_boosted, amount: 1_500 } });
  let offered: Offered = { active: [boosted(false)] };
  await answerOffers(page, () => offered, {
    '/boost': {
      json: boosted(true),
      after: () => {
        offered = { active: [boosted(true)] };
      },
    },
  });
  await open(page, BONUSES);
  await card(page, /Weekend free bet/)
    .getByRole('button', { name: 'Boost to €15' })
    .click();
  await expect(card(page, /Weekend free bet/)).toContainText('€15');
  await expect(card(page, /Weekend free bet/).getByRole('button', { name: /Boost/ })).toHaveCount(0);
});

const CODES = [
  [190, "We don't know this code. Check its spelling."],
  [191, 'You have already used this code.'],
  [192, 'This code has expired.'],
  [193, "This code isn't for your account."],
  [194, 'Too many tries. Wait an hour and try again.'],
] as const;

for (const [code, text] of CODES)
  test(`a promo code that is refused with ${code} says so beside its field`, async ({ page }) => {
    await signUpQuietly(page);
    const status = code === 194 ? 429 : 409;
    await answerOffers(page, () => ({}), { '/promo-code': { status, json: refusal(code) } });
    await open(page, BONUSES);
    const field = main(page).getByRole('textbox', { name: 'Enter code' });
    await field.fill('AUTUMN');
    await main(page).getByRole('button', { name: 'Add bonus' }).click();
    await expect(card(page, 'Promo code')).toContainText(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

test('an accepted promo code says what it added', async ({ page }) => {
  await signUpQuietly(page);
  const json = { bonus: sampleBonus({ user_bonus_status: 'available' }), accepted_at: Date.now() };
  await answerOffers(page, () => ({}), { '/promo-code': { json } });
  await open(page, BONUSES);
  await main(page).getByRole('button', { name: 'Add bonus' }).click();
  await expect(card(page, 'Promo code')).toContainText('Enter a code.');
  await main(page).getByRole('textbox', { name: 'Enter code' }).fill(' AUTUMN ');
  await main(page).getByRole('button', { name: 'Add bonus' }).click();
  await expect(card(page, 'Promo code')).toContainText('Added: Free bet, Weekend free bet');
  await expect(card(page, 'Promo code')).toContainText('Each price 1.50 or higher');
});

test('the detail lists the conditions as a table, and the terms when they are asked for', async ({
  page,
}) => {
  const calls = await openAs(page, { active: [sampleBonus()], terms: 'Only **one** for each player.' });
  await card(page, /Weekend free bet/)
    .getByRole('button', { name: 'Details' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Weekend free bet' });
  await expect(dialog.getByRole('term')).toHaveText([
    'Bet type',
    'Price of each',
    'Sports',
    'Match status',
    'Uses left',
    'Use before',
  ]);
  await expect(dialog).toContainText('The free bet stake is not part of the return.');
  expect(calls.filter((call) => call.endsWith('/terms'))).toEqual([]);
  await dialog.getByText('All terms', { exact: true }).click();
  await expect(dialog).toContainText('Only one for each player.');
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('only unseen bonuses are marked as seen, once', async ({ page }) => {
  const unseen = sampleBonus({ id: 'b9', name: 'New one', issued: issuedSample({ seen: false }) });
  const calls = await openAs(page, { active: [unseen, sampleBonus()] });
  await expect(card(page, /New one/)).toBeVisible();
  await tab(page, /Past/).click();
  await tab(page, /Active/).click();
  await expect(card(page, /New one/)).toBeVisible();
  expect(calls.filter((call) => call === 'POST /bonuses/mark-as-seen')).toHaveLength(1);
});

test('the player’s own jackpot hit opens by itself, and is seen once it is closed', async ({ page }) => {
  await signUpQuietly(page);
  const offered = { jackpots: [sampleJackpot()], unseenHits: [sampleHit()], hits: [sampleHit()] };
  const calls = await answerOffers(page, () => offered);
  await open(page, BONUSES);
  const dialog = page.getByRole('dialog', { name: 'Jackpot hit' });
  await expect(dialog).toContainText('€1,642.00');
  await expect(dialog).toContainText('Minor');
  expect(calls).not.toContain('POST /bonuses/mark-as-seen');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => calls.includes('POST /bonuses/mark-as-seen')).toBe(true);
  await expect(card(page, /Touchline jackpot/)).toContainText('Last hit: Minor, €1,642');
});

test('an opened lootbox shows what was inside', async ({ page }) => {
  await signUpQuietly(page);
  const box = sampleBonus({
    id: 'box',
    type: 'lootbox',
    name: 'Box',
    lootbox: { counts: 'bets', reached: 5, potential: 5, threshold: 5, rewards: [] },
  });
  const reward = { id: 'b1', range_index: null, amount: 2_000, state: 'unused' as const };
  await answerOffers(page, () => ({ active: [box] }), {
    '/box/activate': { json: { ...box, rewards: [reward] } },
  });
  await open(page, BONUSES);
  await card(page, /Lootbox/)
    .getByRole('button', { name: 'Open' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Lootbox opened' });
  await expect(dialog).toContainText('€20');
  await expect(dialog.getByRole('button', { name: 'Use in slip' })).toBeVisible();
});

test('the account menu leads to the bonuses', async ({ page }) => {
  await openAs(page, {});
  await openAccountMenu(page);
  await expect(page.getByRole('link', { name: 'Bonuses' }).first()).toHaveAttribute('href', BONUSES);
  await expect(page.getByText('You have no active bonuses.', { exact: true })).toBeVisible();
});
