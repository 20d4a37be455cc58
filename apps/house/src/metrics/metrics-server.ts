import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { Sentence } from '../sentence.ts';

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches through the web app.
 * Errors: Sentence where the port is taken; a request is answered with 503 where a figure cannot be read.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    // Stays, so that a connection that cannot be accepted later does not end the process.
    server.on('error', () => reject(new Sentence(`Port ${port} is taken. Set METRICS_PORT to a free one.`)));
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
