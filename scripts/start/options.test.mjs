import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from './options.mjs';

test('without settings the ports are 3000 and 4000 and the data lies in ./data', () => {
  const options = readOptions([], {});
  expect(options).toMatchObject({ webPort: 3000, housePort: 4000, replay: null, dev: false, house: {} });
  expect(options.dataDir.endsWith('/data')).toBe(true);
});

test.each([
  [{ WEB_PORT: 'abc' }, 'WEB_PORT must be a port from 1 to 65535, not "abc".'],
  [{ HOUSE_PORT: '70000' }, 'HOUSE_PORT must be a port from 1 to 65535, not "70000".'],
  [{ WEB_PORT: '4000' }, 'WEB_PORT and HOUSE_PORT are both 4000; they must differ.'],
  [{ HOUSE_SPEED: '0' }, 'HOUSE_SPEED must be a number from 0.1 to 100, not "0".'],
  [{ HOUSE_SEED: '1.5' }, 'HOUSE_SEED must be an integer from 0 to 4294967295, not "1.5".'],
  [{ HOUSE_WELCOME: 'no' }, 'HOUSE_WELCOME must be 0 or 1, not "no".'],
  [{ HOUSE_DEV: '' }, 'HOUSE_DEV must be 0 or 1, not "".'],
  [{ DATA_DIR: ' ' }, 'DATA_DIR must name a folder.'],
])('a wrong value is one sentence: %o', (env, sentence) => {
  expect(() => readOptions([], env)).toThrow(sentence);
});

test('a setting reaches the house in its plain form', () => {
  expect(readOptions([], { HOUSE_SPEED: '20.0', HOUSE_SEED: '7' }).house).toEqual({
    HOUSE_SPEED: '20',
    HOUSE_SEED: '7',
  });
});

test('dev turns the development API on', () => {
  expect(readOptions(['--dev'], {}).house).toEqual({ HOUSE_DEV: '1' });
});

test('a replay has a data folder of its own, named after the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-options-'));
  const file = join(folder, 'one-day.jsonl');
  writeFileSync(file, '');
  const options = readOptions(['--replay', 'one-day.jsonl'], { INIT_CWD: folder });
  expect(options.replay).toBe(file);
  expect(options.dataDir.endsWith('/data-replay-one-day')).toBe(true);
  expect(readOptions(['--replay', file], { DATA_DIR: folder }).dataDir).toBe(folder);
});

test('the file of operators is looked for where the person stands', () => {
  expect(readOptions([], { OPERATORS_FILE: 'operators.txt', INIT_CWD: '/srv' }).operatorsFile).toBe(
    '/srv/operators.txt',
  );
  expect(readOptions([], {}).operatorsFile).toBeNull();
});

test.each([
  [['--replay'], '--replay needs the path of a recorded feed.'],
  [
    ['--replay', '/nowhere/at-all.jsonl'],
    '--replay needs a readable file; there is none at /nowhere/at-all.jsonl.',
  ],
  [['--fast'], '"--fast" is not an option'],
])('a wrong flag is one sentence: %o', (args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence);
});
