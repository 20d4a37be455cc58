import { expect, test } from 'vitest';
import { checkEnvironment } from './check-environment.ts';

const said = (env: Record<string, string>) =>
  checkEnvironment(env).map(({ level, where, says }) => `${level}: ${where}: ${says}`);

test('an environment without settings has nothing wrong', () => {
  expect(said({ PATH: '/usr/bin', HOME: '/root', HOSTNAME: 'any' })).toEqual([]);
});

test.each([
  ['WEB_PORT', '0', 'must be a port from 1 to 65535, not "0".'],
  ['HOUSE_SPEED', 'fast', 'must be a number from 0.1 to 100, not "fast".'],
  ['HOUSE_URL', 'nowhere', 'must be an address such as http://127.0.0.1:4000, not "nowhere".'],
  ['FRAME_ORIGINS', 'stats.example', 'must be origins such as https://stats.example, not "stats.example".'],
  ['COUNTRY_HEADER', 'x country', 'must be the name of a header, not "x country".'],
  ['ROBOTS', 'go away', 'must be a rule such as "noindex" or "index, follow", not "go away".'],
  ['WEB_LOG_REQUESTS', 'yes', 'must be 0 or 1, not "yes".'],
  ['LOCALES', 'en,zz', 'names "zz", which is no locale such as en or de-AT.'],
  ['DATA_DIR', ' ', 'must name a folder.'],
  [
    'HOUSE_REPLAY_FAULTS',
    'loss=1',
    'names "loss"; it may name seed, drop, repeat, reorder, delay, delay_ms.',
  ],
  ['HOUSE_REPLAY_FAULTS', 'drop=0.1', 'wants a tape in HOUSE_REPLAY.'],
  ['HOUSE_REPLAY_FAULTS', 'drop=2', 'must give drop a number from 0 to 1, not "2".'],
  ['HOUSE_REPLAY', '/no/such.jsonl', 'names no file: /no/such.jsonl.'],
])('%s=%s is named with what it may be', (name, value, says) => {
  expect(said({ [name]: value })).toContain(`error: ${name}: ${says}`);
});

test('a feature, a sport and a brand that there are not are named with those that there are', () => {
  const lines = said({ HOUSE_OFF: 'betting', HOUSE_SPORTS: 'football,chess', HOUSE_BRAND: 'plum' });
  expect(lines).toContainEqual(
    expect.stringMatching(/^error: HOUSE_OFF: names "betting"; it may name .*video/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^error: HOUSE_SPORTS: names "chess", .*tennis/));
  expect(lines).toContainEqual(expect.stringMatching(/^error: HOUSE_BRAND: names "plum"; .*cobalt/));
  expect(lines).toHaveLength(3);
});

test('what a setting needs beside it is looked for beside it', () => {
  const centrifugo = {
    REALTIME: 'centrifugo',
    CENTRIFUGO_API_URL: 'http://127.0.0.1:9000/api',
    CENTRIFUGO_API_KEY: 'key',
    CENTRIFUGO_TOKEN_SECRET: 's'.repeat(32),
  };
  expect(said(centrifugo)).toEqual([]);
  expect(said({ ...centrifugo, CENTRIFUGO_API_KEY: '' })).toEqual([
    expect.stringMatching(/^error: REALTIME: .*CENTRIFUGO_API_KEY/),
  ]);
});

test('operators with a secret each and one secret of all exclude each other', () => {
  const secret = 's'.repeat(24);
  expect(said({ OPERATORS_FILE: 'operators', OPERATOR_SECRET: secret })).toEqual([
    'error: OPERATORS_FILE: and OPERATOR_SECRET are both set; a house takes one of them.',
  ]);
  for (const one of [{ OPERATORS_FILE: 'operators' }, { OPERATOR_SECRET: secret }])
    expect(said(one)).toEqual([]);
});

test('every wrong variable is named, not the first one alone', () => {
  expect(said({ WEB_PORT: 'x', HOUSE_SEED: 'y', HOUSE_DEV: 'yes' })).toHaveLength(3);
});

test('two processes on one port are a fault, also where one of them is the default', () => {
  expect(said({ WEB_PORT: '4000' })).toEqual([
    'error: WEB_PORT: and HOUSE_PORT are both 4000; they must differ.',
  ]);
});

test('a name that is nearly one of ours is a fault, another one with our prefix a warning', () => {
  expect(said({ HOUSE_SPED: '2' })).toEqual(['error: HOUSE_SPED: is read by nobody; HOUSE_SPEED is.']);
  expect(said({ HOUSE_COLOUR: 'red' })).toEqual(['warning: HOUSE_COLOUR: is read by nobody.']);
});
