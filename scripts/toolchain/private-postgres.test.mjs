import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../start/ports.mjs';
import { findPostgres } from './postgres.mjs';
import { startPostgres } from './private-postgres.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const LIMIT_MS = 60_000;
const bin = findPostgres(process.env);
const TITLE = bin ? 'a private PostgreSQL' : 'not run, no PostgreSQL is installed: a private PostgreSQL';

/** @param {number} port */
const answers = async (port) =>
  (await run(join(bin ?? '', 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])).code === 0;

/** @param {() => boolean | Promise<boolean>} holds */
async function until(holds) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test.skipIf(bin === null)(
  `${TITLE} answers whoever knows its password, and leaves nothing behind`,
  async () => {
    const port = await freePort();
    const server = await startPostgres({ bin: bin ?? '', port });
    if ('missing' in server) throw new Error(server.missing);
    const { url, folder, stop } = server;
    const ask = (/** @type {string} */ at) =>
      run(join(bin ?? '', 'psql'), ['-w', '-tc', 'select 40 + 2', at]);
    expect((await ask(url)).output.trim()).toBe('42');
    expect((await ask(url.replace(/:[^:@]+@/, ':guess@'))).code).not.toBe(0);
    await stop();
    expect(await answers(port)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  },
  LIMIT_MS,
);

test.skipIf(bin === null)(
  `${TITLE} ends with the process that started it, even when that is killed`,
  async () => {
    const port = await freePort();
    const program = `
      import { startPostgres } from './scripts/toolchain/private-postgres.mjs';
      const { folder } = await startPostgres(${JSON.stringify({ bin, port })});
      console.log(folder);
      setInterval(() => undefined, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
    const [text] = await once(child.stdout, 'data');
    const folder = String(text).trim();
    expect(await answers(port)).toBe(true);
    child.kill('SIGKILL');
    await until(() => !existsSync(folder));
    expect(await answers(port)).toBe(false);
  },
  LIMIT_MS,
);
