import { expect, test } from 'vitest';
import { chooseOffer, type Reader } from './choose-offer.ts';

const reader: Reader = {
  page: 'en',
  offered: ['en', 'fr', 'no', 'de', 'ar', 'fi', 'de-AT', 'he'],
  wanted: ['en-GB', 'de'],
  chosen: undefined,
  account: null,
  isNew: false,
};
const offerTo = (one: Partial<Reader>) => chooseOffer({ ...reader, ...one })?.locale;

test('who reads the language that his browser asks for is offered nothing', () => {
  expect(offerTo({})).toBeUndefined();
  expect(offerTo({ wanted: ['de-CH'], page: 'de-AT' })).toBeUndefined();
  expect(offerTo({ wanted: [] })).toBeUndefined();
});

test('another language is offered by the first wish that the product can meet', () => {
  expect(offerTo({ wanted: ['pt-BR', 'nb-NO', 'fr'] })).toBe('no');
  expect(offerTo({ wanted: ['de-AT'] })).toBe('de-AT');
  expect(offerTo({ page: 'ar', wanted: ['en-GB'] })).toBe('en');
});

test('a language whose texts are English is not offered', () => {
  expect(offerTo({ page: 'de', wanted: ['he'] })).toBeUndefined();
});

test('what was chosen in this browser counts before what the browser asks for', () => {
  expect(offerTo({ chosen: 'fi', wanted: ['de'] })).toBe('fi');
  expect(offerTo({ chosen: 'en', wanted: ['de'] })).toBeUndefined();
});

test("an account's language is offered at sign-in, and later until the reader chose to stay", () => {
  expect(offerTo({ account: 'de', isNew: true, chosen: 'en' })).toBe('de');
  expect(offerTo({ account: 'de', chosen: undefined })).toBe('de');
  expect(offerTo({ account: 'de', chosen: 'en' })).toBeUndefined();
  expect(offerTo({ account: 'en', isNew: true })).toBeUndefined();
});
