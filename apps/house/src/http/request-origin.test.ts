import { expect, test } from 'vitest';
import { clientAddress, isAllowedOrigin, needsSecureCookies } from './request-origin.ts';

const headers = (values: Record<string, string>) => (name: string) => values[name];

test.each([
  [{ host: 'book.example' }, true],
  [{ host: 'book.example', origin: 'https://book.example' }, true],
  [{ host: '127.0.0.1:4000', 'x-forwarded-host': 'book.example', origin: 'https://book.example' }, true],
  [{ host: '127.0.0.1:4000', origin: 'http://allowed.example' }, true],
  [{ host: 'book.example', origin: 'https://evil.example' }, false],
  [{ host: 'book.example', origin: 'https://book.example.evil.example' }, false],
  [{ host: 'book.example', origin: 'null' }, false],
])('%o may change something: %s', (values, isAllowed) => {
  expect(isAllowedOrigin(headers(values), ['http://allowed.example'])).toBe(isAllowed);
});

test.each([
  [{ host: 'localhost:3000' }, false],
  [{ host: '127.0.0.1:4000' }, false],
  [{ host: 'localhost:3000', 'x-forwarded-proto': 'https' }, true],
  [{ host: '127.0.0.1:4000', 'x-forwarded-host': 'book.example' }, true],
])('cookies for %o are Secure: %s', (values, isSecure) => {
  expect(needsSecureCookies(headers(values))).toBe(isSecure);
});

test('only a proxy on this machine says who called', () => {
  const forwarded = headers({ 'x-forwarded-for': '192.0.2.9, 192.0.2.1' });
  expect(clientAddress(forwarded, '127.0.0.1')).toBe('192.0.2.1');
  expect(clientAddress(forwarded, '::ffff:127.0.0.1')).toBe('192.0.2.1');
  expect(clientAddress(forwarded, '198.51.100.4')).toBe('198.51.100.4');
  expect(clientAddress(headers({}), '127.0.0.1')).toBe('127.0.0.1');
});

test('a second proxy on this machine, such as a cache before the web app, is not taken for the caller', () => {
  const forwarded = headers({ 'x-forwarded-for': '192.0.2.9, 192.0.2.1, 127.0.0.1' });
  expect(clientAddress(forwarded, '127.0.0.1')).toBe('192.0.2.1');
  expect(clientAddress(headers({ 'x-forwarded-for': '127.0.0.1, ::1' }), '127.0.0.1')).toBe('::1');
});
