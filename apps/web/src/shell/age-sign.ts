import { formatCount, intlTag } from '@touchline/i18n';

/** Youngest age of players where no backend said another. */
const AGE = 18;

/** The age sign of a language: `18+`. */
export function ageSign(locale: string, age = AGE): string {
  const years = formatCount(age, locale);
  return intlTag(locale).startsWith('ar') ? `+${years}` : `${years}+`;
}
