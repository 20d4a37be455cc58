import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../toolchain/root.mjs';

const SOURCES = [
  'packages',
  'apps',
  'fixtures',
  'docs/operators',
  'scripts/contract-check',
  'scripts/start',
  'scripts/toolchain',
  'tsconfig.base.json',
  'package.json',
];
const NOT_COPIED = new Set(['node_modules', 'dist', '.tanstack']);
const OWN = '@touchline';

/**
 * Links what is installed, but our own packages, which are those of the copy.
 * @param {string} copy
 * @param {string} folder below the repository
 */
function linkInstalled(copy, folder) {
  const installed = join(root, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const target = join(copy, folder, 'node_modules');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OWN && name !== '.cache') symlinkSync(join(installed, name), join(target, name));
  }
}

/** @param {string} copy */
function linkOwn(copy) {
  const target = join(copy, 'node_modules', OWN);
  mkdirSync(target, { recursive: true });
  for (const room of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, room))) symlinkSync(join(copy, room, name), join(target, name));
  }
}

/** The sources of the repository in a temporary folder, with what is installed: a place to change them in. */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-recipe-'));
  for (const source of SOURCES) {
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) =>
        !relative(root, path)
          .split('/')
          .some((part) => NOT_COPIED.has(part)),
    });
  }
  const rooms = ['packages', 'apps'].flatMap((room) =>
    readdirSync(join(folder, room)).map((name) => `${room}/${name}`),
  );
  for (const room of ['.', ...rooms]) linkInstalled(folder, room);
  linkOwn(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
