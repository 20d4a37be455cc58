import { resolve } from 'node:path';
import { packContractCheck } from './contract-check/pack.mjs';
import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  // npm changes to the repository's folder; INIT_CWD is where the person stood.
  const { INIT_CWD = process.cwd() } = process.env;
  console.log(await packContractCheck(resolve(INIT_CWD, process.argv[2] ?? '.')));
});
