import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Where a server listens that ends with its test; it is a plain one unless another is given. */
export async function listening(listener: RequestListener, server: Server = createServer()): Promise<URL> {
  server.on('request', listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return new URL(`http://127.0.0.1:${port}`);
}
