import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from './keeper.mjs';
import { run } from './run.mjs';

const START_LIMIT_MS = 60_000;

/** Tests may lose everything with the machine, so nothing waits for the disk. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // Each house may take a dozen, and as many houses run at the same time.
  max_connections: '300',
  shared_buffers: '64MB',
  log_min_messages: 'fatal',
};

/** PostgreSQL refuses to run as root: Debian's package has a user for it. */
const asServer = () =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
    : ['env'];

/** @param {string} text */
const lastLine = (text) => text.trim().split('\n').at(-1) ?? '';

/**
 * @param {string} bin
 * @param {string} folder
 * @param {string} password
 */
async function initialise(bin, folder, password) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:postgres', folder]);
  chmodSync(folder, 0o700);
  const [command = '', ...prefix] = asServer();
  const { code, output } = await run(command, [
    ...prefix,
    join(bin, 'initdb'),
    ...['--pgdata', join(folder, 'data'), '--username=touchline', '--encoding=UTF8', '--locale=C.UTF-8'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'],
  ]);
  return code === 0 ? null : lastLine(output);
}

/**
 * @typedef {object} PrivatePostgres
 * @property {string} url
 * @property {string} folder
 * @property {() => Promise<void>} crash ends all its processes at once, as a failure would; resolves when they are gone
 * @property {() => Promise<void>} restart starts it again on the same data and port, after `crash`
 * @property {() => Promise<void>} stop
 */

/**
 * A PostgreSQL of this process alone: a folder, a free port of 127.0.0.1, a password. It ends with `stop`, or with this
 * process, however that ends; nothing of it stays.
 * @param {{ bin: string, port: number, isDurable?: boolean }} where folder of the programs, a free port, and whether
 *   what was committed outlives the machine
 * @returns {Promise<PrivatePostgres | { missing: string }>} `missing` says why it does not run
 */
export async function startPostgres({ bin, port, isDurable = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'));
  const password = randomBytes(18).toString('base64url');
  const problem = await initialise(bin, folder, password);
  if (problem !== null) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: `PostgreSQL could not make a database folder: ${problem}` };
  }
  const settings = Object.entries({
    ...SETTINGS,
    ...(isDurable ? {} : QUICK),
    port,
    unix_socket_directories: folder,
  });
  const server = [
    ...asServer(),
    join(bin, 'postgres'),
    ...['-D', join(folder, 'data')],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const start = () => keep({ command: server, folder, signal: 'QUIT' });
  const kept = [start()];
  const stop = async () => {
    for (const { stop: end } of kept) await end();
  };
  const url = `postgres://touchline:${password}@127.0.0.1:${port}/postgres`;
  const restart = async () => {
    kept.push(start());
    if (!(await answers(bin, port))) throw new Error('PostgreSQL did not start again.');
  };
  if (await answers(bin, port)) return { url, folder, crash: () => crash(folder), restart, stop };
  await stop();
  return { missing: `PostgreSQL in ${bin} did not answer within ${START_LIMIT_MS / 1000} s.` };
}

/**
 * @param {string} folder
 */
async function crash(folder) {
  // The file is there as long as the server runs; its first line is the process.
  const file = join(folder, 'data', 'postmaster.pid');
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
  const until = Date.now() + START_LIMIT_MS;
  while (existsSync(file)) {
    if (Date.now() > until) throw new Error('PostgreSQL did not end.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * @param {string} bin
 * @param {number} port
 */
async function answers(bin, port) {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    const { code } = await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (code === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
