import { afterEach, expect, test, vi } from 'vitest';
import { type Catalog, createMessages, type Message, textOf } from './messages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

test("a region's or an operator's own text stays when a later part comes", () => {
  const messages = createMessages('en', { 'book.nav.home': 'Home' });
  messages.add({ 'book.day.today': 'This day', 'book.nav.home': 'Start' }, true);
  messages.add({ 'book.day.today': 'Today', 'book.nav.live': 'Live' });
  const said = (['book.day.today', 'book.nav.home', 'book.nav.live'] as const).map((key) => messages(key));
  expect(said).toEqual(['This day', 'Start', 'Live']);
});

test('a key that no catalog has is reported once for each locale, and stands for its text', () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const locale of ['fi', 'fi', 'no'])
    expect(createMessages(locale, {})('book.nav.home')).toBe('book.nav.home');
  expect(reports.mock.calls).toEqual([['No message: fi book.nav.home'], ['No message: no book.nav.home']]);
});

test('a browser that a program drives reports no missing keys', () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { webdriver: true });
  createMessages('fi', {})('book.nav.live');
  expect(reports).not.toHaveBeenCalled();
});

test('a call that leaves out a value does not compile', () => {
  const messages = createMessages('en', {});
  // @ts-expect-error `missing` is not given
  messages('slip.problem.insufficient-balance', { amount: '€10.00' });
  // @ts-expect-error no value is given
  messages('slip.problem.payout-capped');
  // @ts-expect-error one of the two keys takes an amount
  messages('slip.problem.stake-missing' as 'slip.problem.stake-missing' | 'slip.problem.payout-capped');
  // @ts-expect-error a message carries its values
  const message: Message = { key: 'slip.problem.thousands-separator' };
  expect(textOf(messages, message)).toBe(message.key);
  expect(messages('slip.problem.stake-missing')).toBe('slip.problem.stake-missing');
});
