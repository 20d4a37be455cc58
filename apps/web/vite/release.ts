import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);
const PLACES = ['apps/web/src/', 'packages/'];
const SOURCE = /(?<!\.(?:test|gen))\.(?:tsx?|css|json)$/;
const HASH_LENGTH = 8;

const sourcesIn = (place: string): string[] =>
  readdirSync(fileURLToPath(new URL(place, ROOT)), { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .toSorted()
    .map((path) => `${place}${path}`);

/** Names a build: the version of the web app, and a hash of what it is built from. */
export function releaseOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('apps/web/package.json', ROOT), 'utf8')) as {
    version: string;
  }; // a package has one
  const hash = createHash('sha256');
  for (const path of PLACES.flatMap(sourcesIn)) hash.update(path).update(readFileSync(new URL(path, ROOT)));
  return `${version}+${hash.digest('hex').slice(0, HASH_LENGTH)}`;
}
