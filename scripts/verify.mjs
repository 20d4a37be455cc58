import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  const { verify } = await import('./verify/verify.mjs');
  const failed = await verify({ stopAtFirst: true });
  if (failed.length > 0) process.exitCode = 1;
});
