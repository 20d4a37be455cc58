import {
  BASE_PATH,
  CONSENT_COOKIE_S,
  DEPOSIT_REMINDER_COOKIE_S,
  DEVICE_COOKIE_S,
  ODDS_FORMATS,
  TEST_PROVIDERS_COOKIE,
} from '@touchline/contract/constants';

type StoreName = 'session' | 'local' | 'cookie';

/** Classes of what a browser keeps. A player agrees to each but `necessary`, which is what he asked for or needs. */
export type ConsentClass = 'necessary' | 'preference' | 'statistics' | 'marketing';

interface StorageEntry<T> {
  readonly name: string;
  readonly store: StoreName;
  readonly check: (value: unknown) => value is T;
  /** Class that the player has to agree to; absent: necessary. */
  readonly consent?: Exclude<ConsentClass, 'necessary'>;
  readonly maxAgeS?: number;
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
type Check<T> = StorageEntry<T>['check'];
const inSession = <T>(name: string, check: Check<T>): StorageEntry<T> => ({ name, check, store: 'session' });
/** What stays for later visits is a preference, unless its entry says otherwise. */
const inLocal = <T>(name: string, check: Check<T>): StorageEntry<T> => ({
  name,
  check,
  store: 'local',
  consent: 'preference',
});
const inCookie = <T>(name: string, check: Check<T>, maxAgeS: number): StorageEntry<T> => ({
  name,
  check,
  store: 'cookie',
  maxAgeS,
});

/**
 * Everything that the product keeps in a browser: the specification's nineteen keys (§9), then ours. Who owns a key, and why
 * it has its class: `storage-facts.ts`.
 */
export const STORAGE = {
  deviceId: inCookie('deviceId', isText, DEVICE_COOKIE_S),
  consent: inCookie('consent', isOneOf('1'), CONSENT_COOKIE_S),
  consentChoices: inCookie('consent_choices', isText, CONSENT_COOKIE_S),
  leftSidebarCollapsed: inLocal('left_sidebar_collapsed', isBoolean),
  locale: inLocal('locale', isText),
  depositReminderInvoked: inCookie('deposit_reminder_invoked', isOneOf('1'), DEPOSIT_REMINDER_COOKIE_S),
  bets: inSession('bets', isRecord),
  betSlipToggle: inSession('bet_slip_toggle', isRecord),
  ticketState: inSession('ticket_state', isRecord),
  quickBet: inLocal('quick_bet', isRecord),
  oddsType: inLocal('activeOddsType', isOneOf(...ODDS_FORMATS)),
  matchPreview: inLocal('match_preview', isBoolean),
  isRegistered: inLocal('is_registered', isBoolean),
  welcomingPopup: inLocal('welcoming_popup', isBoolean),
  customizerSettings: inLocal('customizer_settings', isRecord),
  videoStreaming: inLocal('video_streaming', isBoolean),
  signUpReminder: inLocal('sign_up_reminder', isBoolean),
  termsAccepted: { name: 'terms_accepted', check: isText, store: 'local' },
  oddsSettingsErrorShown: inSession('odds_settings_error_shown', isBoolean),
  floatingButton: inLocal('floating_button', isRecord),
  oddsCookie: inCookie('odds_format', isOneOf(...ODDS_FORMATS), YEAR_S),
  theme: inLocal('theme', isOneOf('light', 'dark')),
  slipSettings: inLocal('slip_settings', isRecord),
  foldedLeagues: inSession('folded_leagues', isRecord),
  places: inSession('places', isRecord),
  recentSearches: inLocal('recent_searches', isRecord),
  marketChoices: inLocal('market_choices', isRecord),
  density: inLocal('density', isOneOf('comfortable', 'compact')),
  timeZone: inLocal('time_zone', isText),
  openedBlocks: inLocal('opened_blocks', isRecord),
  testProviders: inCookie(TEST_PROVIDERS_COOKIE, isText, YEAR_S),
} as const;

export type StorageKey = keyof typeof STORAGE;
/** What a key holds. */
export type Stored<K extends StorageKey> = (typeof STORAGE)[K] extends StorageEntry<infer T> ? T : never;

/** Fallback until the page ends: for a browser that refuses its storage, as frames may, and a class that nobody agreed to. */
const memory = new Map<string, string>();

const area = (store: 'session' | 'local'): Storage =>
  store === 'session' ? window.sessionStorage : window.localStorage;

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

/** Whether the player agreed to a class. Asks the cookies each time, because other tabs write them too. */
export const isAgreed = (to: ConsentClass): boolean =>
  readStored('consent') === '1' && readStored('consentChoices')?.includes(to) === true;

const isAllowed = ({ consent }: StorageEntry<unknown>) => !consent || isAgreed(consent);

function readRaw(details: StorageEntry<unknown>): unknown {
  const { name, store } = details;
  const held = memory.get(name);
  if (held !== undefined) return JSON.parse(held);
  if (!isAllowed(details)) return null;
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

/** Keeps a value: until the page ends if the browser refuses, or nobody agreed to its class. */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): void {
  if (typeof window === 'undefined') return;
  const details = STORAGE[key] as StorageEntry<Stored<K>>; // as above
  const { name, store, maxAgeS } = details;
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    if (!isAllowed(details)) return;
    if (store === 'cookie') writeCookie(name, String(value), maxAgeS ?? YEAR_S);
    else area(store).setItem(name, text);
    memory.delete(name);
  } catch {
    // Stays in memory.
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
