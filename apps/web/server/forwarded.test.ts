import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './forwarded.ts';

const from = (peer: string, passed?: string) =>
  clientAddress({
    socket: { remoteAddress: peer },
    headers: passed === undefined ? {} : { 'x-forwarded-for': passed },
  } as unknown as IncomingMessage); // only what is read

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '10.0.0.9, 198.51.100.1, 127.0.0.1', '198.51.100.1'],
  ['::1', '', '::1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
])('a request from %s for %s counts as one of %s', (peer, passed, address) => {
  expect(from(peer, passed)).toBe(address);
});
