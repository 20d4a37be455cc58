import { type Messages as I18nMessages, setupI18n } from '@lingui/core';
import { intlTag, languageTag } from '@touchline/i18n';
import type account from '@touchline/i18n/locales/en/account.json';
import type around from '@touchline/i18n/locales/en/around.json';
import type book from '@touchline/i18n/locales/en/book.json';
import type head from '@touchline/i18n/locales/en/head.json';
import type match from '@touchline/i18n/locales/en/match.json';
import type shell from '@touchline/i18n/locales/en/shell.json';
import type slip from '@touchline/i18n/locales/en/slip.json';
import { useServices } from './services.ts';

/** Every key of the English catalog. */
export type MessageKey =
  | keyof typeof account
  | keyof typeof around
  | keyof typeof book
  | keyof typeof head
  | keyof typeof match
  | keyof typeof shell
  | keyof typeof slip;

/** Values of a message's arguments by name. */
export type MessageValues = Record<string, string | number | Date>;

/** A catalog as the build compiles it. */
export type Catalog = I18nMessages;

export interface Messages {
  readonly locale: string;
  /** Adds messages to those that are there. */
  readonly add: (catalog: Catalog) => void;
  (key: MessageKey, values?: MessageValues): string;
}

const missing = new Set<string>();

/** Keys that were asked for and are in no catalog. */
export const missingKeys = (): readonly string[] => [...missing];

function noteMissing(locale: string, key: string): string {
  const name = `${locale} ${key}`;
  if (!missing.has(name)) {
    missing.add(name);
    if (import.meta.env.DEV) console.warn(`No message: ${name}`);
  }
  return key;
}

const MOST_TEXTS = 5_000;
const SEPARATOR = '\u0000';

/** What a text with values is kept under; undefined where a value is not a plain one. Lists say the same many times. */
function textName(key: string, values: MessageValues): string | undefined {
  let name = key;
  for (const value in values) {
    const given = values[value];
    if (typeof given === 'string') name += `${SEPARATOR}${value}=${given}`;
    else if (typeof given === 'number') name += `${SEPARATOR}${value}#${given}`;
    else return undefined;
  }
  return name;
}

/** The messages of one locale. */
export function createMessages(locale: string, catalog: Catalog): Messages {
  const i18n = setupI18n({
    locale: languageTag(locale),
    locales: intlTag(locale),
    messages: { [languageTag(locale)]: catalog },
    missing: (_, key) => noteMissing(locale, key),
  });
  let texts = new Map<string, string>();
  const add = (more: Catalog) => {
    i18n.load(languageTag(locale), more);
    texts = new Map();
  };
  const say = (key: MessageKey, values?: MessageValues) => {
    const name = values ? textName(key, values) : key;
    const known = name === undefined ? undefined : texts.get(name);
    if (known !== undefined) return known;
    const text = i18n._(key, values);
    if (texts.size >= MOST_TEXTS) texts = new Map();
    if (name !== undefined) texts.set(name, text);
    return text;
  };
  return Object.assign(say, { locale, add });
}

/** Text of a key in the locale of the page. */
export const useMessages = (): Messages => useServices().messages;

/** Text of a key that came from outside the code, or undefined where no catalog has it. */
export function messageOf(messages: Messages, key: string, values?: MessageValues): string | undefined {
  const text = messages(key as MessageKey, values); // asking is the check
  return text === key ? undefined : text;
}
