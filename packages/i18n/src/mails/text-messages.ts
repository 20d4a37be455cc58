import { CATALOG_LANGUAGES, type CatalogLanguage, catalogLanguage } from '../locale.ts';

/** Kinds of text message to players. */
export type TextKind = 'phone';

/** Text messages in each language. A code comes first: phones show the beginning. */
export const TEXT_MESSAGES: Readonly<Record<CatalogLanguage, Readonly<Record<TextKind, string>>>> = {
  en: { phone: '{code} is your {brand} code. It works for 10 minutes. Never share it with anyone.' },
  de: { phone: '{code} ist Ihr Code für {brand}. Er gilt 10 Minuten. Geben Sie ihn niemals weiter.' },
  ar: { phone: '{code} هو رمزك في {brand}. يعمل لمدة 10 دقائق. لا تشاركه مع أحد.' },
  fr: { phone: '{code} est votre code {brand}. Il est valable 10 minutes. Ne le partagez jamais.' },
  no: { phone: '{code} er koden din hos {brand}. Den virker i 10 minutter. Del den aldri med noen.' },
  fi: { phone: '{code} on {brand}-koodisi. Se toimii 10 minuuttia. Älä jaa sitä kenellekään.' },
};

/** The words of a text message in a locale's language; English if it has none. */
export function textMessage(
  locale: string,
  kind: TextKind,
  { brand, code }: { readonly brand: string; readonly code: string },
): string {
  const language = CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en';
  return TEXT_MESSAGES[language][kind].replaceAll(/\{(brand|code)\}/g, (_, name) =>
    name === 'brand' ? brand : code,
  );
}
