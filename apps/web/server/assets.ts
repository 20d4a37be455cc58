import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { BASE_PATH } from '@touchline/contract/constants';
import { encodingOf } from './rendered-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

interface Asset {
  readonly type: string;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
}

/** Names of built files carry a hash of their content, so that they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PLAIN = 'public, max-age=3600';

const readIf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function readAsset(file: string): Asset {
  const br = readIf(`${file}.br`);
  const gzip = readIf(`${file}.gz`);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    bodies: { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) },
  };
}

/** Every file of the browser's build, in memory, with the compressed forms that the build made. */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/');
    if (!entry.isFile() || name.startsWith('/.') || /\.(?:br|gz)$/.test(name)) continue;
    assets.set(`${BASE_PATH}${name}`, readAsset(file));
  }
  return assets;
}

/** Answers a request for a built file; false where there is none of that name. */
export function serveAsset(
  assets: ReadonlyMap<string, Asset>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const asset = assets.get(path);
  if (!asset) return false;
  const wanted = encodingOf(request.headers['accept-encoding']);
  const body = asset.bodies[wanted];
  const sent = body ?? asset.bodies.identity;
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': sent.length,
    'cache-control': path.startsWith(`${BASE_PATH}/assets/`) ? IMMUTABLE : PLAIN,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    ...(body && wanted !== 'identity' && { 'content-encoding': wanted }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
  return true;
}
