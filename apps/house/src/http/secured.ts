import type { IncomingMessage, RequestListener } from 'node:http';
import { hasSeveralHosts, NO_SNIFF, STRICT_TRANSPORT } from '@touchline/contract/headers';
import { Refusal, refusalAnswer } from './refusal-answer.ts';
import { isHttps } from './request-origin.ts';

/** Whether the visitor's own connection is encrypted, as the proxy in front says. */
const isEncrypted = ({ headers }: IncomingMessage) => isHttps((name) => headers[name]?.toString());

/** Sets the headers that every answer carries, and refuses a request with several `Host` headers: 400. */
export const secured =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const headers = { ...NO_SNIFF, ...(isEncrypted(request) && STRICT_TRANSPORT) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!hasSeveralHosts(request.rawHeaders)) return listener(request, response);
    const { status, body } = refusalAnswer(new Refusal('bad_request'), 'en');
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(JSON.stringify(body));
  };
