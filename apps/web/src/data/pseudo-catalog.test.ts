import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';
import { pseudoCatalog } from './pseudo-catalog.ts';

const TEXTS = {
  'shell.close': 'Close',
  'notifications.readThis': 'Mark as read: {title}',
  'notifications.bell': '{count, plural, =0 {Notifications} other {Notifications, # unread}}',
  'notifications.many': '{count, number}+',
};
const say = createMessages(
  'en-XA',
  pseudoCatalog(Object.fromEntries(Object.entries(TEXTS).map(([key, text]) => [key, compileMessage(text)]))),
);

test('each message has brackets and longer words, and its values as they are', () => {
  expect(say('shell.close')).toBe('[Çlööšéé]');
  expect(say('notifications.readThis', { title: 'Bet won' })).toBe('[Måårk ååš rééååd: Bet won]');
});

test('a plural chooses and counts as it did', () => {
  expect(say('notifications.bell', { count: 0 })).toBe('[Ñöötîîfîîçååtîîööñš]');
  expect(say('notifications.bell', { count: 12 })).toBe('[Ñöötîîfîîçååtîîööñš, 12 ûûñrééååd]');
  expect(say('notifications.many', { count: 99 })).toBe('[99+]');
});
