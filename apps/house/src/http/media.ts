import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { House } from '../house.ts';
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

  app.get('/:name{.+}', async (c) => {
    const name = c.req.param('name');
    const type = TYPES[NAME.exec(name)?.[1] ?? ''];
    const file = type && (await placeOf(name));
    if (!type || !file) throw new Refusal('not_found');
    return c.body(new Uint8Array(await readFile(file)), 200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    });
  });
  return app;
}
