import { CATALOG_LANGUAGES, catalogLanguage } from '@touchline/i18n/locale';

/** Messages by key. */
type Messages = Readonly<Record<string, string>>;

const held = new Map<string, Promise<Messages>>();

/** The names of statistics and incidents in a locale. */
export function matchMessages(locale: string): Promise<Messages> {
  const language = CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en';
  const known = held.get(language);
  if (known) return known;
  const reading = import(`@touchline/i18n/locales/${language}/match.json`, { with: { type: 'json' } }).then(
    (module: { default: Messages }) => module.default,
  );
  held.set(language, reading);
  return reading;
}
