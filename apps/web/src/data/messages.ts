import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { MessageValueNames } from '@touchline/i18n';
import type account from '@touchline/i18n/locales/en/account.json';
import type around from '@touchline/i18n/locales/en/around.json';
import type book from '@touchline/i18n/locales/en/book.json';
import type breaks from '@touchline/i18n/locales/en/breaks.json';
import type builder from '@touchline/i18n/locales/en/builder.json';
import type chat from '@touchline/i18n/locales/en/chat.json';
import type consent from '@touchline/i18n/locales/en/consent.json';
import type content from '@touchline/i18n/locales/en/content.json';
import type currencies from '@touchline/i18n/locales/en/currencies.json';
import type errors from '@touchline/i18n/locales/en/errors.json';
import type favourites from '@touchline/i18n/locales/en/favourites.json';
import type games from '@touchline/i18n/locales/en/games.json';
import type head from '@touchline/i18n/locales/en/head.json';
import type limits from '@touchline/i18n/locales/en/limits.json';
import type lists from '@touchline/i18n/locales/en/lists.json';
import type marketTools from '@touchline/i18n/locales/en/market-tools.json';
import type match from '@touchline/i18n/locales/en/match.json';
import type myBets from '@touchline/i18n/locales/en/my-bets.json';
import type notifications from '@touchline/i18n/locales/en/notifications.json';
import type passwords from '@touchline/i18n/locales/en/passwords.json';
import type payments from '@touchline/i18n/locales/en/payments.json';
import type phone from '@touchline/i18n/locales/en/phone.json';
import type play from '@touchline/i18n/locales/en/play.json';
import type playerFields from '@touchline/i18n/locales/en/player-fields.json';
import type prediction from '@touchline/i18n/locales/en/prediction.json';
import type preview from '@touchline/i18n/locales/en/preview.json';
import type profile from '@touchline/i18n/locales/en/profile.json';
import type push from '@touchline/i18n/locales/en/push.json';
import type quick from '@touchline/i18n/locales/en/quick.json';
import type reminders from '@touchline/i18n/locales/en/reminders.json';
import type search from '@touchline/i18n/locales/en/search.json';
import type sessions from '@touchline/i18n/locales/en/sessions.json';
import type share from '@touchline/i18n/locales/en/share.json';
import type shell from '@touchline/i18n/locales/en/shell.json';
import type slip from '@touchline/i18n/locales/en/slip.json';
import type tracker from '@touchline/i18n/locales/en/tracker.json';
import type video from '@touchline/i18n/locales/en/video.json';
import { type MessageValues, messageText } from './message-text.ts';
import { reportError } from './report.ts';
import { useServices } from './services.ts';

/** Every key of the English catalog. */
export type MessageKey =
  | keyof typeof account
  | keyof typeof around
  | keyof typeof book
  | keyof typeof breaks
  | keyof typeof builder
  | keyof typeof consent
  | keyof typeof chat
  | keyof typeof content
  | keyof typeof currencies
  | keyof typeof errors
  | keyof typeof favourites
  | keyof typeof games
  | keyof typeof head
  | keyof typeof limits
  | keyof typeof lists
  | keyof typeof marketTools
  | keyof typeof match
  | keyof typeof myBets
  | keyof typeof notifications
  | keyof typeof passwords
  | keyof typeof phone
  | keyof typeof payments
  | keyof typeof playerFields
  | keyof typeof play
  | keyof typeof prediction
  | keyof typeof preview
  | keyof typeof profile
  | keyof typeof push
  | keyof typeof quick
  | keyof typeof reminders
  | keyof typeof search
  | keyof typeof sessions
  | keyof typeof share
  | keyof typeof shell
  | keyof typeof slip
  | keyof typeof tracker
  | keyof typeof video;

export type { MessageValues } from './message-text.ts';

/** Names of the values that a message takes; of several keys, those of all. */
export type NamesOf<K extends MessageKey> = K extends keyof MessageValueNames ? MessageValueNames[K] : never;

/** A message without values, which its key says alone. */
export type PlainKey = Exclude<MessageKey, keyof MessageValueNames>;

/** Keys of messages that take no other values than these. */
export type KeyTaking<Names extends string> = {
  [K in MessageKey]: [NamesOf<K>] extends [Names] ? K : never;
}[MessageKey];

/** A message with all values that it takes. */
export type Message =
  | { readonly key: PlainKey; readonly values?: undefined }
  | {
      [K in keyof MessageValueNames & MessageKey]: {
        readonly key: K;
        readonly values: Record<MessageValueNames[K], string | number | Date>;
      };
    }[keyof MessageValueNames & MessageKey];

/** What a call gives beside the key: all values that the message takes. */
type ValuesOf<K extends MessageKey> = [NamesOf<K>] extends [never]
  ? [values?: MessageValues]
  : [values: Record<NamesOf<K>, string | number | Date>];

/** A catalog as the build compiles it. */
export type Catalog = Record<string, string | CompiledMessage>;

export interface Messages {
  readonly locale: string;
  /** Adds messages to those that are there; `isOwn` marks those that no later part replaces. */
  readonly add: (catalog: Catalog, isOwn?: boolean) => void;
  <K extends MessageKey>(key: K, ...values: ValuesOf<K>): string;
}

const missing = new Set<string>();

/** Reports a key that no catalog has, once; a browser that is driven by a program is not a reader. */
function noteMissing(locale: string, key: string): string {
  const name = `${locale} ${key}`;
  if (!missing.has(name)) {
    missing.add(name);
    if (!globalThis.navigator?.webdriver) reportError(`No message: ${name}`);
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
  let all = catalog;
  let texts = new Map<string, string>();
  let own: Catalog = {};
  const add = (more: Catalog, isOwn?: boolean) => {
    if (isOwn) own = more;
    all = { ...all, ...more, ...own };
    texts = new Map();
  };
  const say = (key: MessageKey, values?: MessageValues) => {
    const name = values ? textName(key, values) : key;
    const known = name === undefined ? undefined : texts.get(name);
    if (known !== undefined) return known;
    const message = Object.hasOwn(all, key) ? all[key] : noteMissing(locale, key);
    const text = typeof message === 'object' ? messageText(message, values ?? {}, locale) : (message ?? key);
    if (texts.size >= MOST_TEXTS) texts = new Map();
    if (name !== undefined) texts.set(name, text);
    return text;
  };
  return Object.assign(say, { locale, add });
}

/** Text of a key in the locale of the page. */
export const useMessages = (): Messages => useServices().messages;

/** Text of a message that was made with its values. */
export const textOf = (messages: Messages, { key, values }: Message): string =>
  messages(key as PlainKey, values); // the pair was checked where it was made

/** Text of a key that came from outside the code, or undefined where no catalog has it. */
export function messageOf(messages: Messages, key: string, values?: MessageValues): string | undefined {
  const text = messages(key as PlainKey, values); // asking is the check
  return text === key ? undefined : text;
}
