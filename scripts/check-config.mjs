import { resolve } from 'node:path';
import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { root } from './toolchain/root.mjs';
import { run } from './toolchain/run.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  // npm changes to the repository's folder; INIT_CWD is where the person stood.
  const { DATA_DIR, OPERATORS_FILE, INIT_CWD = process.cwd() } = process.env;
  const folder = process.argv[2] ?? DATA_DIR;
  const named = folder === undefined ? [] : [resolve(INIT_CWD, folder)];
  const script = 'apps/house/scripts/check-config.ts';
  const operators = OPERATORS_FILE?.trim() && resolve(INIT_CWD, OPERATORS_FILE.trim());
  const env = { ...process.env, ...(operators && { OPERATORS_FILE: operators }) };
  const { code } = await run(process.execPath, [script, ...named], { cwd: root, show: true, env });
  process.exitCode = code;
});
