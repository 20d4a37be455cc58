import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from '../locale.ts';
import { MAIL_TEXTS, mailText } from './mail-texts.ts';

const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(CATALOG_LANGUAGES)(
  'every mail in %s has all its parts and the values of the English one',
  (language) => {
    for (const [kind, english] of Object.entries(MAIL_TEXTS.en)) {
      const texts = Object.entries(MAIL_TEXTS[language]).find(([name]) => name === kind)?.[1];
      for (const part of ['subject', 'before', 'action', 'after'] as const) {
        expect(texts?.[part].trim(), `${kind} ${part}`).not.toBe('');
        expect(valuesOf(texts?.[part] ?? ''), `${kind} ${part}`).toEqual(valuesOf(english[part]));
      }
    }
  },
);

test('the brand is filled in, and a region reads its language', () => {
  expect(mailText('de-AT', 'password_changed', 'Kobalt').action).toBe('Zu Kobalt');
  expect(mailText('tr', 'unlock', 'Kobalt').subject).toBe('Sign in again');
});
