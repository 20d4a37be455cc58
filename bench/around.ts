import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { ensureChromium } from '../scripts/toolchain/chromium.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around } from './bench.ts';

async function launch(): Promise<Browser> {
  const found = await ensureChromium();
  if ('missing' in found) throw new Sentence(found.missing);
  return chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** Starts what the benches ask for, once, and ends all of it. */
export function createAround(say: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  let stack: Promise<Stack> | null = null;
  let browser: Promise<Browser> | null = null;
  const around: Around = {
    stack: () => {
      stack ??= startStack({ dev: false, isLive: true });
      return stack;
    },
    browser: () => {
      browser ??= launch();
      return browser;
    },
    folder,
    say,
  };
  return {
    around,
    chromiumVersion: async () => (browser === null ? null : (await browser).version()),
    async stop() {
      await Promise.allSettled([stack?.then((one) => one.stop()), browser?.then((one) => one.close())]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
