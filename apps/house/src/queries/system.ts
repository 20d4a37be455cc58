import type { SystemData } from '@touchline/contract';
import type { House } from '../house.ts';
import { LOCALES } from '../locales.ts';
import { countries, isCountry } from '../players/countries.ts';
import { AGE_LIMIT } from '../players/sign-up-fields.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from '../wallet/currencies.ts';

/** What a page needs to know before anybody signs in. */
export function readSystem(house: House, locale: string, userCountry: string | null): SystemData {
  return {
    locales: LOCALES.map(({ code, name, direction }) => ({ code, name, direction })),
    locale_required: false,
    platform_settings: {
      brand: 'Touchline',
      time_zone: 'Europe/London',
      age_limit: AGE_LIMIT,
      licence: 'A demonstration: no licence, no real money.',
      help_url: 'https://www.begambleaware.org/',
      rtl_enabled: true,
    },
    player_fields: ['email', 'password', 'country', 'currency', 'birth_date'],
    currencies: CURRENCIES.map(({ code, subunits, isFiat, subcurrencies }) => ({
      code,
      subunits,
      fiat: isFiat,
      subcurrencies: subcurrencies.map((unit) => ({ ...unit })),
    })),
    countries: countries(locale).map(({ code, name, isSignUpBlocked }) => ({
      code,
      name,
      sign_up_blocked: isSignUpBlocked,
    })),
    user_country: userCountry !== null && isCountry(userCountry) ? userCountry : null,
    default_currency_code: DEFAULT_CURRENCY,
    server_time: house.now(),
  };
}
