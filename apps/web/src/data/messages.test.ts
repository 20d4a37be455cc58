import { expect, test } from 'vitest';
import { type Catalog, createMessages } from './messages.ts';

const DAY_AT = 'book.day.at';
// Messages as the build compiles them: a text, or a list of texts and the names of values.
const catalog: Catalog = { [DAY_AT]: [['day'], ' at ', ['time']] };

test('a text is told anew for other values, and the same for the same', () => {
  const messages = createMessages('en', catalog);
  expect(messages(DAY_AT, { day: 'Today', time: '20:45' })).toBe('Today at 20:45');
  expect(messages(DAY_AT, { day: 'Today', time: '21:00' })).toBe('Today at 21:00');
  expect(messages(DAY_AT, { day: 'Today', time: '20:45' })).toBe('Today at 20:45');
});

test('a text that comes later takes the place of its key', () => {
  const messages = createMessages('en', {});
  expect(messages('book.day.today')).toBe('book.day.today');
  messages.add({ 'book.day.today': 'Today' });
  expect(messages('book.day.today')).toBe('Today');
});
