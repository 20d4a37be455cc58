import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog, expectAccessibleSlip } from '../support/axe.ts';
import { ownMatch } from '../support/book.ts';
import { placed } from '../support/faulted-slip.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { limitQuietly, signUpQuietly } from '../support/players.ts';
import { choose, open, openAccountMenu, openSlip, PLAIN, pressFor, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// What a player's own limits say where he stakes and pays in.

/** A stack of its own: the policy of limits changes what every deposit of it asks. */
const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });

test.describe.configure({ timeout: 120_000 });

const WAGER = { type: 'wager', period: 'week', value: 10_000 };
const STARTS_AGAIN = String.raw`It starts again on .+, .+\.`;
const stakeIn = (slip: Locator) => slip.getByRole('textbox', { name: 'Stake', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Deposit', exact: true });

/** Asks for a deposit limit before a first deposit, or does not. */
const ask = ({ dataDir }: HandedStack, isAsked: boolean) =>
  writeFileSync(
    join(dataDir, 'limits.json'),
    JSON.stringify({ default: { ask_before_first_deposit: isAsked } }),
  );

/** The slip of a player with a selection on it. */
async function slipWithSelection(page: Page): Promise<Locator> {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await choose(page, `${match.id}/1//1`);
  return openSlip(page);
}

test('the slip names the limit that leaves the least, before and after a bet', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await signUpQuietly(page);
  await limitQuietly(page, WAGER);
  await limitQuietly(page, { type: 'loss', period: 'month', value: 50_000 });
  let slip = await slipWithSelection(page);
  await expect(slip.getByText('Weekly stake limit: €100.00 left of €100.00', { exact: true })).toBeVisible();
  await expectAccessibleSlip(page);
  await stakeIn(slip).fill('62');
  await pressFor(slip.getByRole('button', { name: 'Place bet · €62.00' }), placed(slip));
  slip = await slipWithSelection(page);
  await expect(slip.getByText('Weekly stake limit: €38.00 left of €100.00', { exact: true })).toBeVisible();
  await limitQuietly(page, { type: 'bet', value: 2_000 });
  await page.reload();
  await expect(
    (await openSlip(page)).getByText('Bet limit: €20.00 for each bet', { exact: true }),
  ).toBeVisible();
});

test('a bet that passes a limit is refused with what is left and when it starts again', async ({ page }) => {
  await signUpQuietly(page);
  await limitQuietly(page, WAGER);
  const slip = await slipWithSelection(page);
  await stakeIn(slip).fill('100.01');
  const refused = slip.getByRole('alert');
  await pressFor(slip.getByRole('button', { name: 'Place bet · €100.01' }), refused);
  await expect(refused).toContainText(
    new RegExp(`You have €100\\.00 left of your stake limit\\. ${STARTS_AGAIN}`),
  );
  await stakeIn(slip).fill('100');
  await pressFor(slip.getByRole('button', { name: 'Place bet · €100.00' }), placed(slip));
  const spent = await slipWithSelection(page);
  await expect(spent.getByText(/^Weekly stake limit: nothing left until .+$/)).toBeVisible();
});

test('a visitor, and a player without a limit, see no line of one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const slip = await slipWithSelection(page);
  await expect(stakeIn(slip)).toBeVisible();
  expect(asked.filter((path) => path.includes('/user_limits'))).toEqual([]);
  await signUpQuietly(page);
  await page.reload();
  await expect(shownBalance(page)).toBeVisible();
  await expect(stakeIn(await openSlip(page))).toBeVisible();
  await expect(page.getByText(/ limit: /)).toHaveCount(0);
});

test('what is left of the deposit limit stands before the amount, and a refusal says it too', async ({
  page,
  stack,
}) => {
  ask(stack, false);
  await signUpQuietly(page);
  await limitQuietly(page, { type: 'deposit', period: 'month', value: 6_000 });
  await open(page, `${PLAIN}?modal=deposit`);
  const dialog = dialogOf(page);
  await expect(
    dialog.getByText('Monthly deposit limit: €60.00 left of €60.00', { exact: true }),
  ).toBeVisible();
  await expectAccessibleDialog(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('61');
  await dialog.getByRole('button', { name: 'Deposit €61.00' }).click();
  await expect(
    dialog.getByText(new RegExp(`^You have €60\\.00 left of your deposit limit\\. ${STARTS_AGAIN}$`)),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('60');
  await dialog.getByRole('button', { name: 'Deposit €60.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,060.00');
});

test('a limit is asked for before the first deposit, and set', { tag: '@phone-in-soak' }, async ({
  page,
  stack,
}) => {
  ask(stack, true);
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Do you want to set a deposit limit?' })).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('');
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Set limit' }).click();
  await expect(dialog.getByText('Enter an amount.', { exact: true })).toBeVisible();
  await amount.fill('80');
  await dialog.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Week' });
  await dialog.getByRole('button', { name: 'Set limit' }).click();
  await expect(
    dialog.getByText('Weekly deposit limit: €80.00 left of €80.00', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,050.00');
});

test('going on without a limit is an answer that is not asked for again', async ({ page, stack }) => {
  ask(stack, true);
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=quick-deposit`);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Go on without a limit' }).click();
  await expect(dialog.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  await open(page, `${PLAIN}?modal=deposit`);
  await expect(dialog.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
});

test('a deposit that is refused until the question is answered leads to it', async ({ page, stack }) => {
  ask(stack, false);
  await signUpQuietly(page);
  await open(page, `${PLAIN}?modal=deposit`);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  ask(stack, true);
  await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Set a deposit limit or go on without one before you deposit.',
  );
  await dialog.getByRole('button', { name: 'Set a deposit limit' }).click();
  await dialog.getByRole('button', { name: 'Go on without a limit' }).click();
  await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
  await expect(shownBalance(page)).toHaveText('€1,050.00');
});

test('limits and breaks are a line of the account menu', { tag: '@phone-in-soak' }, async ({ page }) => {
  await signUpQuietly(page);
  await open(page, PLAIN);
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Limits and breaks', exact: true }).click();
  await expect(page).toHaveURL(/\/sports\/limits$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Limits and breaks' })).toBeVisible();
});
