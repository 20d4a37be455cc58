import { expect, test } from 'vitest';
import { localeSettings } from './locale-settings.ts';

const NAMED = 'en en-AU en-CA fr-CA en-NZ no de de-AT de-CH fr-CH en-IN ar en-AR en-ZA fi'.split(' ');

test('where nobody chose, every locale of the specification is offered, and English stands in no address', () => {
  const { locales, required, isRtlOff } = localeSettings({});
  expect(locales).toEqual(expect.arrayContaining(NAMED));
  expect(locales[0]).toBe('en');
  expect([required, isRtlOff]).toEqual([false, false]);
});

test('an empty setting is none', () => {
  expect(localeSettings({ LOCALES: ' , ' })).toEqual(localeSettings({}));
});

test('what is named is offered in its order', () => {
  expect(localeSettings({ LOCALES: 'de, en', LOCALE_REQUIRED: '1', RTL_ENABLED: '0' })).toEqual({
    locales: ['de', 'en'],
    required: true,
    isRtlOff: true,
  });
});
