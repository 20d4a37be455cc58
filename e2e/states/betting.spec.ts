import { ownMatch } from '../support/book.ts';
import { PLACES, placed, placeStake, placesStake } from '../support/faulted-slip.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import {
  choose,
  closeSlip,
  open,
  openSlip,
  press,
  pressFor,
  price,
  shownBalance,
} from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

test('a single is placed, the balance falls, the bet wins and is paid to the unit', {
  tag: '@phone',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 23_700);
  await expect(price(page, `${match.id}/1//1`)).toContainText('2.37');
  await price(page, `${match.id}/1//1`).click();
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('12,34');
  await expect(slip.getByText('€29.24', { exact: true })).toBeVisible();
  const placing = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/book/bets'),
  );
  await press(slip.getByRole('button', { name: 'Place bet · €12.34' }));
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  const placement = await placing;
  // By the same id the bet is found in the house's log and in its books.
  const { request_id: requestId } = placement.postDataJSON().meta;
  expect(requestId).toMatch(/^[\w-]{8,64}$/);
  expect(placement.headers()['x-request-id']).toBe(requestId);
  await press(slip.getByRole('button', { name: 'Done' }));
  await closeSlip(page);
  await expect(shownBalance(page)).toHaveText('€987.66');
  await house.settle(match.id, `${match.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  // 12.34 × 2.37 = 29.2458: the fraction of a cent stays with the house.
  await expect(shownBalance(page)).toHaveText('€1,016.90');
  expect(await balanceOf(page)).toBe(101_690);
  await page.goto('/sports/bets-history?status=settled');
  await expect(page.getByRole('article').filter({ hasText: match.home })).toContainText('Won');
});

test('a combo of two matches is placed and paid at the product of its prices', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  const first = await ownMatch(page.request);
  const second = await ownMatch(page.request);
  await open(page, first.path);
  await house.movePrice(first.id, `${first.id}/1/`, '1', 15_000);
  await expect(price(page, `${first.id}/1//1`)).toContainText('1.50');
  await price(page, `${first.id}/1//1`).click();
  await open(page, second.path);
  await house.movePrice(second.id, `${second.id}/1/`, '3', 30_000);
  await expect(price(page, `${second.id}/1//3`)).toContainText('3.00');
  await price(page, `${second.id}/1//3`).click();
  const slip = await openSlip(page);
  await expect(slip.getByText(/Total odds/)).toBeVisible();
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await expect(slip.getByText('€45.00', { exact: true })).toBeVisible();
  await press(slip.getByRole('button', { name: 'Place bet · €10.00' }));
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  await house.settle(first.id, `${first.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  await house.settle(second.id, `${second.id}/1/`, { '1': 'lost', '2': 'lost', '3': 'won' });
  await expect.poll(() => balanceOf(page)).toBe(103_500);
});

test('two selections of one match are marked and not combined, without one of them the bet is placed', async ({
  page,
  house,
}) => {
  await signUpQuietly(page);
  const first = await ownMatch(page.request);
  const second = await ownMatch(page.request);
  // A price that moves meanwhile would ask to be accepted before anything else is said.
  for (const { id } of [first, second]) await house.movePrice(id, `${id}/1/`, '1', 20_000);
  await open(page, first.path);
  await expect(price(page, `${first.id}/1//1`)).toContainText('2.00');
  await choose(page, `${first.id}/1//1`);
  const goals = page.locator(`button[data-price^="${first.id}/18/"]:visible`).first();
  const [, marketId, specifier, outcomeId] = ((await goals.getAttribute('data-price')) ?? '').split('/');
  await house.movePrice(first.id, `${first.id}/${marketId}/${specifier}`, outcomeId ?? '', 19_000);
  await expect(price(page, `${first.id}/${marketId}/${specifier}/${outcomeId}`)).toContainText('1.90');
  await choose(page, `${first.id}/${marketId}/${specifier}/${outcomeId}`);
  await open(page, second.path);
  await expect(price(page, `${second.id}/1//1`)).toContainText('2.00');
  await choose(page, `${second.id}/1//1`);
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Combo', exact: true }).click();
  await expect(slip.getByText(/Selections from the same match can't be combined\./)).toHaveCount(1);
  await expect(slip.locator('[data-related]')).toHaveCount(2);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await expect(slip.getByRole('button', { name: 'Check the selections' })).toBeVisible();
  await expect(slip.getByRole('button', { name: PLACES })).toHaveCount(0);
  await slip.locator('[data-related] [data-remove]').last().click();
  await expect(slip.locator('[data-related]')).toHaveCount(0);
  await placeStake(slip, placed(slip));
});

test('two singles carry their own stakes', async ({ page, house }) => {
  await signUpQuietly(page);
  const first = await ownMatch(page.request);
  const second = await ownMatch(page.request);
  // A price that moves meanwhile would put a question in the place of the button.
  for (const { id } of [first, second]) await house.movePrice(id, `${id}/1/`, '2', 30_000);
  await open(page, first.path);
  await price(page, `${first.id}/1//2`).click();
  await open(page, second.path);
  await price(page, `${second.id}/1//2`).click();
  const slip = await openSlip(page);
  await slip
    .getByRole('button', { name: 'Singles' })
    .or(slip.getByRole('radio', { name: 'Singles' }))
    .click();
  const stakes = slip.getByRole('textbox', { name: /Stake on/ });
  await stakes.nth(0).fill('3');
  await stakes.nth(1).fill('4');
  await press(slip.getByRole('button', { name: 'Place 2 bets · €7.00' }));
  await expect(slip.getByText('2 bets placed', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_300);
});

test('a changed price is shown beside the old one and placed only after it is accepted', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  await expect(price(page, `${match.id}/1//1`)).toContainText('2.00');
  await price(page, `${match.id}/1//1`).click();
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await house.movePrice(match.id, `${match.id}/1/`, '1', 18_000);
  await expect(slip.getByText('1 price changed.', { exact: true })).toBeVisible();
  await expect(slip.getByText('€18.00', { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: /^Place bet/ })).toHaveCount(0);
  const accept = slip.getByRole('button', { name: 'Accept and place · €10.00' });
  await pressFor(accept, placed(slip));
  expect(await balanceOf(page)).toBe(99_000);
});

test('a suspended selection waits, and its reason is told', async ({ page, house }) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await price(page, `${match.id}/1//1`).click();
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await house.suspend(match.id, true, `${match.id}/1/`);
  await expect(slip.getByText('This market is suspended.', { exact: true })).toBeVisible();
  await expect(slip.getByRole('button', { name: /^Place bet/ })).toHaveCount(0);
  await house.suspend(match.id, false, `${match.id}/1/`);
  await expect(slip.getByRole('button', { name: PLACES })).toBeVisible();
  expect(await balanceOf(page)).toBe(100_000);
});

test('a stake above the balance is refused before it is sent', async ({ page }) => {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await price(page, `${match.id}/1//1`).click();
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('1000.01');
  await expect(slip.getByText(/Your balance is €1,000\.00\./)).toBeVisible();
});

test('the slip survives a reload and signing in', async ({ page }) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await price(page, `${match.id}/1//1`).click();
  let slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('7');
  await expect(slip.getByRole('button', { name: 'Sign in to place' })).toBeVisible();
  await signUpQuietly(page);
  await page.reload();
  await expect(price(page, `${match.id}/1//1`)).toHaveAttribute('aria-pressed', 'true');
  slip = await openSlip(page);
  // The price may have moved meanwhile.
  await expect(slip.getByRole('button', { name: placesStake('€7.00') })).toBeVisible();
});
