import { type Currency, type EpochMs, invariant } from '@touchline/betting';
import type { Database } from '#db/database.ts';
import { accounts, ledgerEntries } from '#db/schema.ts';
import { welcomeAmount } from './currencies.ts';
import { availableAccount, HOUSE_WELCOME, transfer } from './ledger.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Opens an account; the first of a player holds the welcome money, taken from the house in the ledger. */
export async function openAccount(
  tx: Transaction,
  account: {
    readonly playerId: string;
    readonly currency: Currency;
    readonly isWelcome: boolean;
    readonly now: EpochMs;
  },
): Promise<void> {
  const { playerId, currency, isWelcome, now } = account;
  const amount = isWelcome ? welcomeAmount(currency) : 0;
  invariant(Number.isSafeInteger(amount), 'the welcome amount is whole');
  await tx.insert(accounts).values({
    playerId,
    currency: currency.code,
    available: amount,
    locked: 0,
    active: true,
    createdAt: now,
  });
  if (amount === 0) return;
  const rows = transfer(
    { account: HOUSE_WELCOME, playerId: null },
    { account: availableAccount(playerId), playerId },
    amount,
  );
  await tx.insert(ledgerEntries).values(
    rows.map((row) => ({
      ...row,
      movement: `welcome:${playerId}`,
      kind: 'welcome',
      currency: currency.code,
      betId: null,
      createdAt: now,
    })),
  );
}
