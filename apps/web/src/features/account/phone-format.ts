import { localizeNumber } from '@touchline/i18n';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parseDigits,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const SHOWN = 4;
const CODE_DIGITS = 6;

/** A number in groups, its digits hidden but for the country code and the last four: `+44 •••• ••1842`. */
export function maskedPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  const [code = '', ...groups] = (parsed?.formatInternational() ?? number).split(' ');
  const rest = groups.join(' ');
  let hidden = rest.replace(/\D/g, '').length - SHOWN;
  const masked = rest.replace(/\d/g, (digit) => {
    hidden -= 1;
    return hidden >= 0 ? '•' : digit;
  });
  return masked === '' ? code : `${code} ${masked}`;
}

/** Whether a text may be a number, with its country code or as it is dialled in a country. */
export function mayBePhone(text: string, country: string): boolean {
  const parsed = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  return parsed?.isPossible() ?? false;
}

/** `+44` of a country; null if it has no numbers of its own. */
export const callingCode = (country: string): string | null =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country satisfies CountryCode)}` : null;

/** Up to six digits of what was typed or pasted, of any script, as ASCII. */
export const codeDigits = (text: string): string => parseDigits(text).slice(0, CODE_DIGITS);

/** Seconds as `0:42`. */
export const minuteClock = (seconds: number, locale: string): string =>
  localizeNumber(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, locale);
