import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root } from './root.mjs';
import { run } from './run.mjs';
import { Sentence } from './sentence.mjs';
import { step } from './step.mjs';

const web = join(root, 'apps', 'web');
const marker = join(web, 'dist', '.built');

// Generated files are written by the build itself; tests and tools are not part of what it reads.
const ignoredFolder = new Set(['node_modules', 'dist', 'test', '.tanstack', 'scripts']);
const ignoredFile = /\.(test|gen)\.[a-z]+$|\.md$|\.tsbuildinfo$/;

/**
 * @param {string} folder
 * @returns {string[]} absolute paths, in a stable order
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolder.has(entry.name) ? [] : filesIn(path);
      return entry.isFile() && !ignoredFile.test(entry.name) ? [path] : [];
    });
}

/** Hash of everything that the web build reads. */
export function webSourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const path of [...filesIn(web), ...filesIn(join(root, 'packages'))]) {
    hash.update(relative(root, path)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

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
