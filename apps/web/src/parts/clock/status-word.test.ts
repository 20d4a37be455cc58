import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { readCatalog } from '../../../vite/catalogs.ts';
import { isFate, statusWord } from './status-word.ts';

const folder = fileURLToPath(new URL('../../../../../packages/i18n/src/locales', import.meta.url));
const texts = Object.entries(readCatalog(folder, 'en'));
const english = createMessages(
  'en',
  Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])),
);

test.each([
  [2, 7, 'Interrupted'],
  [2, 60, 'Postponed'],
  [3, 0, 'Closed'],
  [3, 70, 'Cancelled'],
  [3, 100, 'Ended'],
  [4, 0, 'Ended'],
  [4, 120, 'Ended'],
  [5, 0, 'Not covered'],
  [9, 0, 'Status unknown'],
])('of a match of status %i in stage %i is said "%s"', (status, stage, word) => {
  expect(statusWord(english, status, stage)).toBe(word);
});

test('delayed is a fate, a half is none', () => {
  expect(isFate(61)).toBe(true);
  expect([0, 7, 31, 100, 301].some(isFate)).toBe(false);
});
