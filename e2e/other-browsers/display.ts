import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from '../../scripts/toolchain/keeper.mjs';

const START_LIMIT_MS = 10_000;
const ASK_MS = 20;

/** A display in memory, which ends with `stop` or with this process. Returns its name, such as `:99`. */
export async function startDisplay(xvfb: string): Promise<{ name: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-display-'));
  const numberFile = join(folder, 'number');
  const start = 'exec "$0" -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp 3>"$1"';
  const { stop } = keep({ command: ['sh', '-c', start, xvfb, numberFile], folder, signal: 'KILL' });
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    const number = existsSync(numberFile) ? readFileSync(numberFile, 'utf8') : '';
    if (number.endsWith('\n')) return { name: `:${number.trim()}`, stop };
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  await stop();
  throw new Error(`Xvfb (${xvfb}) named no display within ${START_LIMIT_MS / 1000} s.`);
}
