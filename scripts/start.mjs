// Plain syntax and node: imports only on the way to the respawn: a machine's Node may be 20, without any package yet.
import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  const { readOptions, usage } = await import('./start/options.mjs');
  if (process.argv.includes('--help')) {
    process.stdout.write(usage);
    return;
  }
  const options = readOptions(process.argv.slice(2), process.env);
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  const { start } = await import('./start/start.mjs');
  await start(options);
});
