import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { formatCount, formatPercent, pluralOf } from '@touchline/i18n';

/** Values of a message's arguments by name. */
export type MessageValues = Record<string, string | number | Date>;

type Argument = Exclude<CompiledMessage[number], string>;
/** Texts of a plural or a choice by case; a plural counts what is left of its value without `offset`. */
type Cases = Readonly<Record<string, CompiledMessage>> & { readonly offset?: number };

/** What a message is written with; `count` is what `#` stands for inside a plural. */
interface Writing {
  readonly values: MessageValues;
  readonly locale: string;
  readonly count?: number;
}

const KINDS = { plural: 'plurals', selectordinal: 'ordinals' } as const;

/** Writes the case of a plural for a value: that of this very number, else of its category. */
function pluralText(value: number, cases: Cases, kind: keyof typeof KINDS, writing: Writing): string {
  const count = value - (cases.offset ?? 0);
  const found = cases[value] ?? cases[pluralOf(count, writing.locale, KINDS[kind])] ?? cases.other;
  return write(found ?? [], { ...writing, count });
}

function choiceText(value: string, cases: Cases, writing: Writing): string {
  const found = Object.hasOwn(cases, value) ? cases[value] : cases.other;
  return write(found ?? [], writing);
}

function argumentText([name, type, format]: Argument, writing: Writing): string {
  const value = writing.values[name];
  const cases = format as Cases; // the compiler's own shape
  switch (type) {
    case 'number':
      if (format === 'percent') return formatPercent(Number(value) * 100, writing.locale);
      return formatCount(Number(value), writing.locale);
    case 'plural':
    case 'selectordinal':
      return pluralText(Number(value), cases, type, writing);
    case 'select':
      return choiceText(String(value), cases, writing);
    default:
      return String(value ?? '');
  }
}

function write(message: CompiledMessage, writing: Writing): string {
  const { count, locale } = writing;
  const texts = message.map((token) => {
    if (typeof token !== 'string') return argumentText(token, writing);
    return token === '#' && count !== undefined ? formatCount(count, locale) : token;
  });
  return texts.join('');
}

/**
 * Writes a message as the build compiled it. Its numbers and plurals are written from the page's formats, not by `Intl`,
 * whose language data differ from browser to browser.
 */
export const messageText = (message: CompiledMessage, values: MessageValues, locale: string): string =>
  write(message, { values, locale });
