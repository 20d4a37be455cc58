import type { OddsAcceptMode, OddsFormat } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { playerSettings, players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { findOwnSettings } from '../queries/settings.ts';

export interface SettingsChange {
  readonly stakes?: Readonly<Record<string, readonly number[]>> | undefined;
  readonly auto_accept_odds_change?: OddsAcceptMode | undefined;
  readonly odds_type?: OddsFormat | undefined;
}

/** Saves what a player changed; what he did not name stays. */
export async function changeSettings(house: House, playerId: string, change: SettingsChange): Promise<void> {
  const held = await findOwnSettings(house, playerId);
  const settings = { ...held, ...change, stakes: { ...held.stakes, ...change.stakes } };
  const updatedAt = house.now();
  await house.db
    .insert(playerSettings)
    .values({ playerId, settings, updatedAt })
    .onConflictDoUpdate({ target: playerSettings.playerId, set: { settings, updatedAt } });
}

export async function changeLocale(house: House, playerId: string, locale: string): Promise<void> {
  await house.db.update(players).set({ locale }).where(eq(players.id, playerId));
}
