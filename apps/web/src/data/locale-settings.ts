import { OFFERED_LOCALES } from '@touchline/i18n/locale-table';
import { type LocaleSetup, localeSetup } from './locale.ts';

/** The locales that the settings of a web server name, or all of the product. The house reads the same settings. */
export function localeSettings({
  LOCALES = '',
  LOCALE_REQUIRED,
  RTL_ENABLED,
}: NodeJS.ProcessEnv): LocaleSetup {
  const { locales, required } = localeSetup(LOCALES, LOCALE_REQUIRED === '1');
  return {
    locales: locales.length > 0 ? locales : OFFERED_LOCALES,
    required,
    isRtlOff: RTL_ENABLED === '0',
  };
}
