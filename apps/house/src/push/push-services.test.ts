import { expect, test } from 'vitest';
import { isOriginPattern, isPushService, PUSH_ORIGINS } from './push-services.ts';

const KNOWN = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
];

test.each(KNOWN)('%s is a push service of a browser', (endpoint) => {
  expect(isPushService(endpoint, PUSH_ORIGINS, false)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/send',
  'https://evil.example/?https://fcm.googleapis.com',
  'https://evilnotify.windows.com/w',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://10.0.0.1/send',
  'https://[::1]/send',
  'https://localhost/send',
  'http://127.0.0.1:4000/dev/settle',
  'file:///etc/passwd',
  'no address',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, PUSH_ORIGINS, false)).toBe(false);
});

test('in development a service on this machine is one, and on no other machine', () => {
  expect(isPushService('http://127.0.0.1:5000/push/1', PUSH_ORIGINS, true)).toBe(true);
  expect(isPushService('http://127.0.0.1.evil.example/push/1', PUSH_ORIGINS, true)).toBe(false);
  expect(isPushService('http://10.0.0.1/push/1', PUSH_ORIGINS, true)).toBe(false);
});

test('an operator names origins over https, the first name of which may be any', () => {
  for (const origin of [...PUSH_ORIGINS, 'https://push.example:8443'])
    expect(isOriginPattern(origin)).toBe(true);
  for (const origin of ['http://push.example', 'https://*', 'https://push.*.example', 'push.example', ''])
    expect(isOriginPattern(origin)).toBe(false);
});
