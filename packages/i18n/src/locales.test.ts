import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';

const folder = new URL('./locales/', import.meta.url);
const rooms = readdirSync(new URL('en/', folder));

const read = (locale: string, room: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${locale}/${room}`, folder), 'utf8'));

/** Names of the values that a message takes. */
const valuesOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)/g)].map((found) => found[1]))].sort();

test.each(LOCALES.map((locale) => locale.code))(
  '%s has each message of each room, with the same values',
  (locale) => {
    expect(readdirSync(new URL(`${locale}/`, folder))).toEqual(rooms);
    for (const room of rooms) {
      const english = read('en', room);
      const other = read(locale, room);
      expect(Object.keys(other).sort(), `${locale}/${room}`).toEqual(Object.keys(english).sort());
      for (const [key, message] of Object.entries(english)) {
        expect(other[key]?.trim(), key).not.toBe('');
        const plural = /\{\w+, plural/.test(message);
        if (!plural) expect(valuesOf(other[key] ?? ''), key).toEqual(valuesOf(message));
      }
    }
  },
);

test('no message key stands in two rooms', () => {
  const keys = rooms.flatMap((room) => Object.keys(read('en', room)));
  expect(new Set(keys).size).toBe(keys.length);
});
