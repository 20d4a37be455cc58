import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

/** Headers that concern one connection and end there. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Headers without those of the connection. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)),
  );
}

/** What the house is told about the visitor's own connection. */
export function forwardedFor(request: IncomingMessage): Record<string, string> {
  const peer = request.socket.remoteAddress ?? '';
  const before = request.headers['x-forwarded-for'];
  const isSecure = (request.socket as TLSSocket).encrypted === true; // a plain socket lacks the field
  return {
    'x-forwarded-for': before ? `${before}, ${peer}` : peer,
    'x-forwarded-proto': String(request.headers['x-forwarded-proto'] ?? (isSecure ? 'https' : 'http')),
    'x-forwarded-host': String(request.headers['x-forwarded-host'] ?? request.headers.host ?? ''),
  };
}

const isLoopback = (address: string) => /^(?:::1$|(?:::ffff:)?127\.)/.test(address);

/** Address of the visitor; proxies on this machine are believed, one before the other, as the house does. */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  if (!isLoopback(peer)) return peer;
  const passed = String(headers['x-forwarded-for'] ?? '').split(/\s*,\s*/);
  return passed.findLast((address) => address !== '' && !isLoopback(address.trim()))?.trim() ?? peer;
}
