import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { dropStack, KEEPER } from '../support/kept-stack.ts';

test('a stack is asked for on a connection of its own, which nobody closes as it is used again', async () => {
  const connections: unknown[] = [];
  const keeper = createServer((request, response) => {
    connections.push(request.headers.connection);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(keeper, 'listening');
  vi.stubEnv(KEEPER, `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`); // a TCP server that listens
  await dropStack({ index: 0, options: {}, file: 'a.spec.ts' });
  keeper.close();
  vi.unstubAllEnvs();
  expect(connections).toEqual(['close']);
});
