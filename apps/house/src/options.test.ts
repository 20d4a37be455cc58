import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, readOptions } from './options.ts';
import { Sentence } from './sentence.ts';

test('an empty environment gives the defaults', () => {
  const { dataDir, ...options } = readOptions({});
  expect(dataDir).toMatch(/\/data$/);
  expect(options).toEqual({ ...DEFAULT_OPTIONS, dataDir: undefined });
});

test('every setting is read', () => {
  const options = readOptions({
    HOST: '0.0.0.0',
    HOUSE_PORT: '4100',
    DATA_DIR: '/srv/touchline',
    DATABASE_URL: 'postgres://db/touchline',
    DATABASE_POOL_SIZE: '25',
    REALTIME: 'centrifugo',
    CENTRIFUGO_API_URL: 'http://127.0.0.1:9000/api/',
    CENTRIFUGO_API_KEY: 'key',
    CENTRIFUGO_TOKEN_SECRET: 's'.repeat(32),
    HOUSE_SEED: '0',
    HOUSE_CALENDAR_AT: '2026-11-14T16:45:00Z',
    HOUSE_SPEED: '2.5',
    HOUSE_STILL: '1',
    HOUSE_WELCOME: '0',
    HOUSE_PAYMENTS: 'stand-in',
    PAYMENTS_SECRET: 'p'.repeat(32),
    HOUSE_PAYOUT_WITHDRAWAL: '0',
    HOUSE_BET_DELAY_MS: '100',
    HOUSE_DEV: '1',
    HOUSE_REPLAY: '/srv/day.jsonl',
    HOUSE_REPLAY_FAULTS: 'seed=11, drop=0.5, delay=0.25, delay_ms=2000',
    HOUSE_SPORTS: 'football, ice_hockey',
    LOCALES: 'de, en, he',
    LOCALE_REQUIRED: '1',
    RTL_ENABLED: '0',
    TIME_ZONE: 'Europe/London',
    HOUSE_ALLOWED_ORIGINS: 'https://book.example, https://other.example:8443',
    WEB_PUSH_SUBJECT: 'https://book.example/contact',
    PUSH_ORIGINS: 'https://push.example, https://*.push.example',
    HOUSE_OFF: 'share_bet, custom_bet',
    HOUSE_CAPABILITIES: 'request_id,bet_delay',
    HOUSE_ODDS_TYPES: 'european,american',
    HOUSE_MULTI_SINGLE: 'betradar,oddin',
  });
  expect(options).toMatchObject({
    host: '0.0.0.0',
    port: 4100,
    dataDir: '/srv/touchline',
    databaseUrl: 'postgres://db/touchline',
    databasePoolSize: 25,
    centrifugo: { apiUrl: 'http://127.0.0.1:9000/api', apiKey: 'key', tokenSecret: 's'.repeat(32) },
    seed: 0,
    calendarAt: Date.UTC(2026, 10, 14, 16, 45),
    speed: 2.5,
    isStill: true,
    welcome: false,
    payments: 'stand-in',
    paymentsSecret: 'p'.repeat(32),
    isPayoutWithdrawable: false,
    betDelayMs: 100,
    dev: true,
    replay: '/srv/day.jsonl',
    replayFaults: { seed: 11, drop: 0.5, repeat: 0, reorder: 0, delay: 0.25, delayMs: 2_000 },
    sports: ['football', 'ice_hockey'],
    locales: ['de', 'en', 'he'],
    isLocaleRequired: true,
    isRtlEnabled: false,
    timeZone: 'Europe/London',
    allowedOrigins: ['https://book.example', 'https://other.example:8443'],
    off: new Set(['custom_bet_single', 'share_bet', 'custom_bet']),
    capabilities: ['request_id', 'bet_delay'],
    pushSubject: 'https://book.example/contact',
    pushOrigins: ['https://push.example', 'https://*.push.example'],
    oddsTypes: ['european', 'american'],
    multiSingle: ['betradar', 'oddin'],
  });
});

test.each([
  ['HOUSE_PORT', '0'],
  ['HOUSE_PORT', 'http'],
  ['REALTIME', 'redis'],
  ['HOUSE_SPEED', '0'],
  ['HOUSE_SPEED', '101'],
  ['HOUSE_SEED', '1.5'],
  ['HOUSE_SEED', '-1'],
  ['HOUSE_CALENDAR_AT', 'Saturday'],
  ['HOUSE_CALENDAR_AT', '2026-11-14T17:00'],
  ['HOUSE_WELCOME', 'yes'],
  ['HOUSE_PAYMENTS', 'bank'],
  ['HOUSE_PAYOUT_WITHDRAWAL', 'no'],
  ['HOUSE_STILL', '2'],
  ['HOUSE_DEV', '2'],
  ['HOUSE_BET_DELAY_MS', '-1'],
  ['HOUSE_ALLOWED_ORIGINS', 'book.example'],
  ['HOUSE_OFF', 'betting'],
  ['HOUSE_ON', 'video'],
  ['LOCALES', 'zz'],
  ['LOCALE_REQUIRED', 'yes'],
  ['RTL_ENABLED', 'no'],
  ['TIME_ZONE', 'Europe/Londinium'],
  ['TIME_ZONE', '+01:00'],
  ['HOUSE_CAPABILITIES', 'flying'],
  ['HOUSE_MULTI_SINGLE', 'somebody'],
  ['HOUSE_ODDS_TYPES', 'roman'],
  ['WEB_PUSH_SUBJECT', 'nobody'],
  ['PUSH_ORIGINS', 'http://push.example'],
])('%s may not be "%s", and the sentence says so', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(Sentence);
  expect(() => readOptions({ [name]: value })).toThrow(name);
  expect(() => readOptions({ [name]: value })).toThrow(`"${value}"`);
});

test('without a zone pages follow the reader, and auto says the same', () => {
  expect([readOptions({}), readOptions({ TIME_ZONE: ' auto ' })].map(({ timeZone }) => timeZone)).toEqual([
    'auto',
    'auto',
  ]);
  expect(() => readOptions({ TIME_ZONE: 'Atlantis' })).toThrow(
    'TIME_ZONE must be auto or a zone such as Europe/London, not "Atlantis".',
  );
});

test('a house may offer all that goes beyond the specification, or nothing of it', () => {
  expect(readOptions({ HOUSE_CAPABILITIES: 'all' }).capabilities).toEqual(DEFAULT_OPTIONS.capabilities);
  expect(readOptions({ HOUSE_CAPABILITIES: 'none' }).capabilities).toEqual([]);
});

test('formats of odds without the one that pages are made in are refused', () => {
  expect(() => readOptions({ HOUSE_ODDS_TYPES: 'american,hongkong' })).toThrow(Sentence);
  expect(() => readOptions({ HOUSE_ODDS_TYPES: 'american' })).toThrow('must name european');
});

const CENTRIFUGO = {
  REALTIME: 'centrifugo',
  CENTRIFUGO_API_URL: 'https://centrifugo.example/api',
  CENTRIFUGO_API_KEY: 'key',
  CENTRIFUGO_TOKEN_SECRET: 's'.repeat(32),
};

test.each([
  ['CENTRIFUGO_API_URL', ''],
  ['CENTRIFUGO_API_URL', 'centrifugo:9000'],
  ['CENTRIFUGO_API_KEY', ' '],
  ['CENTRIFUGO_TOKEN_SECRET', ''],
  ['CENTRIFUGO_TOKEN_SECRET', 'short'],
])('with Centrifugo %s may not be "%s"', (name, value) => {
  const env = { ...CENTRIFUGO, [name]: value };
  expect(() => readOptions(env)).toThrow(Sentence);
  expect(() => readOptions(env)).toThrow(name);
  expect(readOptions({ ...env, REALTIME: 'hub' }).centrifugo).toBeNull();
});

test('a feature that is usually off is on when it is named, unless it is switched off as well', () => {
  const offIn = (env: Record<string, string>) => [...readOptions(env).off];
  expect(offIn({})).toEqual(['custom_bet_single']);
  expect(offIn({ HOUSE_OFF: 'video' })).toEqual(['custom_bet_single', 'video']);
  expect(offIn({ HOUSE_ON: 'custom_bet_single' })).toEqual([]);
  expect(offIn({ HOUSE_ON: 'custom_bet_single', HOUSE_OFF: 'custom_bet_single' })).toEqual([
    'custom_bet_single',
  ]);
});
