import { languageTag } from '@touchline/i18n/locale';

const CODES =
  'AR AT AU BE BR CA CH CL CO CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KE KW LT LU LV MT MX NG NL NO NZ PE PL PT RO SE SI SK TR US UY ZA'.split(
    ' ',
  );

export interface Country {
  readonly code: string;
  readonly name: string;
}

export const isCountry = (code: string) => CODES.includes(code);

/** Name of a country in a language; its code where the language has none. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([languageTag(locale), 'en'], { type: 'region' }).of(code) ?? code;

/** Countries in the order of the language. */
export function countries(locale: string): Country[] {
  const names = new Intl.DisplayNames([languageTag(locale), 'en'], { type: 'region' });
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    a.name.localeCompare(b.name, languageTag(locale)),
  );
}
