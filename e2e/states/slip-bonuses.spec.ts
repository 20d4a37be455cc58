import type { Locator, Page } from '@playwright/test';
import { ERROR_CODES } from '@touchline/contract/errors';
import { BOOST_STEPS, bonusAnswer, offeredBonus } from '../../apps/web/src/data/test/bonus-answers.ts';
import { expectAccessibleSlip } from '../support/axe.ts';
import { offerBonuses, refuseBonus } from '../support/bonus-routes.ts';
import { type BookMatch, ownMatch } from '../support/book.ts';
import type { House } from '../support/house.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, openSlip, press, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

async function addHomeWin(page: Page, house: House, odds = 20_000): Promise<BookMatch> {
  const match = await ownMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', odds);
  await open(page, match.path);
  await expect(price(page, `${match.id}/1//1`)).toContainText((odds / 10_000).toFixed(2));
  await price(page, `${match.id}/1//1`).click();
  return match;
}

const stakeIn = (slip: Locator) => slip.getByRole('textbox', { name: 'Stake', exact: true });
const use = (slip: Locator, name: string | RegExp) => slip.getByRole('switch', { name });
const priced = (min_odds: number) => ({ ...bonusAnswer('hunting').event_conditions, min_odds });

test('a free bet is chosen from the list, is the stake, and stays off once it is switched off', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  const freebet = offeredBonus(bonusAnswer('freebet', { name: 'Welcome' }));
  const offers = await offerBonuses(page, { freebet: [freebet] });
  await addHomeWin(page, house, 15_000);
  const slip = await openSlip(page);
  const list = slip.getByRole('button', { name: '1 bonus fits this bet' });
  await press(list);
  await slip.getByRole('button', { name: 'Use Welcome · €10.00' }).click();
  await expect(use(slip, 'Use Welcome · €10.00')).toBeChecked();
  await expect(use(slip, 'Use Welcome · €10.00')).toBeFocused();
  await expect(stakeIn(slip)).toHaveCount(0);
  await expect(slip.getByText('Free bet stake', { exact: true })).toBeVisible();
  const pays = "Pays the winnings only. The free bet stake isn't returned.";
  await expect(slip.getByText(pays, { exact: true })).toBeVisible();
  await expect(slip.getByText('Winnings', { exact: true })).toBeVisible();
  await expect(slip.getByText('€5.00', { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: 'Place free bet' })).toBeVisible();
  await expectAccessibleSlip(page);
  await use(slip, /Welcome/).focus();
  await page.keyboard.press('Enter');
  await expect(use(slip, /Welcome/)).not.toBeChecked();
  await expect(stakeIn(slip)).toHaveValue('');
  offers.change({ freebet: [freebet], hunting: offeredBonus(bonusAnswer('hunting')) });
  await addHomeWin(page, house);
  const later = await openSlip(page);
  await expect(later.getByRole('button', { name: '1 more bonus fits this bet' })).toBeVisible();
  await expect(use(later, /Use/)).not.toBeChecked();
});

test('a bonus says what is missing, and counts as soon as the price is there', async ({ page, house }) => {
  await signUpQuietly(page);
  const hunting = bonusAnswer('hunting', {
    name: 'Autumn hunt',
    event_conditions: priced(15_000),
    reference_stake: 1_000,
  });
  await offerBonuses(page, { hunting: offeredBonus(hunting) });
  const match = await addHomeWin(page, house, 14_000);
  const slip = await openSlip(page);
  await press(slip.getByRole('button', { name: "1 bonus doesn't fit yet" }));
  await expect(slip.getByText('Add one more selection at 1.50 or higher', { exact: true })).toBeVisible();
  await slip.getByRole('button', { name: 'Conditions of Autumn hunt' }).click();
  const missed = slip.getByRole('listitem').filter({ hasText: 'Price of 1.50 or higher' });
  await expect(missed.last()).toContainText('not met');
  await expect(missed.last()).toContainText(`Doesn't fit: ${match.home} (1.40)`);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 25_000);
  await expect(use(slip, 'Use Autumn hunt')).toBeChecked();
  await stakeIn(slip).fill('10');
  await expect(slip.getByText('Points this bet can earn: 1.5', { exact: true })).toBeVisible();
});

test('a boost shows its steps, the one of the bet, and what the next one needs', async ({ page, house }) => {
  await signUpQuietly(page);
  const boost = bonusAnswer('comboboost', { name: 'Combo boost', ranges: BOOST_STEPS });
  await offerBonuses(page, { comboboost: offeredBonus(boost) });
  await addHomeWin(page, house);
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await expect(use(slip, 'Use Combo boost · +4%')).toBeChecked();
  await expect(slip.getByText('Add one more selection for +8%', { exact: true })).toBeVisible();
  const steps = slip.getByRole('list', { name: 'Steps of the boost' }).getByRole('listitem');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await stakeIn(slip).fill('10');
  await expect(slip.getByText('€41.60', { exact: true })).toBeVisible();
  await expect(slip.getByText('€1.60', { exact: true })).toBeVisible();
  await use(slip, /Combo boost/).click();
  await expect(slip.getByText('€40.00', { exact: true })).toBeVisible();
});

test('a free bet whose price falls below its minimum is not placed, and says why', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  const freebet = bonusAnswer('freebet', { name: 'Welcome', event_conditions: priced(15_000) });
  await offerBonuses(page, { freebet: [offeredBonus(freebet)] });
  const match = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await press(slip.getByRole('button', { name: '1 bonus fits this bet' }));
  await slip.getByRole('button', { name: 'Use Welcome · €10.00' }).click();
  await house.movePrice(match.id, `${match.id}/1/`, '1', 14_000);
  await expect(slip.getByText(/^This bet doesn't count yet\./)).toBeVisible();
  await slip.getByRole('button', { name: 'Accept new price' }).click();
  await press(slip.getByRole('button', { name: 'Check the free bet' }));
  await expect(use(slip, /Welcome/)).toBeFocused();
});

test('a bonus that is gone is taken off, and the slip stays', async ({ page, house }) => {
  await signUpQuietly(page);
  const offers = await offerBonuses(page, {
    hunting: offeredBonus(bonusAnswer('hunting', { name: 'Autumn hunt' })),
  });
  const match = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await expect(use(slip, 'Use Autumn hunt')).toBeChecked();
  await stakeIn(slip).fill('10');
  const { code, key } = ERROR_CODES.bonus_gone;
  await refuseBonus(page, code, { key });
  offers.change({});
  const sent = page.waitForRequest(/\/book\/bets$/);
  await press(slip.getByRole('button', { name: 'Place bet · €10.00' }));
  expect(JSON.parse((await sent).postData() ?? '{}').bets[0].bonus).toEqual({
    id: 'hunting-1',
    type: 'hunting',
  });
  await expect(slip.getByRole('alert')).toContainText('This bonus is no longer available.');
  await expect(use(slip, 'Use Autumn hunt')).toHaveCount(0);
  await expect(slip.getByRole('button', { name: `Remove ${match.home}` })).toBeVisible();
  await expect(stakeIn(slip)).toHaveValue('10');
});

test('a condition that was missed is named', async ({ page, house }) => {
  await signUpQuietly(page);
  await offerBonuses(page, { hunting: offeredBonus(bonusAnswer('hunting')) });
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await stakeIn(slip).fill('10');
  const { code, key } = ERROR_CODES.bonus_condition;
  await refuseBonus(page, code, { key, condition: 'not-farmed' });
  await press(slip.getByRole('button', { name: 'Place bet · €10.00' }));
  await expect(slip.getByRole('alert')).toContainText('one bet per match');
});

test('without proofs an offer is available or not, with no reasons', async ({ page, house }) => {
  await signUpQuietly(page);
  const bare = { bonus: null, facts: null };
  await page.route('**/book/bonuses/*/*', (route) =>
    route.fulfill({ json: bonusAnswer('tournament', { name: 'Matchday' }) }),
  );
  await offerBonuses(page, {
    tournament: offeredBonus(bonusAnswer('tournament'), { ...bare, available: false }),
  });
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await press(slip.getByRole('button', { name: "1 bonus doesn't fit yet" }));
  await expect(slip.getByText('Not available for this bet', { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: /^Conditions/ })).toHaveCount(0);
});

test('each single has a bonus of its own, and one free bet at a time', async ({ page, house }) => {
  await signUpQuietly(page);
  await offerBonuses(page, { freebet: [offeredBonus(bonusAnswer('freebet', { name: 'Welcome' }))] });
  const first = await addHomeWin(page, house);
  const second = await addHomeWin(page, house);
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Singles' }).click();
  const ofBet = (match: BookMatch) => slip.getByRole('region', { name: `Bonuses for ${match.home}` });
  await ofBet(first).getByRole('button', { name: '1 bonus fits this bet' }).click();
  await ofBet(first).getByRole('button', { name: 'Use Welcome · €10.00' }).click();
  await expect(slip.getByRole('textbox', { name: `Stake on ${first.home}` })).toHaveValue('10.00');
  await ofBet(second).getByRole('button', { name: '1 bonus fits this bet' }).click();
  await expect(
    ofBet(second).getByText('Another bet on this slip already has a free bet.', { exact: true }),
  ).toBeVisible();
  await expect(ofBet(second).getByRole('button', { name: /^Use/ })).toHaveCount(0);
});

test('the jackpots that a bet takes part in are one line', async ({ page, house }) => {
  await signUpQuietly(page);
  await offerBonuses(page, {}, ['gold']);
  await addHomeWin(page, house);
  const slip = await openSlip(page);
  await expect(slip.getByText('Takes part in: The gold jackpot', { exact: true })).toBeVisible();
});
