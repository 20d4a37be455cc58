import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_PATH } from '@touchline/contract/constants';
import type { LocaleSetup } from '#data/locale.ts';
import { WORKER_PLACE } from '#data/worker.ts';
import { LOOK_PLACE, type Look, versionOf } from '../look/look.ts';
import { WEB_ROOT } from '../web-root.ts';

const SOURCE = readFileSync(new URL('server/worker/worker.js', WEB_ROOT), 'utf8');
/** What a page without the product's code draws with. */
const NEEDED_OFFLINE = /\.css$|-latin-wdth-normal[^/]*\.woff2$|\/icon-[^/]*\.svg$/;

interface WorkerOptions {
  readonly setup: LocaleSetup;
  /** Addresses of the built files. */
  readonly assets: readonly string[];
  readonly look: () => Look | Promise<Look>;
}

/** The text of the worker: another one for another build, brand or set of locales, so that browsers take it up. */
export function workerText({ setup, assets }: Omit<WorkerOptions, 'look'>, look: Look): string {
  const styles = look.isOwn ? [] : [`${LOOK_PLACE}/${look.version}.css`];
  const known = {
    base: BASE_PATH,
    version: versionOf(JSON.stringify([SOURCE, assets, look.version])),
    locales: setup.locales,
    required: setup.required,
    icon: `${LOOK_PLACE}/${look.version}-icon-192.png`,
    files: [...assets.filter((path) => NEEDED_OFFLINE.test(path)), ...styles],
  };
  return `self.touchline = ${JSON.stringify(known)};\n${SOURCE}`;
}

/** Answers for the service worker's own address. */
export function createWorkerFile({ look, ...build }: WorkerOptions) {
  return function serveWorker(
    { pathname: path }: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (path !== WORKER_PLACE) return false;
    Promise.resolve(look()).then(
      (worn) => {
        const text = workerText(build, worn);
        response.writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'content-length': Buffer.byteLength(text),
          // Browsers ask again by themselves; nobody between may answer for us.
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
          // Home has no slash at its end, so that it lies beside the folder of the worker's address.
          'service-worker-allowed': BASE_PATH,
        });
        response.end(request.method === 'HEAD' ? undefined : text);
      },
      () => response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 }).end(),
    );
    return true;
  };
}
