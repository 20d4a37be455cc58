import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOwnMessages } from '../src/queries/own-messages.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-texts-'));
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

function place(path: string, content: unknown) {
  const file = join(dataDir, 'locales', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

test('without files nothing is said otherwise', async () => {
  expect(await createOwnMessages(dataDir).in('de')).toEqual({ messages: {} });
});

test('a region has the words of its language and its own, which win; English ones are for English readers', async () => {
  place('de/own.json', { 'slip.close': 'Zu', 'shell.close': 'Zu' });
  place('de-AT/a.json', { 'shell.close': 'Zumachen' });
  place('en/own.json', { 'toast.close': 'Hide' });
  const own = createOwnMessages(dataDir);
  expect((await own.in('de-AT')).messages).toEqual({ 'slip.close': 'Zu', 'shell.close': 'Zumachen' });
  expect((await own.in('de')).messages).toEqual({ 'slip.close': 'Zu', 'shell.close': 'Zu' });
  expect((await own.in('en-AU')).messages).toEqual({ 'toast.close': 'Hide' });
  expect((await own.in('he')).messages).toEqual({ 'toast.close': 'Hide' });
  expect((await own.in('fr')).messages).toEqual({});
});

test('a faulty text is left out and named, the others stand', async () => {
  place('en/own.json', {
    'slip.close': 'Shut',
    'no.such.key': 'Hello',
    constructor: 'Hello',
    'shell.close': '  ',
    'toast.close': 7,
    'notifications.readThis': 'Read',
    'notifications.many': '{count, number}+ {',
  });
  const { messages, faults } = await createOwnMessages(dataDir).in('en');
  expect(messages).toEqual({ 'slip.close': 'Shut' });
  expect(faults).toEqual([
    { path: 'en/own.json: no.such.key', reason: 'no screen has this key' },
    { path: 'en/own.json: constructor', reason: 'no screen has this key' },
    { path: 'en/own.json: shell.close', reason: 'is no text' },
    { path: 'en/own.json: toast.close', reason: 'is no text' },
    { path: 'en/own.json: notifications.readThis', reason: 'takes the values "" instead of "title"' },
    { path: 'en/own.json: notifications.many', reason: 'has a brace too many, or too few' },
  ]);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('no.such.key'));
});

test.each(['{', '[1', '"text"', 'null'])(
  'a file that holds %s is named, and costs nothing else',
  async (text) => {
    place('en/a.json', text);
    place('en/b.json', { 'slip.close': 'Shut' });
    const { messages, faults } = await createOwnMessages(dataDir).in('en');
    expect(messages).toEqual({ 'slip.close': 'Shut' });
    expect(faults?.map(({ path }) => path)).toEqual(['en/a.json']);
  },
);

test('a file that changes is read again', async () => {
  place('en/own.json', { 'slip.close': 'Shut' });
  const own = createOwnMessages(dataDir);
  await own.in('en');
  place('en/own.json', { 'slip.close': 'Hide it' });
  expect((await own.in('en')).messages).toEqual({ 'slip.close': 'Hide it' });
});
