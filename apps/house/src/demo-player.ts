import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { openPlayer } from './commands/sign-up.ts';
import type { House } from './house.ts';
import { currencyOf } from './wallet/currencies.ts';
import { openAccount } from './wallet/open-account.ts';

export const DEMO_PLAYER = { email: 'demo@touchline.example', password: 'demo-pass-1' };

/** Accounts beside the one in euros, each with its welcome money. */
const FURTHER_CURRENCIES = ['USD', 'BTC'];

/** The account that a person looks around with; made by the first start. */
export async function ensureDemoPlayer(house: House): Promise<void> {
  const result = await openPlayer(house, {
    ...DEMO_PLAYER,
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-01-01',
    locale: 'en',
  });
  if (result.kind === 'wrong_fields') throw new Error('The demo player is not a valid player.');
  await openFurther(house);
}

async function openFurther(house: House): Promise<void> {
  const [player] = await house.db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.email, DEMO_PLAYER.email));
  if (!player) return;
  for (const [index, code] of FURTHER_CURRENCIES.entries()) {
    const currency = currencyOf(code);
    if (!currency) continue;
    const welcome = house.options.welcome ? `welcome:${player.id}:${code}` : null;
    // Accounts are listed in the order of their opening, which an instant of its own keeps.
    const now = house.now() + 1 + index;
    await house.db.transaction((tx) => openAccount(tx, { playerId: player.id, currency, welcome, now }));
  }
}
