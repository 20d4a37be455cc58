import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/start/ports.mjs';

const CONFIGURATION = new URL('../../deploy/cdn/nginx.conf', import.meta.url);
const READY_LIMIT_MS = 20_000;

/** What an operator changes of the file, each of which it holds once. */
function withChanged(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  let changed = text;
  for (const [from, to] of changes) {
    if (changed.split(from).length !== 2) throw new Error(`nginx.conf holds "${from}" not once.`);
    changed = changed.replace(from, to);
  }
  return changed;
}

async function isListening(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** The committed configuration on a free port, before a web app. `stop` ends it and removes its cache. */
export async function startNginx(
  path: string,
  webUrl: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-cdn-'));
  // Started by root, its workers are another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of places) mkdirSync(join(folder, name));
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    withChanged(readFileSync(CONFIGURATION, 'utf8'), [
      ['http {', `http { ${temporary} access_log off;`],
      ['/var/cache/touchline', join(folder, 'cache')],
      ['server 127.0.0.1:3000;', `server ${new URL(webUrl).host};`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
    ]),
  );
  const global = `daemon off; pid ${folder}/nginx.pid; error_log stderr crit;`;
  const child = spawn(path, ['-e', 'stderr', '-p', folder, '-c', file, '-g', global], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + READY_LIMIT_MS; !(await isListening(url)); ) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`nginx did not start.\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
