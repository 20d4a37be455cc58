import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bettableMatches,
  callerOf,
  quietMatch,
  START_LIMIT_MS,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

// English that nobody has written: what the house says without brackets was never looked up.

const LOCALE = 'en-XA';
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ locales: ['en', LOCALE] });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const read = async (path: string) =>
  (await callerOf(house.url).get(path, { 'accept-language': LOCALE })).body;

/** Values of these fields, wherever they stand. */
function textsOf(value: unknown, fields: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && fields.has(key) ? [part] : textsOf(part, fields),
  );
}

const unread = (texts: readonly string[]) => texts.filter((text) => text !== '' && !text.includes('['));

test('sports, markets and their outcomes are looked up, people and clubs are names', async () => {
  const { data: sports } = await read('/book/sports');
  expect(unread(textsOf(sports, new Set(['name'])))).toEqual([]);
  for (const match of [quietMatch(house), ...bettableMatches(house, 1).slice(0, 1)]) {
    const names = new Set(
      [match.home, match.away, ...match.rosters.home, ...match.rosters.away].map((one) => one?.name),
    );
    const { data } = await read(`/book/matches/${match.id}/markets`);
    expect(data.length).toBeGreaterThan(20);
    const loose = unread(textsOf(data, new Set(['name', 'rule', 'title'])));
    expect(loose.filter((text) => !names.has(text) && /\p{L}/u.test(text))).toEqual([]);
  }
});

test('refusals and promotions are looked up', async () => {
  const refused = await read('/book/matches/999999999');
  expect(refused.data.localized_message).toMatch(/^\[.*\]$/);
  const { data } = await read('/book/promotions');
  expect(unread(textsOf(data, new Set(['title', 'text', 'description'])))).toEqual([]);
});

test('another locale is answered as it is written', async () => {
  const answer = await callerOf(house.url).get('/book/sports', { 'accept-language': 'en' });
  expect(textsOf(answer.body.data, new Set(['name'])).join()).not.toContain('[');
});
