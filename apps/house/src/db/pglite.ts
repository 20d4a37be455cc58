import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The worker beside this file, or beside the one file that it is a part of. */
const WORKER = `./pglite-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'mjs'}`;
const CLOSE_LIMIT_MS = 2_000;
/** Port in the socket's file name, as libpq names sockets. */
const PORT = 5432;
const SOCKET = `.s.PGSQL.${PORT}`;
/** Longest path of a socket that every system takes. */
const SOCKET_PATH_MAX = 100;

/** PostgreSQL in a worker thread: its work would otherwise stop timers, HTTP and sockets of the house. */
export interface PgliteServer {
  readonly host: string;
  readonly port: number;
  /** Rejects when the worker dies. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
}

const message = (worker: Worker, text: string) =>
  new Promise<void>((resolve) => {
    const listen = (value: unknown) => {
      if (value !== text) return;
      worker.off('message', listen);
      resolve();
    };
    worker.on('message', listen);
  });

/** Where the socket stands: in the data folder, or in one of its own where the path would be too long. */
function socketPlace(dataDir: string): { folder: string; remove: () => void } {
  const path = join(dataDir, SOCKET);
  if (Buffer.byteLength(path) <= SOCKET_PATH_MAX) {
    const remove = () => rmSync(path, { force: true });
    // A house that was killed left its socket behind; the folder's lock says that nobody listens.
    remove();
    return { folder: dataDir, remove };
  }
  const folder = mkdtempSync(join(tmpdir(), 'touchline-db-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens the database in `folder` behind a socket that this machine's user alone can reach. */
export async function startPglite(folder: string): Promise<PgliteServer> {
  const { folder: socketFolder, remove } = socketPlace(dirname(folder));
  const socketPath = join(socketFolder, SOCKET);
  const worker = new Worker(new URL(WORKER, import.meta.url), {
    workerData: { folder, socketPath },
  });
  let closing = false;
  const failed = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (!closing) reject(new Error(`The database's thread ended with code ${code}.`));
    });
  });
  failed.catch(() => undefined);
  await Promise.race([message(worker, 'ready'), failed]);
  return {
    host: socketFolder,
    port: PORT,
    failed,
    async close() {
      closing = true;
      const closed = message(worker, 'closed');
      worker.postMessage('close');
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref())]);
      await worker.terminate();
      remove();
    },
  };
}
