import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { messageText } from './message-text.ts';

test.each([
  ['{count, plural, one {# match} other {# matches}}', { count: 1 }, 'en', '1 match'],
  ['{count, plural, one {# match} other {# matches}}', { count: 1_234 }, 'en', '1,234 matches'],
  ['{count, plural, =0 {none} one {one} other {#}}', { count: 0 }, 'en', 'none'],
  ['{count, plural, zero {z} one {o} two {t} few {# f} many {# m} other {x}}', { count: 3 }, 'ar', '٣ f'],
  ['{count, plural, zero {z} one {o} two {t} few {# f} many {# m} other {x}}', { count: 111 }, 'ar', '١١١ m'],
  [
    '{n, plural, offset:1 =0 {no} one {you and # more} other {you and # more}}',
    { n: 3 },
    'en',
    'you and 2 more',
  ],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} set', { n: 22 }, 'en', '22nd set'],
  ['{n, number} of {total, number}', { n: 1_000, total: 2_000 }, 'de', '1.000 of 2.000'],
  ['{share, number, percent}', { share: 0.5 }, 'de', '50\u00a0%'],
  ['{sex, select, f {her} other {their}} bet', { sex: 'constructor' }, 'en', 'their bet'],
  ['{a, plural, other {{b, select, x {# x} other {# y}}}}', { a: 2, b: 'x' }, 'en', '2 x'],
  ['{team} win, #1', { team: 'Harbour' }, 'en', 'Harbour win, #1'],
  ['{team} win', {}, 'en', ' win'],
])('%s with %o in %s is %s', (message, values, locale, text) => {
  expect(messageText(compileMessage(message), values as Record<string, string | number>, locale)).toBe(text);
});
