import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socketPath } = workerData as { folder: string; socketPath: string }; // made by pglite.ts alone

const database = await PGlite.create(folder);
// One connection: the socket server queues protocol messages one by one, so two clients would mix their statements.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 });
await server.start();
parentPort?.postMessage('ready');
parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
