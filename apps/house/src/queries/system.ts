import type { SystemData } from '@touchline/contract';
import type { Brand } from '@touchline/contract/brand';
import { localeInfo } from '@touchline/i18n/locale-table';
import type { House } from '../house.ts';
import { countries, isCountry } from '../players/countries.ts';
import { AGE_LIMIT } from '../players/sign-up-fields.ts';
import type { SignUpRules } from '../players/sign-up-rules.ts';
import { AUTO, serverTimeZone } from '../time-zones.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from '../wallet/currencies.ts';
import { offeredChannels } from './consents.ts';
import type { CustomPage } from './custom-pages.ts';
import { type Flags, presentFlags } from './flags.ts';
import type { LegalTexts } from './legal.ts';
import type { PlatformFacts } from './platform-file.ts';
import type { Reminders } from './reminders.ts';
import { textIn } from './text-in.ts';

/** Locales with their own names and directions. */
const offeredLocales = (codes: readonly string[]) =>
  codes
    .map((code) => localeInfo(code))
    .filter((info) => info !== undefined)
    .map(({ code, name, direction }) => ({ code, name, direction }));

/** Who asks, and what the operator asks of players. */
interface SystemReader {
  readonly locale: string;
  readonly userCountry: string | null;
  readonly rules: SignUpRules;
  readonly flags: Flags;
  /** Where a player without the status that he needs is sent; null: nowhere but to `/locked`. */
  readonly frontendOrigin: string | null;
}

/** What a page needs to know before anybody signs in. */
export function readSystem(
  house: House,
  { locale, userCountry, rules, flags, frontendOrigin }: SystemReader,
  { licence, ...legal }: LegalTexts,
  { name, mark }: Brand,
  pages: readonly CustomPage[],
  platform: PlatformFacts & Reminders & Pick<SystemData['platform_settings'], 'chat'>,
): SystemData {
  return {
    locales: offeredLocales(house.options.locales),
    locale_required: house.options.isLocaleRequired,
    platform_settings: {
      brand: name,
      mark,
      time_zone: serverTimeZone(house.options),
      time_zone_auto: house.options.timeZone === AUTO,
      age_limit: AGE_LIMIT,
      licence,
      help_url: legal.help[0]?.url ?? '',
      legal,
      rtl_enabled: house.options.isRtlEnabled,
      email_confirmation: house.options.emailConfirmation,
      phone_verification: house.options.phoneVerification,
      ...(rules.terms && { terms: { ...rules.terms } }),
      deposit_needs_fields: rules.depositNeedsFields,
      marketing_channels: offeredChannels(house.options),
      ...platform,
      ...(userCountry !== null && rules.blockedCountries.includes(userCountry) && { deposit_ways: [] }),
      deposit_blocked_countries: [
        ...new Set([...(platform.deposit_blocked_countries ?? []), ...rules.blockedCountries]),
      ],
      ...(flags.userGroup !== null && {
        user_group: { id: flags.userGroup, frontend_origin: frontendOrigin },
      }),
      ...(pages.length > 0 && {
        pages: pages.map(({ path, title, description }) => ({
          path,
          title: textIn(title, locale),
          description: textIn(description ?? title, locale),
        })),
      }),
    },
    feature_flags: presentFlags(flags),
    player_fields: [...rules.fields],
    currencies: CURRENCIES.map(({ code, subunits, isFiat, subcurrencies }) => ({
      code,
      subunits,
      fiat: isFiat,
      subcurrencies: subcurrencies.map((unit) => ({ ...unit })),
    })),
    countries: countries(locale).map(({ code, name }) => ({
      code,
      name,
      sign_up_blocked: rules.blockedCountries.includes(code),
    })),
    user_country: userCountry !== null && isCountry(userCountry) ? userCountry : null,
    default_currency_code: DEFAULT_CURRENCY,
    server_time: house.now(),
  };
}
