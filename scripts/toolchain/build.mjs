import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './root.mjs';
import { run } from './run.mjs';
import { Sentence } from './sentence.mjs';
import { sourceHash } from './source-hash.mjs';
import { step } from './step.mjs';

const web = join(root, 'apps', 'web');
const marker = join(web, 'dist', '.built');

/** Hash of everything that the web build reads. */
export const webSourceHash = () => sourceHash(['apps/web', 'packages'], ['package-lock.json']);

/**
 * Builds the web app when its sources differ from the ones that were built last.
 * @returns {Promise<boolean>} whether a build ran
 */
export async function ensureWebBuilt() {
  const wanted = webSourceHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return false;
  await step('Building the web app', async () => {
    const { code, output } = await run(process.execPath, [bin('vite'), 'build', '--logLevel', 'warn'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0)
      throw new Sentence(`${output.trim()}\nThe web app could not be built: see the message above.`);
  });
  mkdirSync(join(web, 'dist'), { recursive: true });
  writeFileSync(marker, wanted);
  return true;
}
