import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  const { runAll, runMatching } = await import('./test/run-all.mjs');
  const pattern = process.argv.slice(2).join(' ');
  await (pattern === '' ? runAll() : runMatching(pattern));
});
