import { expect, test } from 'vitest';
import { readTestProviders, showsSport, writeTestProviders } from './test-providers.ts';

test.each([
  ['regular:betradar', 'regular:betradar'],
  ['cyber:oddin|regular:betradar', 'cyber:oddin|regular:betradar'],
  ['regular:betradar|cyber:oddin', 'cyber:oddin|regular:betradar'],
  ['cyber:oddin|cyber:betradar|cyber:oddin', 'cyber:betradar|cyber:oddin'],
  ['regular:betradar|cyber', 'regular:betradar'],
  ['regular:betradar|cyber:oddin:2|chess:oddin|cyber:nobody|', 'regular:betradar'],
])('%s is read as %s', (value, read) => {
  const providers = readTestProviders(value);
  expect(providers && writeTestProviders(providers)).toBe(read);
});

test.each([
  undefined,
  '',
  '|',
  'regular',
  'regular:',
  ':oddin',
  'betradar:regular',
  'regular=betradar',
  'regular:betradar,oddin',
])('%s is ignored', (value) => {
  expect(readTestProviders(value)).toBeNull();
});

test('a restriction concerns the sport types that it names alone', () => {
  const cyber = readTestProviders('cyber:betradar');
  expect(showsSport(cyber, { type: 'cyber', provider: 'betradar' })).toBe(true);
  expect(showsSport(cyber, { type: 'cyber', provider: 'oddin' })).toBe(false);
  expect(showsSport(cyber, { type: 'regular', provider: 'oddin' })).toBe(true);
  expect(showsSport(null, { type: 'cyber', provider: 'oddin' })).toBe(true);
});
