import type { LiveMessage } from '@touchline/client/live';
import { readTestProviders } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { admitsMessage } from './test-providers.ts';

const CYBER = readTestProviders('cyber:betradar');
const changed = (src?: [string, string][]): LiveMessage => ({
  event: 'match_changed',
  ts: 1,
  added: ['7'],
  removed: [],
  changed: [],
  ...(src && { src }),
});

test.each<[string, LiveMessage, boolean]>([
  ['matches of another provider', changed([['cyber', 'oddin']]), false],
  ['matches of the provider', changed([['cyber', 'betradar']]), true],
  ['matches of another sport type', changed([['regular', 'betradar']]), true],
  [
    'matches of several providers, one of them allowed',
    changed([
      ['cyber', 'oddin'],
      ['regular', 'betradar'],
    ]),
    true,
  ],
  ['matches of which the backend says no provider', changed(), true],
  [
    'a provider that is alive',
    { event: 'provider_heartbeat', ts: 1, provider: 'oddin', status: 'ACTIVE' },
    true,
  ],
])('in a test, a message is shown or not: %s', (_, message, isShown) => {
  expect(admitsMessage(CYBER, message)).toBe(isShown);
});

test('outside of a test every message is shown', () => {
  expect(admitsMessage(null, changed([['cyber', 'oddin']]))).toBe(true);
});
