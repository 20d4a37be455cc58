import { FIELD_KEYS } from '@touchline/contract/errors';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Kinds of number that text messages reach. In some countries a number does not tell which of the two it is. */
const MOBILE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

export type ParsedPhone =
  | { readonly kind: 'mobile'; readonly number: string }
  | { readonly kind: 'wrong'; readonly key: string };

/** Reads a number with its country code, or as it is dialled in a country. Shape: `number` is E.164. */
export function parseMobile(text: string, country: string): ParsedPhone {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  if (!parsed?.isValid() || parsed.ext !== undefined) return { kind: 'wrong', key: FIELD_KEYS.phone };
  if (!MOBILE.has(parsed.getType())) return { kind: 'wrong', key: FIELD_KEYS.phoneMobile };
  return { kind: 'mobile', number: parsed.number };
}

/** An E.164 number as it is dialled at home, such as `7400123456`. */
export const nationalOf = (number: string): string =>
  parsePhoneNumberFromString(number)?.nationalNumber ?? number;

/** Country of an E.164 number; null where several share its code and none is certain. */
export const countryOfPhone = (number: string): string | null =>
  parsePhoneNumberFromString(number)?.country ?? null;
