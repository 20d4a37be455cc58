import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from '../locale.ts';
import { TEXT_MESSAGES, textMessage } from './text-messages.ts';

test.each(CATALOG_LANGUAGES)(
  'every text message in %s begins with its code, if it has one, and names the brand once',
  (language) => {
    for (const [kind, text] of Object.entries(TEXT_MESSAGES[language])) {
      const hasCode = kind !== 'account_exists' && kind !== 'password_changed';
      expect([kind, text.startsWith('{code} '), text.includes('{code}')]).toEqual([kind, hasCode, hasCode]);
      expect(text.split('{brand}')).toHaveLength(2);
    }
  },
);

test('brand and code are filled in, and a region reads its language', () => {
  expect(textMessage('de-AT', 'phone', { brand: 'Kobalt', code: '012345' })).toBe(
    '012345 ist Ihr Code für Kobalt. Er gilt 10 Minuten. Geben Sie ihn niemals weiter.',
  );
  expect(textMessage('tr', 'phone', { brand: '{code}', code: '012345' })).toContain('your {code} code');
});
