import { type Currency, type EpochMs, invariant } from '@touchline/betting';
import type { Database } from '#db/database.ts';
import { playUsage } from '#db/limits-schema.ts';
import { accounts, ledgerEntries } from '#db/schema.ts';
import { noteWelcome } from '../players/notify-player.ts';
import { welcomeAmount } from './currencies.ts';
import { availableAccount, HOUSE_WELCOME, transfer } from './ledger.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Opens an account where there is none; the first one opens what the player uses of limits, in its currency. With `welcome`, the name of a movement, it holds the welcome money, taken from the house in the ledger. */
export async function openAccount(
  tx: Transaction,
  account: {
    readonly playerId: string;
    readonly currency: Currency;
    readonly welcome: string | null;
    readonly now: EpochMs;
  },
): Promise<void> {
  const { playerId, currency, welcome, now } = account;
  const amount = welcome === null ? 0 : welcomeAmount(currency);
  invariant(Number.isSafeInteger(amount), 'the welcome amount is whole');
  const opened = await tx
    .insert(accounts)
    .values({
      playerId,
      currency: currency.code,
      available: amount,
      locked: 0,
      active: true,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ playerId: accounts.playerId });
  if (opened.length > 0)
    await tx.insert(playUsage).values({ playerId, currency: currency.code }).onConflictDoNothing();
  if (opened.length === 0 || welcome === null) return;
  const rows = transfer(
    { account: HOUSE_WELCOME, playerId: null },
    { account: availableAccount(playerId), playerId },
    amount,
  );
  await tx.insert(ledgerEntries).values(
    rows.map((row) => ({
      ...row,
      movement: welcome,
      kind: 'welcome',
      currency: currency.code,
      betId: null,
      createdAt: now,
    })),
  );
  await noteWelcome(tx, { playerId, amount, currency: currency.code, now });
}
