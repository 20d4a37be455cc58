import type { OddsAcceptMode, OddsFormat } from '@touchline/contract';
import { QUICK_STAKES_MAX, QUICK_STAKES_MIN } from '@touchline/contract/constants';
import { eq, sql } from 'drizzle-orm';
import { playerSettings } from '#db/player-settings-schema.ts';
import { pushSubscriptions } from '#db/push-schema.ts';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { betLimits, currencyOf } from '../wallet/currencies.ts';

export interface SettingsChange {
  readonly stakes?: Readonly<Record<string, readonly number[]>> | undefined;
  readonly auto_accept_odds_change?: OddsAcceptMode | undefined;
  readonly odds_type?: OddsFormat | undefined;
}

/** Currencies of `stakes` whose quick stakes cannot be staked, or are too many or too few. */
export function wrongQuickStakes(stakes: SettingsChange['stakes']): string[] {
  return Object.entries(stakes ?? {}).flatMap(([code, amounts]) => {
    const currency = currencyOf(code);
    if (!currency) return [code];
    const { minStake, maxStake } = betLimits(currency);
    const isRight =
      amounts.length >= QUICK_STAKES_MIN &&
      amounts.length <= QUICK_STAKES_MAX &&
      amounts.every((amount) => amount >= minStake && amount <= maxStake);
    return isRight ? [] : [code];
  });
}

/**
 * Saves what a player changed; what he did not name stays. The database merges, so that two changes at once are both kept.
 */
export async function changeSettings(house: House, playerId: string, change: SettingsChange): Promise<void> {
  const { stakes = {}, ...rest } = change;
  const updatedAt = house.now();
  const held = playerSettings.settings;
  await house.db
    .insert(playerSettings)
    .values({ playerId, settings: { ...rest, stakes }, updatedAt })
    .onConflictDoUpdate({
      target: playerSettings.playerId,
      set: {
        settings: sql`${held} || ${JSON.stringify(rest)}::jsonb || jsonb_build_object('stakes', coalesce(${held} -> 'stakes', '{}'::jsonb) || ${JSON.stringify(stakes)}::jsonb)`,
        updatedAt,
      },
    });
}

/** The language in which a player is told of things, on his devices as well. */
export async function changeLocale(house: House, playerId: string, locale: string): Promise<void> {
  await house.db.update(players).set({ locale }).where(eq(players.id, playerId));
  await house.db.update(pushSubscriptions).set({ locale }).where(eq(pushSubscriptions.playerId, playerId));
}
