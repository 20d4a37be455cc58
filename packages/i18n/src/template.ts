import { localizeNumber } from './digits.ts';
import { catalogLanguage } from './locale.ts';

/** What fills a name template. `players` and `competitors` name outcomes by id. */
export interface TemplateValues {
  readonly home: string;
  readonly away: string;
  readonly specifier: Readonly<Record<string, string>>;
}

const ENGLISH_SUFFIXES = ['', 'st', 'nd', 'rd'];
const ARABIC_ORDINALS = [
  '',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
];

/** How an ordinal is written by language; English where it is not here. */
const ORDINALS: Readonly<Record<string, (value: number, locale: string) => string>> = {
  ar: (value, locale) => ARABIC_ORDINALS[value] ?? localizeNumber(value, locale),
  de: (value) => `${value}.`,
  fi: (value) => `${value}.`,
  fr: (value) => (value === 1 ? '1er' : `${value}e`),
  no: (value) => `${value}.`,
};

/** 11th, 12th and 13th, but 21st, 22nd and 23rd. */
const englishOrdinal = (value: number) => {
  const isTeen = Math.floor((value % 100) / 10) === 1;
  return `${value}${(!isTeen && ENGLISH_SUFFIXES[value % 10]) || 'th'}`;
};

/** An ordinal number: `3rd`, `1er`, `الثالث`. French ones are masculine. */
export const ordinal = (value: number, locale: string): string =>
  (ORDINALS[catalogLanguage(locale)] ?? englishOrdinal)(value, locale);

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const ISOLATE_END = '\u2069';

function signed(value: string, locale: string, turn: boolean): string {
  const number = turn ? -Number(value) : Number(value);
  if (Number.isNaN(number)) return isolate(value, locale);
  const ascii = `${number > 0 ? '+' : ''}${number === 0 ? '0' : String(number)}`;
  return isolate(localizeNumber(ascii, locale), locale);
}

/** Keeps a number or line left to right inside Arabic text. */
function isolate(text: string, locale: string): string {
  return locale.startsWith('ar') ? `${LEFT_TO_RIGHT_ISOLATE}${text}${ISOLATE_END}` : text;
}

/**
 * Fills a name template of the feed's vocabulary.
 * Shape:  `{$competitor1}`, `{$competitor2}`, `{name}` as written, `{+name}` signed, `{-name}` signed and turned, `{!name}` ordinal.
 * Errors: a name that the specifier lacks stays empty.
 */
export function fillTemplate(template: string, values: TemplateValues, locale: string): string {
  return template.replace(/\{([$+\-!]?)([\w]+)\}/g, (_, mark: string, name: string) => {
    if (mark === '$') return name === 'competitor1' ? values.home : values.away;
    const value = values.specifier[name];
    if (value === undefined) return '';
    if (mark === '!') return ordinal(Number(value), locale);
    if (mark === '+' || mark === '-') return signed(value, locale, mark === '-');
    return isolate(localizeNumber(value, locale), locale);
  });
}
