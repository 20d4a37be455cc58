import {
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
  REQUEST_TIMEOUT_MS,
  SERVER_PING_DELAY_MAX_MS,
  TOKEN_RETRY_MAX_MS,
  TOKEN_RETRY_MIN_MS,
} from '@touchline/contract/constants';
import { Centrifuge } from 'centrifuge';
import { expect, test } from 'vitest';

// The connection takes the official client's own times: they have to be those of the specification.

test('the official client reconnects, waits for replies and for pings as long as the specification says', () => {
  const client = new Centrifuge('ws://house.example');
  expect(client).toMatchObject({
    _config: {
      minReconnectDelay: RECONNECT_MIN_MS,
      maxReconnectDelay: RECONNECT_MAX_MS,
      timeout: REQUEST_TIMEOUT_MS,
      maxServerPingDelay: SERVER_PING_DELAY_MAX_MS,
    },
  });
});

test('a token that could not be refreshed is asked for again after five to ten seconds', () => {
  const client = new Centrifuge('ws://house.example');
  const delay: unknown = Reflect.get(client, '_getRefreshRetryDelay');
  if (typeof delay !== 'function') throw new Error('The official client calls its delay by another name.');
  const delays = Array.from({ length: 300 }, () => Number(delay.call(client)));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(TOKEN_RETRY_MIN_MS);
  expect(Math.max(...delays)).toBeLessThanOrEqual(TOKEN_RETRY_MAX_MS);
});
