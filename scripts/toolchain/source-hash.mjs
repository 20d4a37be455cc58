import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

// Generated files are written by builds themselves; tests and tools are not part of what they read.
const ignoredFolder = new Set(['node_modules', 'dist', 'test', '.tanstack', 'scripts']);
const ignoredFile = /\.(test|gen)\.[a-z]+$|\.md$|\.tsbuildinfo$/;

/**
 * @param {string} folder or a file
 * @returns {string[]} absolute paths, in a stable order
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolder.has(entry.name) ? [] : filesIn(path);
      return entry.isFile() && !ignoredFile.test(entry.name) ? [path] : [];
    });
}

/**
 * Hash of names and contents of all sources in some folders, without their tests.
 * @param {readonly string[]} places folders or files, relative to the root
 */
export function sourceHash(places) {
  const hash = createHash('sha256');
  const paths = places.flatMap((one) => filesIn(join(root, one)));
  for (const path of paths) hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex');
}
