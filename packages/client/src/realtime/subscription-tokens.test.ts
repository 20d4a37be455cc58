import { expect, test } from 'vitest';
import { createSubscriptionTokens } from './subscription-tokens.ts';

test('tokens asked for together are one call', async () => {
  const calls: (readonly string[])[] = [];
  const token = createSubscriptionTokens(async (channels) => {
    calls.push(channels);
    return channels.map((channel) => ({ channel, token: `for ${channel}` }));
  });
  expect(await Promise.all([token('$a:1'), token('$b:1'), token('$a:1')])).toEqual([
    'for $a:1',
    'for $b:1',
    'for $a:1',
  ]);
  expect(calls).toEqual([['$a:1', '$b:1']]);
  await token('$c:1');
  expect(calls).toHaveLength(2);
});

test('a channel without an answer gets an empty token, a failed call fails for all', async () => {
  const refused = createSubscriptionTokens(async () => []);
  expect(await refused('$a:1')).toBe('');
  const broken = createSubscriptionTokens(async () => {
    throw new Error('offline');
  });
  const both = await Promise.allSettled([broken('$a:1'), broken('$b:1')]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
});
