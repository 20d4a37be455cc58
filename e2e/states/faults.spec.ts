import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ERROR_CODES, type ErrorName, RISK_KEYS } from '@touchline/contract/errors';
import { errorText } from '@touchline/i18n/catalog-names';
import { ownLiveMatch, ownMatch } from '../support/book.ts';
import {
  expectKept,
  FULL_BALANCE,
  inDoubt,
  PLACES,
  placed,
  placeStake,
  ready,
} from '../support/faulted-slip.ts';
import { balanceOf, openBetsOf, signUpQuietly } from '../support/players.ts';
import { expectApart, open, openSlip, press, pressFor, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const text = (name: ErrorName, limit = '') => errorText('en', ERROR_CODES[name].key, { limit });

/** What the slip says where the house refuses a bet, by the name of the scenario. Stakes are 10.00 EUR. */
const REFUSALS: Readonly<Record<string, string>> = {
  'odds-different': errorText('en', RISK_KEYS.different),
  'odds-higher': errorText('en', RISK_KEYS.higher),
  'odds-too-low': errorText('en', RISK_KEYS.tooLow),
  'odds-higher-than-current': errorText('en', RISK_KEYS.higherThanCurrent),
  'refused-insufficient-balance': text('insufficient_balance'),
  'refused-suspended': text('suspended'),
  'refused-not-available': text('not_available'),
  'refused-stake-too-low': text('stake_too_low', '€20.00'),
  'refused-stake-too-high': text('stake_too_high', '€5.00'),
  'refused-not-combinable': text('not_combinable'),
  'refused-too-many-selections': text('too_many_selections'),
  'refused-provider-inactive': text('provider_inactive'),
  'refused-no-account': text('no_account'),
  'refused-match-changed': text('match_changed'),
  'refused-bet-type-unknown': text('bet_type_unknown'),
  'refused-custom-bet-refused': text('custom_bet_refused'),
  'refused-vip-refused': text('vip_refused'),
  'refused-invalid-odds-custom-bet': text('invalid_odds_custom_bet'),
  'refused-default': text('default'),
  'request-reused': text('request_reused'),
  'code-unknown': text('default'),
  'too-many-requests': text('too_many_requests'),
  'house-unavailable': text('not_taken'),
};

/** The text of every test of what a page shows. */
const FOLDER = resolve(import.meta.dirname, '..');
const SPECS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

test('every fault of the house is met by a test of a page, under its name', async ({ house }) => {
  const names = (await house.scenarios()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !SPECS.includes(`'${name}'`))).toEqual([]);
});

test('a refused bet says why, stays on the slip and can be sent again', async ({ page, house }) => {
  test.setTimeout(180_000);
  const all = await ready(page, house);
  const { slip, email } = all;
  for (const [name, sentence] of Object.entries(REFUSALS)) {
    await test.step(name, async () => {
      await slip.getByRole('textbox', { name: /Stake/ }).fill('10.0');
      await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
      await expect(slip.getByText('Bet not placed', { exact: true })).toHaveCount(0);
      await house.scenario(name, { player: email });
      await placeStake(slip, slip.getByText('Bet not placed', { exact: true }));
      await expect(slip.getByRole('alert')).toHaveText(
        `Bet not placed${sentence} Nothing was taken from your balance for it.`,
      );
      await expectKept(page, all);
    });
  }
  await placeStake(slip, placed(slip));
  expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
});

/** What the slip says where half of the stake is left of a limit that the player set. */
const OWN_LIMITS: Readonly<Record<string, RegExp>> = {
  'refused-bet-limit': /€5\.00/,
  'refused-wager-limit': /€5\.00.*\d{2}:\d{2}/,
  'refused-loss-limit': /€5\.00.*\d{2}:\d{2}/,
};

test('a bet that passes a limit of the player says what is left of it, and when it starts again', async ({
  page,
  house,
}) => {
  const all = await ready(page, house);
  const { slip, email } = all;
  for (const [name, sentence] of Object.entries(OWN_LIMITS)) {
    await slip.getByRole('textbox', { name: /Stake/ }).fill('10.0');
    await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
    await expect(slip.getByText('Bet not placed', { exact: true })).toHaveCount(0);
    await house.scenario(name, { player: email });
    await placeStake(slip, slip.getByText('Bet not placed', { exact: true }));
    await expect(slip.getByRole('alert')).toHaveText(sentence);
    await expectKept(page, all);
  }
});

test('the price falls as the bet arrives: the slip offers to place at the one that is now', async ({
  page,
  house,
}) => {
  const all = await ready(page, house);
  await house.scenario('price-falls-before', { player: all.email });
  await placeStake(all.slip, all.slip.getByRole('button', { name: 'Accept and place · €10.00' }));
  await expect(all.slip.getByText(/Return is now €16\.00/)).toBeVisible();
  await expectKept(page, all);
  await placeStake(all.slip, placed(all.slip));
  await expect(all.slip).toContainText('€16.00');
});

test('the price rises as the bet arrives: nobody is given another price than the one he saw', async ({
  page,
  house,
}) => {
  const all = await ready(page, house);
  await house.scenario('price-rises-before', { player: all.email });
  await placeStake(all.slip, all.slip.getByRole('button', { name: 'Accept and place · €10.00' }));
  await expectKept(page, all);
  await placeStake(all.slip, placed(all.slip));
  await expect(all.slip).toContainText('€25.00');
});

test('a limit is reached: the slip offers the highest stake that is taken', async ({ page, house }) => {
  const email = await signUpQuietly(page);
  await house.scenario('limit-reached', { player: email, once: false });
  const { id, path } = await ownMatch(page.request);
  await open(page, path);
  await price(page, `${id}/1//1`).click();
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  const place = slip.getByRole('button', { name: 'Place bet · €10.00' });
  const most = slip.getByRole('button', { name: 'Use €5.00' });
  // The house is asked for the highest stake a moment after the selection came.
  await expect(place.or(most)).toBeVisible();
  if (await place.isVisible()) await place.click();
  await expect(slip.getByText(/The maximum stake (here )?is €5\.00\./).first()).toBeVisible();
  await slip.getByRole('textbox', { name: /Stake/ }).fill('5');
  await pressFor(slip.getByRole('button', { name: 'Place bet · €5.00' }), placed(slip));
  expect(await balanceOf(page)).toBe(FULL_BALANCE - 500);
});

test('the market is suspended as the bet arrives: the slip waits until it opens again', async ({
  page,
  house,
}) => {
  const all = await ready(page, house);
  await house.scenario('market-suspends-before', { player: all.email, seconds: 6 });
  await placeStake(all.slip, all.slip.getByText('This market is suspended.', { exact: true }));
  await expectKept(page, all);
  await placeStake(all.slip, placed(all.slip));
});

for (const [name, key] of [
  ['price-falls-during-delay', RISK_KEYS.higherThanCurrent],
  ['market-suspends-during-delay', ERROR_CODES.suspended.key],
  ['goal-during-delay', ERROR_CODES.match_changed.key],
] as const) {
  test(`${name}: a live bet is not taken, and the stake comes back`, async ({ page, house }) => {
    test.setTimeout(120_000);
    const all = await ready(page, house, await ownLiveMatch(page.request));
    await house.scenario(name, { player: all.email, seconds: 8 });
    await placeStake(all.slip, all.slip.getByText(/checking your live bet|Bet not placed/));
    await expect(all.slip.getByText('Bet not placed', { exact: true })).toBeVisible({ timeout: 20_000 });
    // A goal suspends the market as well, and whichever is noticed first is told.
    const told = name === 'goal-during-delay' ? [ERROR_CODES.suspended.key, key] : [key];
    const sentence = new RegExp(told.map((one) => errorText('en', one)).join('|'));
    await expect(all.slip.getByRole('alert').filter({ hasText: 'Bet not placed' })).toContainText(sentence);
    await expectKept(page, all);
  });
}

test('a slow answer: the slip says that it is placing, and takes no second press', async ({
  page,
  house,
}) => {
  const all = await ready(page, house);
  await house.scenario('answer-slow', { player: all.email, seconds: 3 });
  const placing = all.slip.getByRole('button', { name: 'Placing bet…' });
  await placeStake(all.slip, placing);
  await placing.click({ force: true });
  await expect(placed(all.slip)).toBeVisible();
  expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
  expect(await openBetsOf(page)).toBe(1);
});

for (const [name, limitMs] of [
  ['answer-lost', 15_000],
  ['answer-never', 30_000],
  ['answer-unreadable', 15_000],
] as const) {
  test(`${name}: the slip asks what became of the bet, and finds it placed`, async ({ page, house }) => {
    const all = await ready(page, house);
    await house.scenario(name, { player: all.email });
    await press(all.slip.getByRole('button', { name: PLACES }));
    await expect(placed(all.slip)).toBeVisible({ timeout: limitMs });
    expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
    expect(await openBetsOf(page)).toBe(1);
  });
}

for (const name of ['request-lost', 'house-fails']) {
  test(`${name}: the slip is in doubt, then says that nothing was placed`, async ({ page, house }) => {
    const all = await ready(page, house);
    await house.scenario(name, { player: all.email });
    await placeStake(all.slip, inDoubt(all.slip));
    await expect(all.slip.getByRole('button', { name: PLACES })).toHaveCount(0);
    await expect(page.getByText("Your bet didn't reach us", { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expectKept(page, all);
    await placeStake(all.slip, placed(all.slip));
    expect(await openBetsOf(page)).toBe(1);
  });
}

test('the session ends in the middle: the player signs in again and finds his slip', {
  tag: ['@phone-in-soak', '@browser'],
}, async ({ page, house }) => {
  const { email, slip, match } = await ready(page, house);
  await house.scenario('session-expired', { player: email });
  const dialog = page.getByRole('dialog', { name: /Sign in/i });
  await placeStake(slip, dialog);
  await expectApart(
    page.getByRole('region', { name: 'Notices' }).getByText("You're signed out", { exact: true }),
    dialog,
  );
  await dialog.getByRole('textbox', { name: /mail/i }).fill(email);
  await dialog
    .getByLabel(/password/i)
    .first()
    .fill('correct-horse-9');
  await dialog.getByRole('button', { name: /^Sign in/i }).click();
  await expect(dialog).toHaveCount(0);
  await expectKept(page, { email, slip, match });
  await placeStake(slip, placed(slip));
});

test('the sockets drop when the bet is answered: it is placed, and the page comes back', async ({
  page,
  house,
}) => {
  const all = await ready(page, house);
  await house.scenario('sockets-drop', { player: all.email });
  await placeStake(all.slip, placed(all.slip));
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 20_000 });
  expect(await openBetsOf(page)).toBe(1);
});

test('a provider stops: its selections wait on the slip, and come back with it', async ({ page, house }) => {
  const all = await ready(page, house);
  await house.scenario('provider-inactive');
  try {
    await expect(all.slip.getByText("This event isn't available right now.", { exact: true })).toBeVisible();
    await expect(all.slip.getByRole('button', { name: PLACES })).toHaveCount(0);
  } finally {
    await house.scenario('provider-inactive', 'off');
  }
  await expectKept(page, all);
  await placeStake(all.slip, placed(all.slip));
});

test('another provider stops: bets on the rest are taken', async ({ page, house }) => {
  const all = await ready(page, house);
  await house.scenario('cyber-provider-inactive');
  try {
    await placeStake(all.slip, placed(all.slip));
  } finally {
    await house.scenario('cyber-provider-inactive', 'off');
  }
});
