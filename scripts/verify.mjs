import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  const { check, testUnits } = await import('./verify/verify.mjs');
  const failed = await check();
  if (failed.length > 0 || !(await testUnits())) process.exitCode = 1;
});
