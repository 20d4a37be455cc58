import { expect, test } from 'vitest';
import { DEFAULT_TEXTS, readTextOptions } from './text-options.ts';

const URL = 'https://sms.example/messages';

test('without a gateway text messages become files', () => {
  expect(readTextOptions({ SMS_GATEWAY_SECRET: 'one-long-secret' })).toEqual(DEFAULT_TEXTS);
});

test('a gateway and its secret are read', () => {
  expect(readTextOptions({ SMS_GATEWAY_URL: URL, SMS_GATEWAY_SECRET: 'one-long-secret' })).toEqual({
    gateway: { url: URL, secret: 'one-long-secret' },
  });
});

test.each([
  [{ SMS_GATEWAY_URL: 'smtp://sms.example', SMS_GATEWAY_SECRET: 'hidden' }, 'SMS_GATEWAY_URL must be'],
  [{ SMS_GATEWAY_URL: 'https://user:hidden@sms.example' }, 'SMS_GATEWAY_URL must be'],
  [{ SMS_GATEWAY_URL: URL }, 'SMS_GATEWAY_SECRET must be'],
  [{ SMS_GATEWAY_URL: URL, SMS_GATEWAY_SECRET: 'hidden\r\nx: y' }, 'SMS_GATEWAY_SECRET must be'],
])('%o is refused in a sentence that repeats no secret', (env, sentence) => {
  const read = () => readTextOptions(env);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('hidden');
});
