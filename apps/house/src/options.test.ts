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
    HOUSE_SEED: '0',
    HOUSE_SPEED: '2.5',
    HOUSE_WELCOME: '0',
    HOUSE_BET_DELAY_MS: '100',
    HOUSE_DEV: '1',
    HOUSE_REPLAY: '/srv/day.jsonl',
    HOUSE_SPORTS: 'football, ice_hockey',
    HOUSE_ALLOWED_ORIGINS: 'https://book.example, https://other.example:8443',
  });
  expect(options).toMatchObject({
    host: '0.0.0.0',
    port: 4100,
    dataDir: '/srv/touchline',
    databaseUrl: 'postgres://db/touchline',
    seed: 0,
    speed: 2.5,
    welcome: false,
    betDelayMs: 100,
    dev: true,
    replay: '/srv/day.jsonl',
    sports: ['football', 'ice_hockey'],
    allowedOrigins: ['https://book.example', 'https://other.example:8443'],
  });
});

test.each([
  ['HOUSE_PORT', '0'],
  ['HOUSE_PORT', 'http'],
  ['HOUSE_SPEED', '0'],
  ['HOUSE_SPEED', '101'],
  ['HOUSE_SEED', '1.5'],
  ['HOUSE_SEED', '-1'],
  ['HOUSE_WELCOME', 'yes'],
  ['HOUSE_DEV', '2'],
  ['HOUSE_BET_DELAY_MS', '-1'],
  ['HOUSE_ALLOWED_ORIGINS', 'book.example'],
])('%s may not be "%s", and the sentence says so', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(Sentence);
  expect(() => readOptions({ [name]: value })).toThrow(name);
  expect(() => readOptions({ [name]: value })).toThrow(`"${value}"`);
});
