import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ locales: ['de', 'en', 'no', 'he', 'br'], isLocaleRequired: true });
}, START_LIMIT_MS);
afterAll(() => house.end());

const inLocale = (locale: string) => ({ 'accept-language': locale });

test('the house tells which locales it offers, in their order, and that they have to stand in addresses', async () => {
  const { body } = await callerOf(house.url).get('/platform/system');
  expect(body.locales).toEqual([
    { code: 'de', name: 'Deutsch', direction: 'ltr' },
    { code: 'en', name: 'English', direction: 'ltr' },
    { code: 'no', name: 'Norsk', direction: 'ltr' },
    { code: 'he', name: 'עברית', direction: 'rtl' },
    { code: 'br', name: 'Português (Brasil)', direction: 'ltr' },
  ]);
  expect(body.locale_required).toBe(true);
});

test.each([
  ['de-AT', 'de-AT', 'Fußball'],
  ['nb-NO', 'nb', 'Fotball'],
  ['fr-CA', 'fr-CA', 'Football'],
  ['fi', 'fi', 'Jalkapallo'],
  ['he', 'he', 'Football'],
  ['pt-BR', 'pt-BR', 'Football'],
  ['tlh', 'de', 'Fußball'],
])('who asks in %s is answered in %s, where football is %s', async (asked, language, football) => {
  const { headers, body } = await callerOf(house.url).get('/book/sports', inLocale(asked));
  expect(headers.get('content-language')).toBe(language);
  expect(body.data.find(({ key }: { key: string }) => key === 'football').name).toBe(football);
});
