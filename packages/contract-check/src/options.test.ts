import { expect, test } from 'vitest';
import { readCommand } from './options.ts';

const PLATFORM = 'http://127.0.0.1:4000/platform';
const BOOK = 'http://127.0.0.1:4000/book';

test('two addresses are enough', () => {
  expect(readCommand([`${PLATFORM}/`, BOOK])).toEqual({
    backend: { platform: PLATFORM, book: BOOK },
    locale: 'en',
    isReadOnly: false,
    isJson: false,
  });
});

test('a player, a language and the way of telling can be named', () => {
  const args = ['--email', 'a@b.example', '--password', 'p', '--locale', 'de', '--read-only', '--json'];
  expect(readCommand([PLATFORM, BOOK, ...args])).toMatchObject({
    credentials: { email: 'a@b.example', password: 'p' },
    locale: 'de',
    isReadOnly: true,
    isJson: true,
  });
});

test.each([
  [[], /Platform API is missing/],
  [[PLATFORM], /Sportsbook API is missing/],
  [[PLATFORM, 'book'], /is not an address: book/],
  [[PLATFORM, 'file:///etc'], /is not an address/],
  [[PLATFORM, BOOK, BOOK], /Too many addresses/],
  [[PLATFORM, BOOK, '--email', 'a@b.example'], /belong together/],
  [[PLATFORM, BOOK, '--loud'], /loud/],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readCommand(args)).toThrow(reason);
});
