import { Provider, type Settings } from '@touchline/contract';
import type { Capability } from '@touchline/contract/constants';
import { eq } from 'drizzle-orm';
import { playerSettings } from '#db/player-settings-schema.ts';
import { contractSystem, offeredSystems } from '../bets/system-types.ts';
import type { SettingsChange } from '../commands/change-settings.ts';
import type { House } from '../house.ts';
import type { HouseOptions } from '../options.ts';
import { allowsPhoneSignUp } from '../players/phone-policy.ts';
import { allowedStake, findPlayerLimits } from '../players/player-limits.ts';
import { betLimits, CURRENCIES, quickStakes } from '../wallet/currencies.ts';
import { sportTypeProviders } from './sport-type-providers.ts';

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

/** Whether what a capability offers is switched on. */
function isOn(one: Capability, options: HouseOptions): boolean {
  if (one === 'payments') return options.payments !== 'off';
  if (one === 'payment_widget') return options.payments !== 'off' && options.platformOrigin !== null;
  if (one === 'phone_sign_in') return options.phoneVerification;
  return one !== 'phone_sign_up' || allowsPhoneSignUp(options);
}

/** Doors to an account, which are closed where accounts are blocked. */
const DOORS: readonly Capability[] = ['sign_in', 'sign_up', 'phone_sign_in', 'phone_sign_up'];

interface SettingsReader {
  readonly playerId: string | null;
  /** Whether sign-in and sign-up are blocked where he is. */
  readonly isAccountBlocked: boolean;
}

/** Settings of the house for a reader, with the player's own where he has some. */
export async function readSettings(
  house: House,
  { playerId, isAccountBlocked }: SettingsReader,
): Promise<Settings> {
  const own = await findOwnSettings(house, playerId);
  const limits = await findPlayerLimits(house.db, playerId);
  const stakes: Record<string, number[]> = byCurrency(quickStakes);
  for (const [currency, amounts] of Object.entries(own.stakes ?? {})) stakes[currency] = [...amounts];
  const { options } = house;
  const isChatOwn = (await house.chat.read())?.adapter === 'own';
  const chosen = own.odds_type ?? 'european';
  const selected = options.oddsTypes.includes(chosen) ? chosen : 'european';
  return {
    custom_bet_enabled: !options.off.has('custom_bet'),
    custom_bet_single_enabled: !options.off.has('custom_bet') && !options.off.has('custom_bet_single'),
    stakes,
    odds_accept_mode: own.auto_accept_odds_change ?? 'none',
    odds_types: { available: [...options.oddsTypes], selected },
    active_odds_type: selected,
    sport_type_providers: sportTypeProviders(house.world),
    provider_statuses: house.world.providers(),
    multi_single_available_by_provider: Object.fromEntries(
      Provider.options.map((provider) => [provider, options.multiSingle.includes(provider)]),
    ),
    is_horse_racing_enabled: !options.off.has('horse_racing'),
    is_lottery_enabled: !options.off.has('lotteries'),
    is_multi_active_freebets_allowed: false,
    video_enabled: !options.off.has('video'),
    share_bet_enabled: !options.off.has('share_bet'),
    bet_limits: byCurrency((currency) => {
      const { minStake, maxStake, maxPayout, vipStake } = betLimits(currency);
      const most = allowedStake(limits, currency.code, maxStake);
      return { min_stake: minStake, max_stake: most, max_payout: maxPayout, vip_stake: vipStake };
    }),
    bet_delay_ms: options.betDelayMs,
    system_types: offeredSystems(options).map(contractSystem),
    capabilities: options.capabilities.filter(
      (one) =>
        (one === 'support_chat' ? isChatOwn : isOn(one, options)) &&
        !(isAccountBlocked && DOORS.includes(one)),
    ),
    updated_at: own.updatedAt,
  };
}
