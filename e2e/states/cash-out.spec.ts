import type { Page } from '@playwright/test';
import { expectAccessibleMain } from '../support/axe.ts';
import { liveMatch } from '../support/book.ts';
import { cashOut, holdBet } from '../support/held-bet.ts';
import type { House } from '../support/house.ts';
import { type Placed, placeQuietly, ticketOf } from '../support/placed-bets.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, press, pressFor, settled } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A bet of 10.00 at 2.00 on a match in play. */
async function placeInPlay(page: Page, house: House): Promise<Placed> {
  const match = await liveMatch(page.request);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
  return placeQuietly(page, [{ match, outcome: '1', odds: 20_000 }], 1_000);
}

test('a bet is sold at the offer that was shown', { tag: '@phone' }, async ({ page, house }) => {
  const { ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  const question = ticket.getByRole('group', { name: 'Cash out for €19.00?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('You get €19.00 and the bet closes.');
  await expect(question).toContainText('Fair value €20.00, less our margin of €1.00.');
  await expectAccessibleMain(page);
  const done = ticket.getByText("Cashed out €19.00. It's in your balance.", { exact: true });
  await pressFor(question.getByRole('button', { name: 'Cash out €19.00' }), done);
  await expect(ticket.getByText('Cashed out', { exact: true }).first()).toBeVisible();
  expect(await balanceOf(page)).toBe(99_900);
  await expectAccessibleMain(page);
});

test('keeping the bet sells nothing, and the focus goes back to the button', async ({ page, house }) => {
  const { ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  const question = ticket.getByRole('group', { name: 'Cash out for €19.00?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cashOut(ticket, '€19.00')).toBeFocused();
  expect(await balanceOf(page)).toBe(98_000);
});

test('the offer follows the price and says which way it went', async ({ page, house }) => {
  const { leg, ticket } = await holdBet(page, house);
  await expect(cashOut(ticket, '€19.00')).toBeVisible();
  await house.movePrice(leg.match.id, `${leg.match.id}/1/`, '1', 16_000);
  await expect(cashOut(ticket, '€23.75')).toBeVisible();
  await expect(ticket.getByRole('button', { name: 'Cash out €23.75 up' })).toBeVisible();
  await house.movePrice(leg.match.id, `${leg.match.id}/1/`, '1', 25_000);
  await expect(ticket.getByRole('button', { name: 'Cash out €15.20 down' })).toBeVisible();
});

test('an offer that falls while the player is asked becomes a new question', async ({ page, house }) => {
  const { leg, ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  await house.movePrice(leg.match.id, `${leg.match.id}/1/`, '1', 25_000);
  await expect(ticket.getByText(/The offer is now €15\.20, was €19\.00\./)).toBeVisible();
  await expect(ticket.getByRole('button', { name: 'Cash out €19.00' })).toHaveCount(0);
  await expectAccessibleMain(page);
  await ticket.getByRole('button', { name: 'Keep bet' }).click();
  await expect(cashOut(ticket, '€15.20')).toBeVisible();
  expect(await balanceOf(page)).toBe(98_000);
});

test('an offer that falls as the sale arrives is refused with the new one, which can be taken', async ({
  page,
  house,
}) => {
  const { email, ticket } = await holdBet(page, house);
  await house.scenario('cash-out-changed', { player: email });
  await cashOut(ticket, '€19.00').click();
  const changed = ticket.getByText(/^The offer is now €[\d.]+, was €19\.00\./);
  await pressFor(ticket.getByRole('button', { name: 'Cash out €19.00' }), changed);
  expect(await balanceOf(page)).toBe(98_000);
  const take = ticket.getByRole('button', { name: /^Take €/ });
  const amount = (await take.textContent())?.match(/[\d.]+/)?.[0] ?? '';
  await pressFor(take, ticket.getByText(`Cashed out €${amount}. It's in your balance.`, { exact: true }));
  expect(await balanceOf(page)).toBe(98_000 + Math.round(Number(amount) * 100));
});

test('a suspended market pauses the offer in its place with the reason, and it comes back', async ({
  page,
  house,
}) => {
  const { leg, ticket } = await holdBet(page, house);
  await expect(cashOut(ticket, '€19.00')).toBeVisible();
  await house.suspend(leg.match.id, true, `${leg.match.id}/1/`);
  const paused = ticket.getByRole('button', { name: /^Cash out paused/ });
  await expect(paused).toHaveAttribute('aria-disabled', 'true');
  await expect(paused).toContainText('last €19.00');
  await expect(ticket.getByText('A market in this bet is suspended.', { exact: true })).toBeVisible();
  await expectAccessibleMain(page);
  await house.suspend(leg.match.id, false, `${leg.match.id}/1/`);
  await expect(cashOut(ticket, '€19.00')).toBeVisible();
});

test('in play the sale is checked first; one that fails leaves the bet as it was', async ({
  page,
  house,
}) => {
  const email = await signUpQuietly(page);
  const bet = await placeInPlay(page, house);
  await open(page, '/sports/bets-history');
  const ticket = ticketOf(page, bet);
  const offer = ticket.getByRole('button', { name: /^Cash out €/ });
  await expect(offer).toBeVisible({ timeout: 20_000 });
  await house.scenario('cash-out-fails', { player: email });
  const take = ticket.getByRole('group').getByRole('button', { name: /^Cash out €/ });
  await pressFor(offer, take);
  await pressFor(take, ticket.getByText(/^Cashing out/).first());
  await expect(ticket.getByText(/^Not cashed out/)).toBeVisible({ timeout: 20_000 });
  await expect(ticket.getByText('Live', { exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(99_000);
});

test('a part is sold, and what stays can win', { tag: ['@phone-in-soak', '@browser'] }, async ({
  page,
  house,
}) => {
  const { leg, ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  await ticket.getByRole('button', { name: 'A part' }).click();
  const slider = ticket.getByRole('slider', { name: 'Part to cash out' });
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect(ticket.getByRole('group', { name: 'Cash out 40% for €7.60?' })).toBeVisible();
  await expect(ticket.getByText('You get €7.60 and €12.00 stays at stake.', { exact: true })).toBeVisible();
  await expectAccessibleMain(page);
  const done = ticket.getByText('Cashed out part of your bet for €7.60. €12.00 stays at stake.', {
    exact: true,
  });
  await pressFor(ticket.getByRole('button', { name: 'Cash out €7.60' }), done);
  expect(await balanceOf(page)).toBe(98_760);
  await expect(ticket.getByText('€24.00', { exact: true })).toBeVisible();
  await house.settle(leg.match.id, `${leg.match.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  await expect.poll(() => balanceOf(page)).toBe(101_160);
});

test('a rule sells the bet when its offer is there', { tag: '@browser' }, async ({ page, house }) => {
  const { leg, ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  await ticket.getByRole('button', { name: 'Auto cash-out' }).click();
  const field = ticket.getByRole('textbox', { name: 'Cash out when the offer reaches' });
  await expect(field).toBeFocused();
  for (const [typed, words] of [
    ['', 'Enter an amount.'],
    ['15', 'The offer is already €19.00.'],
    ['40', 'The most this bet can return is €40.00'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(ticket.getByRole('alert')).toContainText(words);
    await expect(field).toBeFocused();
  }
  await expectAccessibleMain(page);
  await field.fill('30,50');
  await field.press('Enter');
  await expect(ticket.getByText('Auto cash-out at €30.50 or more', { exact: true })).toBeVisible();
  await ticket.getByRole('button', { name: 'Remove rule' }).click();
  await expect(ticket.getByText(/Auto cash-out at/)).toHaveCount(0);
  await cashOut(ticket, '€19.00').click();
  await ticket.getByRole('button', { name: 'Auto cash-out' }).click();
  await field.fill('22');
  await ticket.getByRole('button', { name: 'Set rule' }).click();
  await expect(ticket.getByText('Auto cash-out at €22.00 or more', { exact: true })).toBeVisible();
  await house.movePrice(leg.match.id, `${leg.match.id}/1/`, '1', 16_000);
  await expect(ticket.getByText("Cashed out €23.75. It's in your balance.", { exact: true })).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(98_000 + 2_375);
});

test('with the tolerance a small fall sells at the lower offer', async ({ page, house }) => {
  const { leg, ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  await ticket.getByRole('switch', { name: 'Accept a drop of up to 2%' }).click();
  await house.movePrice(leg.match.id, `${leg.match.id}/1/`, '1', 20_200);
  const question = ticket.getByRole('group', { name: 'Cash out for €18.81?' });
  await expect(question).toBeVisible();
  const done = ticket.getByText("Cashed out €18.81. It's in your balance.", { exact: true });
  await pressFor(question.getByRole('button', { name: 'Cash out €18.81' }), done);
  expect(await balanceOf(page)).toBe(99_881);
});

test('a lost answer is asked for again, and the bet is sold once', { tag: '@browser' }, async ({
  page,
  house,
}) => {
  // Holds the news back, which would answer first.
  let isHolding = false;
  await page.routeWebSocket(/\/sports\/rt$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isHolding) socket.send(message);
    });
  });
  const { email, ticket } = await holdBet(page, house);
  await house.scenario('cash-out-answer-lost', { player: email });
  await cashOut(ticket, '€19.00').click();
  const done = ticket.getByText("Cashed out €19.00. It's in your balance.", { exact: true });
  const unknown = ticket.getByText(/know yet whether the bet was cashed out/);
  isHolding = true;
  await pressFor(ticket.getByRole('button', { name: 'Cash out €19.00' }), unknown);
  await pressFor(ticket.getByRole('button', { name: 'Check again' }), done);
  expect(await balanceOf(page)).toBe(99_900);
});

test('a bet is sold with the keyboard alone', async ({ page, house }) => {
  const { ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').focus();
  await page.keyboard.press('Enter');
  const question = ticket.getByRole('group', { name: 'Cash out for €19.00?' });
  await expect(question).toBeFocused();
  // A change elsewhere on the page, as a price is one, leaves the focus where it is.
  await page.evaluate(
    () =>
      new Promise((done) => {
        document.querySelector('footer')?.append(document.createElement('i'));
        requestAnimationFrame(done);
      }),
  );
  await expect(question).toBeFocused();
  const take = question.getByRole('button', { name: 'Cash out €19.00' });
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    if (await take.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(take).toBeFocused();
  await settled(page);
  await page.keyboard.press('Enter');
  await expect(ticket.getByText("Cashed out €19.00. It's in your balance.", { exact: true })).toBeVisible();
  // What was said keeps the focus, so that reading goes on where it was.
  await expect(ticket.getByRole('status').filter({ hasText: 'Cashed out €19.00' })).toBeFocused();
});

test('a bet is sold in the panel as well', async ({ page, house }) => {
  const { bet } = await holdBet(page, house);
  await open(page, '/sports');
  await page.getByRole('tab', { name: /My bets/ }).click();
  const ticket = page.getByRole('article').filter({ hasText: bet.ref });
  await press(ticket.getByRole('button', { name: 'Cash out €19.00' }));
  await pressFor(
    ticket.getByRole('group').getByRole('button', { name: 'Cash out €19.00' }),
    ticket.getByText("Cashed out €19.00. It's in your balance.", { exact: true }),
  );
  expect(await balanceOf(page)).toBe(99_900);
});
