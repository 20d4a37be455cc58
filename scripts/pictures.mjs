import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { runScript } from './toolchain/sentence.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  if (process.argv[2] === 'screens') {
    const { takeScreens } = await import('../e2e/pictures/screens.ts');
    return takeScreens();
  }
  const { takePictures } = await import('../e2e/pictures/take-pictures.ts');
  await takePictures();
});
