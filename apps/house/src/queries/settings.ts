import type { Settings } from '@touchline/contract';
import { CAPABILITIES, ODDS_FORMATS } from '@touchline/contract/constants';
import { eq } from 'drizzle-orm';
import { playerSettings } from '#db/schema.ts';
import type { SettingsChange } from '../commands/change-settings.ts';
import type { House } from '../house.ts';
import { betLimits, CURRENCIES, quickStakes } from '../wallet/currencies.ts';

interface OwnSettings extends SettingsChange {
  readonly updatedAt: number;
}

/** What a player saved himself. */
export async function findOwnSettings(house: House, playerId: string | null): Promise<OwnSettings> {
  if (playerId === null) return { updatedAt: 0 };
  const [row] = await house.db.select().from(playerSettings).where(eq(playerSettings.playerId, playerId));
  if (!row) return { updatedAt: 0 };
  return { ...(row.settings as SettingsChange), updatedAt: row.updatedAt }; // written by changeSettings alone
}

const byCurrency = <T>(of: (currency: (typeof CURRENCIES)[number]) => T): Record<string, T> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency.code, of(currency)]));

/** Settings of the house, with the player's own where he has some. */
export async function readSettings(house: House, playerId: string | null): Promise<Settings> {
  const own = await findOwnSettings(house, playerId);
  const selected = own.odds_type ?? 'european';
  const stakes: Record<string, number[]> = byCurrency(quickStakes);
  for (const [currency, amounts] of Object.entries(own.stakes ?? {})) stakes[currency] = [...amounts];
  return {
    custom_bet_enabled: false,
    custom_bet_single_enabled: false,
    stakes,
    odds_accept_mode: own.auto_accept_odds_change ?? 'none',
    odds_types: { available: [...ODDS_FORMATS], selected },
    active_odds_type: selected,
    sport_type_providers: { regular: ['betradar'], cyber: ['oddin'] },
    provider_statuses: house.world.providers(),
    multi_single_available_by_provider: { betradar: false, oddin: false, betconstruct: false },
    is_horse_racing_enabled: false,
    is_lottery_enabled: false,
    is_multi_active_freebets_allowed: false,
    video_enabled: false,
    share_bet_enabled: false,
    bet_limits: byCurrency((currency) => {
      const { minStake, maxStake, maxPayout } = betLimits(currency);
      return { min_stake: minStake, max_stake: maxStake, max_payout: maxPayout };
    }),
    bet_delay_ms: house.options.betDelayMs,
    system_types: [],
    capabilities: [...CAPABILITIES],
    updated_at: own.updatedAt,
  };
}
