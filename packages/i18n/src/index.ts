export { amountWriting } from './amount-writing.ts';
export { formatIncidentMinute, formatMinute, formatScore } from './clock.ts';
export { formatCount, formatList, formatPercent, joinTexts, localizeNumber } from './digits.ts';
export { formatsOf, type LocaleFormats, takeFormats } from './formats/locale-formats.ts';
export {
  CATALOG_LANGUAGES,
  type CatalogLanguage,
  catalogLanguage,
  type Direction,
  directionOf,
  intlTag,
  languageTag,
} from './locale.ts';
export type { MessageValueNames } from './message-value-names.ts';
export { currencySymbol, formatMoney, type MoneyStyle } from './money.ts';
export { formatOdds, NO_PRICE } from './odds.ts';
export { pluralOf } from './plurals.ts';
export { fillTemplate, ordinal, type TemplateValues } from './template.ts';
export {
  dayKey,
  daysBetween,
  formatClock,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatTime,
} from './time.ts';
export { formatOffset, timeZoneName } from './time-zone-name.ts';
