import type { Locator, Page } from '@playwright/test';
import { ODDS_FORMATS } from '@touchline/contract/constants';
import { matchesWithVideo, ownMatch } from '../support/book.ts';
import { legAt, placeQuietly, ticketOf } from '../support/placed-bets.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, openSlip, price } from '../support/screen.ts';
import { expect, testWithStack, test as withEverything } from '../support/state-test.ts';

// Each setting of the house as it is usually, and the other way round. Each feature switched off alone: `switched.spec.ts`.

const otherwise = testWithStack({
  houseSettings: {
    HOUSE_OFF: 'share_bet,custom_bet,cash_out,video,horse_racing,lotteries',
    HOUSE_ODDS_TYPES: 'european,american',
    HOUSE_MULTI_SINGLE: 'betradar',
    HOUSE_BET_DELAY_MS: '0',
    HOUSE_SPORTS: 'football',
  },
});

const settingsOf = async (page: Page) => (await page.request.get('/sports/api/book/settings')).json();

/** Two home wins on the slip. */
async function pickTwo(page: Page): Promise<Locator> {
  for (let count = 0; count < 2; count += 1) {
    const match = await ownMatch(page.request);
    await open(page, match.path);
    await price(page, `${match.id}/1//1`).click();
  }
  return openSlip(page);
}

async function formats(page: Page): Promise<string[]> {
  await open(page, '/sports');
  await page.getByRole('banner').getByRole('button', { name: 'Preferences' }).click();
  const choice = page.getByRole('combobox', { name: 'Odds format' }).first();
  await expect(choice).toBeVisible();
  return choice
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
}

const FEATURES = [
  'custom_bet_enabled',
  'share_bet_enabled',
  'video_enabled',
  'is_horse_racing_enabled',
  'is_lottery_enabled',
] as const;

withEverything('the settings call says what is on', async ({ page }) => {
  const settings = await settingsOf(page);
  for (const name of FEATURES) expect(settings[name], name).toBe(true);
  expect(settings.custom_bet_single_enabled).toBe(false);
  expect(settings.sport_type_providers).toEqual({ regular: ['betradar'], cyber: ['oddin'] });
  expect(settings.multi_single_available_by_provider).toMatchObject({ betradar: false });
  expect(settings.odds_types.available).toEqual([...ODDS_FORMATS]);
});

otherwise('the settings call says what is off', async ({ page }) => {
  const settings = await settingsOf(page);
  for (const name of FEATURES) expect(settings[name], name).toBe(false);
  expect(settings.custom_bet_single_enabled).toBe(false);
  expect(settings.sport_type_providers).toEqual({ regular: ['betradar'], cyber: [] });
  expect(settings.multi_single_available_by_provider).toMatchObject({ betradar: true });
  expect(settings.odds_types.available).toEqual(['european', 'american']);
  expect(settings.bet_delay_ms).toBe(0);
});

withEverything(
  'where somebody provides e-sports they have a page, and the schedule can be narrowed to them',
  async ({ page }) => {
    await open(page, '/sports/schedule');
    await expect(page.getByRole('main').getByRole('link', { name: 'Esports' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Esports' }).click();
    await expect(page).toHaveURL(/\/sports\/cybersport$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Esports' })).toBeVisible();
  },
);

withEverything('all formats of odds can be chosen', async ({ page }) => {
  expect(await formats(page)).toEqual([...ODDS_FORMATS]);
});

otherwise('only the formats of odds that the house names can be chosen, and they work', async ({ page }) => {
  expect(await formats(page)).toEqual(['european', 'american']);
  await page.getByRole('combobox', { name: 'Odds format' }).first().selectOption('american');
  await expect(page.locator('button[data-price]:not([aria-disabled="true"]):visible').first()).toContainText(
    /[+−]\d{3}/,
  );
});

withEverything('two selections make a combo', async ({ page }) => {
  const slip = await pickTwo(page);
  await expect(slip.getByRole('button', { name: 'Combo', exact: true, pressed: true })).toBeVisible();
});

otherwise('two selections of a provider with several singles stay singles', async ({ page }) => {
  const slip = await pickTwo(page);
  await expect(slip.getByRole('button', { name: 'Singles', exact: true, pressed: true })).toBeVisible();
});

withEverything('an open bet has an offer', async ({ page, house }) => {
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 20_000)], 2_000);
  await open(page, '/sports/bets-history');
  await expect(ticketOf(page, bet).getByRole('button', { name: /^Cash out/ })).toBeVisible();
});

otherwise('without cash-out an open bet has none, and no button for it', async ({ page, house }) => {
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 20_000)], 2_000);
  await open(page, '/sports/bets-history');
  await expect(ticketOf(page, bet)).toBeVisible();
  await expect(page.getByRole('button', { name: /Cash out/ })).toHaveCount(0);
});

otherwise(
  'with all of them off the pages are whole and nothing speaks of what is not there',
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const match = await ownMatch(page.request);
    for (const path of ['/sports', '/sports/live', '/sports/schedule', match.path, '/sports/promotions']) {
      await open(page, path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(
        page.getByRole('link', { name: /Bet builder|Horse racing|Lotter|Esports|With video/ }),
      ).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Results', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Share this bet|Load a bet code/ })).toHaveCount(0);
    }
    for (const path of ['/sports/racing', '/sports/lotteries', '/sports/cybersport'])
      expect((await page.request.get(path)).status(), path).toBe(404);
    expect(faults).toEqual([]);
  },
);

otherwise('a site without the bet builder has no such tab', async ({ page }) => {
  const match = await ownMatch(page.request);
  await open(page, `${match.path}?group=betbuilder`);
  await expect(page.getByRole('link', { name: /^All/ })).toBeVisible();
  // What comes after the first load is here when the slip answers taps.
  await price(page, `${match.id}/1//1`).click();
  await expect((await openSlip(page)).getByText(match.home, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bet builder' })).toHaveCount(0);
});

otherwise('with sharing off the code is taken out of the address and nothing offers it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bets/share-code')) asked.push(request.url());
  });
  await open(page, '/sports?betcode=KX47TQ');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(page.getByRole('button', { name: 'Load a bet code' })).toHaveCount(0);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await price(page, `${match.id}/1//1`).click();
  await openSlip(page);
  await expect(page.getByRole('button', { name: 'Share these bets' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

otherwise('with video off a match that has pictures shows none of it', async ({ page }) => {
  const [match] = await matchesWithVideo(page.request, 'live');
  if (match === undefined) throw new Error('The book lists no match in play with video.');
  await open(page, match.path);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live video' })).toHaveCount(0);
  await open(page, '/sports/live');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Video' })).toHaveCount(0);
});
