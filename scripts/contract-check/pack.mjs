import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { Sentence } from '../toolchain/sentence.mjs';

const NAME = 'touchline-contract-check';
const room = join(root, 'packages', 'contract-check');
const MAIN = 'touchline-contract-check.mjs';

// The files of the package are its own: the room in the repository has doors for its neighbours alone.

/** What the package says of itself: the command alone, which needs nothing beside it. */
function manifest() {
  const { version, license } = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8'));
  return {
    name: NAME,
    version,
    description: 'Calls a sportsbook backend as the web app does and says whether it keeps the contract.',
    license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { [NAME]: MAIN },
  };
}

/**
 * The command with everything that it imports in one file.
 * @param {string} folder where the package is put together
 */
async function bundle(folder) {
  const out = join(folder, MAIN);
  const options = ['--platform', 'node', '--format', 'esm', '--logLevel', 'warn'];
  const entry = join(room, 'src', 'main.ts');
  const { code, output } = await run(process.execPath, [bin('rolldown'), entry, ...options, '--file', out], {
    cwd: room,
  });
  if (code !== 0) throw new Sentence(`${output.trim()}\nThe command could not be bundled.`);
  writeFileSync(out, `#!/usr/bin/env node\n${readFileSync(out, 'utf8')}`, { mode: 0o755 });
}

/**
 * Packs the contract check for folders that know nothing of this one.
 * @param {string} into folder that the file is put in
 * @returns {Promise<string>} path of the file
 */
export async function packContractCheck(into) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pack-'));
  try {
    await bundle(folder);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
    copyFileSync(join(root, 'docs', 'contract-check.md'), join(folder, 'README.md'));
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    // It is inside of the bundle.
    copyFileSync(join(root, 'node_modules', 'zod', 'LICENSE'), join(folder, 'LICENSE.zod'));
    mkdirSync(into, { recursive: true });
    const { code, output } = await run('npm', ['pack', '--json', '--pack-destination', into], {
      cwd: folder,
    });
    if (code !== 0) throw new Sentence(`${output.trim()}\nThe package could not be packed.`);
    return join(into, `${NAME}-${manifest().version}.tgz`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
