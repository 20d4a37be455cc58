import { request } from 'node:http';

/** An answer as it came, nothing of it read. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/**
 * Sends a request whose path and headers go out as they are written: `fetch` would tidy them up. `headers` are names and
 * values in turn.
 */
export function rawRequest(
  base: string,
  path: string,
  {
    method = 'GET',
    headers = [],
    body,
  }: { method?: string; headers?: string[]; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(base);
  const isNamed = headers.some((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))];
  const sent = [...(isNamed ? [] : ['host', host]), ...headers, ...length];
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers: sent, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
