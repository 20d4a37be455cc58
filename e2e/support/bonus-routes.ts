import type { Page } from '@playwright/test';
import type { BetBonuses, RefusalDetail } from '@touchline/contract';
import { betBonuses } from '../../apps/web/src/data/test/bonus-answers.ts';

/** Ids of the first bets of a slip. */
const BET_IDS = ['b1', 'b2', 'b3'];

/** Answers what the slip asks about bonuses and jackpots. Shape: the same for each bet; `change` answers otherwise from then on. */
export async function offerBonuses(
  page: Page,
  offered: Partial<BetBonuses>,
  jackpots: readonly string[] = [],
) {
  let now = offered;
  await page.route('**/book/bonuses', (route) =>
    route.fulfill({ json: { bets: BET_IDS.map((id) => betBonuses(id, now)) } }),
  );
  await page.route('**/book/jackpots', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? { data: jackpots.map((id) => ({ id, name: `The ${id} jackpot` })) }
          : { bets: BET_IDS.map((bet_id) => ({ bet_id, jackpots: jackpots.map((id) => ({ id })) })) },
    }),
  );
  return {
    change(next: Partial<BetBonuses>) {
      now = next;
    },
  };
}

/** Refuses the first bet of each placement because of its bonus. */
export async function refuseBonus(page: Page, code: number, detail: RefusalDetail): Promise<void> {
  const refused = { code, localized_message: '', details: [detail] };
  await page.route('**/book/bets', (route) =>
    route.fulfill({
      status: 422,
      json: { code, data: { localized_message: '', details: [], errors_by_bet: { b1: refused } } },
    }),
  );
}
