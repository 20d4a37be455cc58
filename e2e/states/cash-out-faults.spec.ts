import type { Page } from '@playwright/test';
import { cashOut, type Held, holdBet } from '../support/held-bet.ts';
import { balanceOf, openBetsOf } from '../support/players.ts';
import { pressFor } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

/** What the account holds while 20.00 are at stake, and once the bet was sold for 19.00. */
const STAKED = 98_000;
const SOLD = 99_900;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The question whether to sell, and the button that does. */
async function asked({ ticket }: Held) {
  const question = ticket.getByRole('group', { name: 'Cash out for €19.00?' });
  await pressFor(cashOut(ticket, '€19.00'), question);
  return question.getByRole('button', { name: 'Cash out €19.00' });
}

const done = ({ ticket }: Held) =>
  ticket.getByText("Cashed out €19.00. It's in your balance.", { exact: true });

async function expectStillOpen(page: Page, { ticket }: Held): Promise<void> {
  await expect(ticket.getByText('Open', { exact: true })).toBeVisible();
  expect(await openBetsOf(page)).toBe(1);
  expect(await balanceOf(page)).toBe(STAKED);
}

async function expectSoldOnce(page: Page, held: Held): Promise<void> {
  await expect(done(held)).toBeVisible();
  expect(await openBetsOf(page)).toBe(0);
  expect(await balanceOf(page)).toBe(SOLD);
}

test('a market is suspended as the sale arrives: the bet stays, and is sold once it is open again', async ({
  page,
  house,
}) => {
  const held = await holdBet(page, house);
  const { email, ticket } = held;
  await house.scenario('cash-out-suspended', { player: email, seconds: 6 });
  await pressFor(
    await asked(held),
    ticket.getByText('Not cashed out. Your bet is unchanged.', { exact: true }),
  );
  await expect(ticket.getByRole('button', { name: /^Cash out paused/ })).toContainText('last €19.00');
  await expect(ticket.getByText('A market in this bet is suspended.', { exact: true })).toBeVisible();
  await expectStillOpen(page, held);
  await expect(cashOut(ticket, '€19.00')).toBeVisible({ timeout: 15_000 });
  await pressFor(await asked(held), done(held));
  await expectSoldOnce(page, held);
});

test('a slow answer: the ticket says that the bet is being sold, and it is sold once', async ({
  page,
  house,
}) => {
  const held = await holdBet(page, house);
  const { email, ticket } = held;
  await house.scenario('cash-out-slow', { player: email, seconds: 3 });
  const progress = ticket.getByRole('status').filter({ hasText: 'Cashing out €19.00' });
  await pressFor(await asked(held), progress);
  await expect(ticket.getByRole('button', { name: /^(Cash out|Keep bet)/ })).toHaveCount(0);
  await expectSoldOnce(page, held);
});

test('an answer that cannot be read is no refusal: the news of the bet shows the cash-out', async ({
  page,
  house,
}) => {
  const held = await holdBet(page, house);
  await house.scenario('cash-out-answer-unreadable', { player: held.email });
  await pressFor(await asked(held), done(held));
  await expectSoldOnce(page, held);
});

test('the house fails at the sale: the ticket says that it does not know, and asking again sells the bet', async ({
  page,
  house,
}) => {
  const held = await holdBet(page, house);
  const { email, ticket } = held;
  await house.scenario('cash-out-house-fails', { player: email });
  const unknown = ticket.getByRole('alert').filter({ hasText: 'know yet whether the bet was cashed out' });
  await pressFor(await asked(held), unknown);
  await expect(unknown).toContainText('safe to check again');
  await expectStillOpen(page, held);
  await pressFor(ticket.getByRole('button', { name: 'Check again' }), done(held));
  await expectSoldOnce(page, held);
});
