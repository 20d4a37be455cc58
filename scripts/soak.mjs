import { handedToCurrentNode } from './toolchain/current-node.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { bin } from './toolchain/root.mjs';
import { run } from './toolchain/run.mjs';
import { runScript } from './toolchain/sentence.mjs';

// What takes too long for `npm test`: every page in every language in a browser.

await runScript(async () => {
  await ensureInstalled();
  if (await handedToCurrentNode()) return;
  const { ensureChromium } = await import('./toolchain/chromium.mjs');
  const chromium = await ensureChromium();
  if ('missing' in chromium) throw new Error(`The crawl was not run: ${chromium.missing}`);
  const config = ['--config', 'e2e/playwright.config.ts', '--project=desktop'];
  const { code } = await run(process.execPath, [bin('playwright'), 'test', ...config, 'crawl.spec'], {
    env: { ...process.env, CHROMIUM: chromium.path, CRAWL_ALL: '1' },
    show: true,
  });
  process.exitCode = code;
});
