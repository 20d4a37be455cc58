import { type IncomingMessage, request as requestOf } from 'node:http';
import type { Duplex } from 'node:stream';
import { BASE_PATH } from '@touchline/contract/constants';
import { hasSeveralHosts, REALTIME_PATH } from '@touchline/contract/headers';
import { forwardedFor } from './forwarded.ts';
import { rawAnswer } from './raw-answer.ts';

/** Path of the real-time endpoint in the product. */
export const REALTIME_PLACE = `${BASE_PATH}/rt`;

const headLines = (answer: IncomingMessage) => {
  const pairs: string[] = [];
  for (let n = 0; n + 1 < answer.rawHeaders.length; n += 2)
    pairs.push(`${answer.rawHeaders[n]}: ${answer.rawHeaders[n + 1]}`);
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${pairs.join('\r\n')}\r\n\r\n`;
};

/** Joins a visitor's socket with the real-time layer: the house, or a Centrifugo. */
export function createRealtimeProxy(layer: URL) {
  return function join(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy());
    if (hasSeveralHosts(request.rawHeaders)) return void socket.end(rawAnswer(400));
    const outgoing = requestOf({
      host: layer.hostname,
      port: layer.port || 80,
      path: REALTIME_PATH,
      headers: { ...request.headers, ...forwardedFor(request), host: layer.host },
    });
    outgoing.on('upgrade', (answer, upstream, rest) => {
      upstream.on('error', () => socket.destroy());
      upstream.on('close', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
      socket.write(headLines(answer));
      if (rest.length > 0) socket.write(rest);
      if (head.length > 0) upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    outgoing.on('response', (answer) => {
      // It refuses before the upgrade, for example when too many connect at once.
      socket.end(rawAnswer(answer.statusCode ?? 502));
      answer.resume();
    });
    outgoing.on('error', () => {
      socket.end(rawAnswer(503, { 'retry-after': '1' }));
    });
    outgoing.end();
  };
}
