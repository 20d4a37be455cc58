import type { Page } from '@playwright/test';
import { ownMatch } from './book.ts';
import { expect } from './expect.ts';
import { FULL_BALANCE, placed, placeStake, ready } from './faulted-slip.ts';
import { cashOut, holdBet } from './held-bet.ts';
import type { House } from './house.ts';
import { legAt, placeQuietly, ticketOf } from './placed-bets.ts';
import { balanceOf, signUpQuietly } from './players.ts';
import { alertIn, type Prepared } from './prepared-action.ts';
import { choose, open, openSlip, press, pressFor } from './screen.ts';

// What a player does with bets, beside placing them.

export async function sharing(page: Page, house: House): Promise<Prepared> {
  const { slip } = await ready(page, house);
  const dialog = page.getByRole('dialog', { name: 'Share this bet' });
  return {
    act: () => slip.getByRole('button', { name: 'Share these bets' }).click(),
    told: alertIn(dialog),
    again: () => dialog.getByRole('button', { name: 'Try again' }).click(),
    done: () => expect(dialog.getByRole('status').first()).toHaveText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/),
  };
}

export async function staking(page: Page): Promise<Prepared> {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const slip = await openSlip(page);
  const done = async () => {
    await placeStake(slip, placed(slip));
    expect(await balanceOf(page)).toBe(FULL_BALANCE - 1_000);
  };
  return {
    act: async () => {
      await choose(page, `${match.id}/1//1`);
      await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
    },
    // The highest stake is only a help: a bet can be placed without it.
    told: slip.getByRole('button', { name: /^(Place bet|Accept and place)/ }),
    again: async () => undefined,
    done,
  };
}

export async function building(page: Page): Promise<Prepared> {
  const match = await ownMatch(page.request);
  await open(page, `${match.path}?group=betbuilder`);
  const bar = page.getByRole('group', { name: 'Your bet builder' });
  const pick = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    act: async () => {
      await pick(`Match result: ${match.home}`).click();
      await pick('Both teams to score: Yes').click();
    },
    told: bar,
    again: async () => undefined,
    done: () => expect(bar.getByText(/^\d+\.\d\d$/)).toBeVisible(),
  };
}

export async function settingRule(page: Page, house: House): Promise<Prepared> {
  const { ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  await ticket.getByRole('button', { name: 'Auto cash-out' }).click();
  await ticket.getByRole('textbox', { name: 'Cash out when the offer reaches' }).fill('22');
  const act = () => ticket.getByRole('button', { name: 'Set rule' }).click();
  const set = ticket.getByText('Auto cash-out at €22.00 or more', { exact: true });
  return { act, told: alertIn(ticket), again: act, done: () => expect(set).toBeVisible() };
}

export async function selling(page: Page, house: House): Promise<Prepared> {
  const { ticket } = await holdBet(page, house);
  await cashOut(ticket, '€19.00').click();
  const sold = ticket.getByText("Cashed out €19.00. It's in your balance.", { exact: true });
  const told = alertIn(ticket).filter({ hasText: 'know yet whether' }).or(sold);
  const take = ticket.getByRole('group').getByRole('button', { name: 'Cash out €19.00' });
  return {
    act: () => pressFor(take, told.or(ticket.getByText('Cashing out €19.00', { exact: true }))),
    told,
    again: async () => {
      const check = ticket.getByRole('button', { name: 'Check again' });
      if (await check.isVisible()) await press(check);
      await expect(sold).toBeVisible();
    },
    done: async () => expect(await balanceOf(page)).toBe(FULL_BALANCE - 2_000 + 1_900),
  };
}

export async function acceptingOffer(page: Page, house: House): Promise<Prepared> {
  await signUpQuietly(page);
  const bet = await placeQuietly(page, [await legAt(page, house, 20_000)], FULL_BALANCE);
  await open(page, '/sports/bets-history');
  const ticket = ticketOf(page, bet);
  await expect(ticket.getByText('Waiting for approval', { exact: true })).toBeVisible();
  await house.decideVip(bet.id, 'offer', 40_000);
  const accept = ticket.getByRole('button', { name: 'Accept €400.00' });
  await expect(accept).toBeVisible();
  const taken = ticket.getByText('Open', { exact: true });
  return {
    act: () => accept.click(),
    told: alertIn(page),
    again: async () => {
      if (await accept.isVisible()) await press(accept);
      await expect(taken).toBeVisible();
    },
    done: () => expect.poll(() => balanceOf(page)).toBe(FULL_BALANCE - 40_000),
  };
}
