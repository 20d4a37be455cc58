import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Sentence } from './sentence.mjs';
import { step } from './step.mjs';

const marker = join(root, 'node_modules', '.installed');

/** Installs the packages when the lock file differs from the one that was installed last. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  // `npm ci` refuses a lock file that lacks other platforms' binaries; `install` leaves the lock as it is.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  await step('Installing packages', async () => {
    const { code, output } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args);
    if (code !== 0)
      throw new Sentence(`${output.trim()}\nThe packages could not be installed: see npm's message above.`);
  });
  writeFileSync(marker, wanted);
}
