import type { Account } from '@touchline/contract';
import type { House } from '../house.ts';
import { findAccount } from '../queries/player.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { openAccount } from '../wallet/open-account.ts';

/** Opens a player's account in another currency, empty; the one that is there when he has it. Null: not offered. */
export async function openCurrency(house: House, playerId: string, code: string): Promise<Account | null> {
  const currency = currencyOf(code);
  if (!currency) return null;
  await house.db.transaction((tx) =>
    openAccount(tx, { playerId, currency, welcome: null, now: house.now() }),
  );
  return findAccount(house, playerId, code);
}
