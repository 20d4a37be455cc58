import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { run } from './toolchain/run.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  // A process of its own: what is measured in it runs in production mode from the first import on.
  const { code } = await run(process.execPath, ['bench/run.ts', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
    show: true,
  });
  process.exitCode = code;
});
