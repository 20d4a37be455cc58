import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_PATH } from '@touchline/contract/constants';
import type { readAssets } from './assets.ts';

/**
 * Cookie of a browser for which a built file fails, with the development API on: `once:name` and `always:name` are not found,
 * `broken:name` throws when it is rendered. The name is that of the file, with or without its hash.
 */
const COOKIE = /(?:^|; *)failing_file=(once|always|broken):([\w.-]+)/;

/** A module of the same exports, each of which throws. */
function brokenModule(code: string): string {
  const [, list = ''] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? [];
  const names = list.split(',').map((part) => part.split(' as ').pop()?.trim());
  return `const fail=()=>{throw new Error('planted')};export{${names.map((name) => `fail as ${name}`).join(',')}};`;
}

/** Fails the file that a browser's cookie names; false for all others. */
export function createFailingFiles(assets: ReturnType<typeof readAssets>) {
  return function failFile(
    { pathname }: URL,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const [, how, name] = COOKIE.exec(headers.cookie ?? '') ?? [];
    const asset = assets.get(pathname);
    if (!asset || !how || !new RegExp(`^${BASE_PATH}/assets/${name}(?:-.{8})?\\.js$`).test(pathname))
      return false;
    const isBroken = how === 'broken';
    response.writeHead(isBroken ? 200 : 404, {
      'content-type': asset.type,
      'cache-control': 'no-store',
      ...(how === 'once' && { 'set-cookie': `failing_file=; path=${BASE_PATH}; max-age=0` }),
    });
    response.end(isBroken ? brokenModule(asset.bodies.identity.toString()) : undefined);
    return true;
  };
}
