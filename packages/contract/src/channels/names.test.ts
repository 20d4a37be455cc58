import { expect, test } from 'vitest';
import { REALTIME_EVENTS } from './events.ts';
import { marketsChannel, matchChannel, parseChannel, publicChannel, userChannel } from './names.ts';

test('there are public channels per locale and per match, and a private one per player', () => {
  expect(publicChannel('en-AU')).toBe('public:en-AU');
  expect(matchChannel('1042')).toBe('match:1042');
  expect(marketsChannel('1042')).toBe('markets:1042');
  expect(userChannel('7')).toBe('$user:7');
});

test('every channel reads back as its kind and subject', () => {
  expect(parseChannel(publicChannel('ar'))).toEqual({ kind: 'public', subject: 'ar' });
  expect(parseChannel(matchChannel('sr:match:1'))).toEqual({ kind: 'match', subject: 'sr:match:1' });
  expect(parseChannel(marketsChannel('1042'))).toEqual({ kind: 'markets', subject: '1042' });
  expect(parseChannel(userChannel('7'))).toEqual({ kind: 'user', subject: '7' });
});

test.each(['', 'match', 'match:', 'user:7', '$match:1', 'chat:1', 'match1042'])('"%s" is none', (name) => {
  expect(parseChannel(name)).toBeUndefined();
});

test('events are spelled as in the specification, with the heartbeat beside them', () => {
  expect(REALTIME_EVENTS).toEqual([
    'match_changed',
    'markets_changed',
    'match_status_changed',
    'provider_status_changed',
    'tournament_pool_changed',
    'balance_changed',
    'unread_counters_changed',
    'notification',
    'bet_changed',
    'bet_cashout_changed',
    'bonus_issued',
    'provider_heartbeat',
  ]);
});
