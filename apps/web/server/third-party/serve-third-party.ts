import type { IncomingMessage, ServerResponse } from 'node:http';
import { THIRD_PARTY_PATH } from '#data/third-party.ts';
import { bareError } from '../pages.ts';
import { SECURITY_HEADERS } from '../policy.ts';
import type { ReadThirdParties, ThirdParties } from './platform-addresses.ts';
import { THIRD_PARTY_KINDS, thirdPartyPolicy } from './third-party-kinds.ts';

/** A page without content: what runs in it draws all there is. */
const pageOf = (script: string) => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Touchline</title><style>html{background:transparent}body{margin:0;padding:4px}</style></head><body><div id="third-party"></div><script>${script}</script></body></html>`;

function send(name: string, configured: ThirdParties, request: IncomingMessage, response: ServerResponse) {
  const kind = Object.hasOwn(THIRD_PARTY_KINDS, name) ? THIRD_PARTY_KINDS[name] : undefined;
  const origins = kind?.origins(configured);
  if (!kind || !origins) return bareError(response, 404);
  const html = pageOf(kind.script);
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': thirdPartyPolicy(kind, origins),
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(html),
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/**
 * Answers `/third-party?kind=…`: a page for a sandboxed frame in which foreign scripts run, each kind with its own policy.
 * A kind that is unknown, or for which nothing is configured, is not there.
 */
export function createThirdParty(read: ReadThirdParties, report: (error: unknown) => void) {
  return function serveThirdParty(url: URL, request: IncomingMessage, response: ServerResponse): boolean {
    if (url.pathname !== THIRD_PARTY_PATH) return false;
    read().then(
      (configured) => send(url.searchParams.get('kind') ?? '', configured, request, response),
      (error: unknown) => {
        report(error);
        bareError(response, 500);
      },
    );
    return true;
  };
}
