import {
  BASE_PATH,
  CONSENT_COOKIE_S,
  DEPOSIT_REMINDER_COOKIE_S,
  DEVICE_COOKIE_S,
  ODDS_FORMATS,
} from '@touchline/contract/constants';

type StoreName = 'session' | 'local' | 'cookie';

interface StorageEntry<T> {
  readonly name: string;
  readonly store: StoreName;
  readonly check: (value: unknown) => value is T;
  readonly maxAgeS?: number;
  /** Written by the server and out of reach of scripts. */
  readonly httpOnly?: true;
}

const YEAR_S = 365 * 86_400;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf =
  <const T extends readonly string[]>(...allowed: T) =>
  (value: unknown): value is T[number] =>
    allowed.includes(value as string); // includes compares, whatever it is given
const entry = <T>(details: StorageEntry<T>) => details;

/**
 * Everything that the product keeps in a browser: the specification's nineteen keys (§9), then ours. Who owns a key and
 * what consent it needs: `storage-facts.ts`.
 */
export const STORAGE = {
  deviceId: entry({
    name: 'deviceId',
    store: 'cookie',
    check: isText,
    maxAgeS: DEVICE_COOKIE_S,
    httpOnly: true,
  }),
  consent: entry({
    name: 'consent',
    store: 'cookie',
    check: isOneOf('1'),
    maxAgeS: CONSENT_COOKIE_S,
  }),
  leftSidebarCollapsed: entry({
    name: 'left_sidebar_collapsed',
    store: 'local',
    check: isBoolean,
  }),
  locale: entry({ name: 'locale', store: 'local', check: isText }),
  depositReminderInvoked: entry({
    name: 'deposit_reminder_invoked',
    store: 'cookie',
    check: isOneOf('1'),
    maxAgeS: DEPOSIT_REMINDER_COOKIE_S,
  }),
  bets: entry({ name: 'bets', store: 'session', check: isRecord }),
  betSlipToggle: entry({
    name: 'bet_slip_toggle',
    store: 'session',
    check: isRecord,
  }),
  ticketState: entry({ name: 'ticket_state', store: 'session', check: isRecord }),
  quickBet: entry({ name: 'quick_bet', store: 'local', check: isRecord }),
  oddsType: entry({
    name: 'activeOddsType',
    store: 'local',
    check: isOneOf(...ODDS_FORMATS),
  }),
  matchPreview: entry({ name: 'match_preview', store: 'local', check: isBoolean }),
  isRegistered: entry({ name: 'is_registered', store: 'local', check: isBoolean }),
  welcomingPopup: entry({
    name: 'welcoming_popup',
    store: 'local',
    check: isBoolean,
  }),
  customizerSettings: entry({
    name: 'customizer_settings',
    store: 'local',
    check: isRecord,
  }),
  videoStreaming: entry({
    name: 'video_streaming',
    store: 'local',
    check: isBoolean,
  }),
  signUpReminder: entry({
    name: 'sign_up_reminder',
    store: 'local',
    check: isBoolean,
  }),
  termsAccepted: entry({
    name: 'terms_accepted',
    store: 'local',
    check: isBoolean,
  }),
  oddsSettingsErrorShown: entry({
    name: 'odds_settings_error_shown',
    store: 'session',
    check: isBoolean,
  }),
  floatingButton: entry({
    name: 'floating_button',
    store: 'local',
    check: isRecord,
  }),
  oddsCookie: entry({
    name: 'odds_format',
    store: 'cookie',
    check: isOneOf(...ODDS_FORMATS),
    maxAgeS: YEAR_S,
  }),
  theme: entry({
    name: 'theme',
    store: 'local',
    check: isOneOf('light', 'dark'),
  }),
  foldedLeagues: entry({ name: 'folded_leagues', store: 'session', check: isRecord }),
  density: entry({
    name: 'density',
    store: 'local',
    check: isOneOf('comfortable', 'compact'),
  }),
} as const;

export type StorageKey = keyof typeof STORAGE;
/** What a key holds. */
export type Stored<K extends StorageKey> = (typeof STORAGE)[K] extends StorageEntry<infer T> ? T : never;

/** What stands in where the browser refuses its storage, as frames may. */
const memory = new Map<string, string>();

const area = (store: 'session' | 'local'): Storage =>
  store === 'session' ? window.sessionStorage : window.localStorage;

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

function readRaw({ name, store }: StorageEntry<unknown>): unknown {
  if (typeof window === 'undefined') return null;
  const held = memory.get(name);
  if (held !== undefined) return JSON.parse(held);
  if (store === 'cookie') return readCookie(name);
  return JSON.parse(area(store).getItem(name) ?? 'null');
}

/** What is kept under a key, or undefined where nothing is, it is broken, or the browser refuses. */
export function readStored<K extends StorageKey>(key: K): Stored<K> | undefined {
  const details = STORAGE[key] as StorageEntry<Stored<K>>; // the entry of the key holds the key's type
  try {
    const value = readRaw(details);
    return details.check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; a refusing browser keeps it until the page ends. */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): void {
  if (typeof window === 'undefined') return;
  const { name, store, maxAgeS } = STORAGE[key] as StorageEntry<Stored<K>>; // as above
  try {
    if (store === 'cookie') writeCookie(name, String(value), maxAgeS ?? YEAR_S);
    else area(store).setItem(name, JSON.stringify(value));
    memory.delete(name);
  } catch {
    memory.set(name, JSON.stringify(value));
  }
}

export function removeStored(key: StorageKey): void {
  if (typeof window === 'undefined') return;
  const { name, store } = STORAGE[key];
  memory.delete(name);
  try {
    if (store === 'cookie') writeCookie(name, '', 0);
    else area(store).removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

function writeCookie(name: string, value: string, maxAgeS: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser that is supported
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${BASE_PATH}; max-age=${maxAgeS}; samesite=lax${secure}`;
}
