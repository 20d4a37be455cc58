import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { House } from '../house.ts';
import { LOGO_FOLDER } from '../queries/competitor-logos.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};
const VECTOR = 'image/svg+xml';
const POLICY = "default-src 'none'";
/** Shapes of a vector picture may carry their styles; nothing else is loaded or runs. */
const VECTOR_POLICY = `${POLICY}; style-src 'unsafe-inline'`;
/** Logos of competitors, below the folder. */
const LOGOS = `${LOGO_FOLDER.replace('media/', '')}/`;
/** A name in the folder, or in a folder in it. */
const NAME = /^(?:[\w-]+\/)?[\w-][\w.-]*\.([a-z]+)$/;
const BYTES_MAX = 10 * 1024 * 1024;

/** Pictures of the operator, out of `media/` of the data folder and nowhere else. */
export function media(house: House) {
  const app = createApi();
  const folder = join(house.options.dataDir, 'media');

  /** Where a picture lies; undefined where a name or a link leads out of the folder. */
  async function placeOf(name: string): Promise<string | undefined> {
    try {
      const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
      const { size } = await stat(file);
      return file.startsWith(`${root}${sep}`) && size <= BYTES_MAX ? file : undefined;
    } catch {
      return undefined;
    }
  }

  /** The type of a picture; undefined for a logo that failed its check or has another content than the one asked for. */
  async function typeOf(name: string, version: string | undefined): Promise<string | undefined> {
    const extension = NAME.exec(name)?.[1] ?? '';
    if (!name.startsWith(LOGOS)) return TYPES[extension];
    const known = await house.logos.versionOf(name.slice(LOGOS.length), version);
    if (known === undefined || (version !== undefined && version !== known)) return undefined;
    return extension === 'svg' ? VECTOR : TYPES[extension];
  }

  app.get('/:name{.+}', async (c) => {
    const name = c.req.param('name');
    const type = await typeOf(name, c.req.query('v'));
    const file = type && (await placeOf(name));
    if (!type || !file) throw new Refusal('not_found');
    return c.body(new Uint8Array(await readFile(file)), 200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': type === VECTOR ? VECTOR_POLICY : POLICY,
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
