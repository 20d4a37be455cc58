import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from './keeper.mjs';

const START_LIMIT_MS = 10_000;
const ASK_MS = 20;

/**
 * A Redis of this process alone: in memory, on a free port of 127.0.0.1. It ends with `stop`, or with this process,
 * however that ends; nothing of it stays.
 * @param {{ path: string, port: number }} where the program and a free port
 * @returns {Promise<{ url: string, folder: string, stop: () => Promise<void> } | { missing: string }>} `missing` says why it does not run
 */
export async function startRedis({ path, port }) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { stop } = keep({ command: [path, ...settings, '--dir', folder], folder, signal: 'KILL' });
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, folder, stop };
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  await stop();
  return { missing: `Redis (${path}) did not answer within ${START_LIMIT_MS / 1000} s.` };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a Redis answers there: it may listen before it does
 */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    /** @param {boolean} found */
    const end = (found) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(ASK_MS * 10, () => end(false));
    socket.once('data', (data) => end(String(data).startsWith('+PONG'))).once('error', () => end(false));
  });
