import { STATUS_CODES } from 'node:http';

/** Writes an empty HTTP answer by hand, for a socket that has no response object. The connection closes after it. */
export function rawAnswer(status: number, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({
    connection: 'close',
    'content-length': '0',
    'x-content-type-options': 'nosniff',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
}
