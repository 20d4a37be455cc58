import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { readCatalog } from '../../../vite/catalogs.ts';
import { stageName, stagePrefix, stageShort } from './stage-names.ts';

const folder = fileURLToPath(new URL('../../../../../packages/i18n/src/locales', import.meta.url));
const messagesOf = (locale: string) => {
  const texts = Object.entries(readCatalog(folder, locale));
  return createMessages(locale, Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])));
};
const english = messagesOf('en');

test.each([
  [7, 'football', '2nd half'],
  [31, 'football', 'Half-time'],
  [15, 'basketball', '3rd quarter'],
  [40, 'basketball', 'Overtime'],
  [40, 'football', 'Extra time'],
  [302, 'ice_hockey', 'Break'],
  [3, 'ice_hockey', '3rd period'],
  [50, 'ice_hockey', 'Shootout'],
  [9, 'tennis', '2nd set'],
  [442, 'table_tennis', '7th set'],
  [441, 'darts', '6th set'],
  [441, 'baseball', 'Top of the 21st'],
  [143, 'counter_strike', '3rd map'],
  [404, 'baseball', 'Bottom of the 2nd'],
  [501, 'cricket', '1st innings'],
  [505, 'cricket', 'Break'],
  [100, 'tennis', 'Ended'],
  [999, 'tennis', ''],
])('stage %i of %s is called "%s"', (code, sport, name) => {
  expect(stageName(english, code, sport)).toBe(name);
});

test.each([
  [31, 'football', 'HT'],
  [15, 'basketball', 'Q3'],
  [2, 'ice_hockey', 'P2'],
  [10, 'tennis', 'Set 3'],
  [142, 'dota_2', 'Map 2'],
  [403, 'baseball', 'Top 2'],
  [6, 'handball', '1st half'],
])('in little room stage %i of %s is "%s"', (code, sport, name) => {
  expect(stageShort(english, code, sport)).toBe(name);
});

test('before a time stands the quarter, and nothing before a minute', () => {
  expect(stagePrefix(english, 15, 'basketball')).toBe('Q3');
  expect(stagePrefix(english, 142, 'dota_2')).toBe('M2');
  expect(stagePrefix(english, 7, 'football')).toBe('');
});

test('numbers stand in the digits of the locale', () => {
  expect(stageShort(messagesOf('ar'), 10, 'tennis')).toBe('المجموعة ٣');
});
