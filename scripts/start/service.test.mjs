import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkDataFolder } from './data-folder.mjs';
import { checkPort, freePort } from './ports.mjs';
import { startService } from './service.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A small Node program as a service that shows nothing.
 * @param {string} name
 * @param {string} program
 */
async function serviceOf(name, program) {
  const entry = join(folder, `${name}.mjs`);
  writeFileSync(entry, program);
  const port = await freePort();
  const healthUrl = `http://127.0.0.1:${port}/health`;
  return startService({
    name,
    entry,
    env: { PORT: String(port) },
    healthUrl,
    show: 'nothing',
    killAfterMs: 300,
  });
}

const serves =
  "import { createServer } from 'node:http';\ncreateServer((_, a) => a.end()).listen(process.env.PORT, '127.0.0.1');\n";

test('a service is ready when its health address answers, and ends on stop', async () => {
  const service = await serviceOf('plain', serves);
  expect(await service.ready(10_000)).toBe('ready');
  await service.stop();
  expect(await service.ended).toBe('by SIGTERM');
});

test('a service that ends first says so and keeps its last words', async () => {
  const service = await serviceOf('broken', "console.error('the folder is newer'); process.exit(1);\n");
  expect(await service.ready(10_000)).toBe('ended');
  expect(service.tail()).toBe('the folder is newer');
  expect(await service.ended).toBe('with code 1');
});

test('what a service compiled is kept for its next start', async () => {
  // Leaves out the folder that a run of all tests has for it.
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const service = await serviceOf(
    'compiled',
    "import { getCompileCacheDir } from 'node:module';\nconsole.log(getCompileCacheDir());\nprocess.exit(1);\n",
  );
  expect(await service.ready(10_000)).toBe('ended');
  expect(service.tail()).toContain(join('.cache', 'touchline-compiled'));
});

test('a service that ignores SIGTERM is killed', async () => {
  const service = await serviceOf('stubborn', `${serves}process.on('SIGTERM', () => {});\n`);
  expect(await service.ready(10_000)).toBe('ready');
  await service.stop();
  expect(await service.ended).toBe('by SIGKILL');
});

test('a service that never answers is silent', async () => {
  const service = await serviceOf('silent', 'setInterval(() => {}, 1000);\n');
  expect(await service.ready(300)).toBe('silent');
  await service.stop();
});

test('a taken port is one sentence that names its variable', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  await expect(checkPort('WEB_PORT', port)).rejects.toThrow(
    `Port ${port} is taken; choose another with WEB_PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await checkPort('WEB_PORT', port);
});

test('a data folder in use by a living process is refused, one left behind is not', () => {
  const lock = join(folder, 'house.lock');
  writeFileSync(lock, JSON.stringify({ pid: process.ppid }));
  expect(() => checkDataFolder(folder)).toThrow(`is in use by process ${process.ppid}`);
  writeFileSync(lock, String(2 ** 22 + 1));
  checkDataFolder(folder);
});

test('a data folder that cannot be made is one sentence', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => checkDataFolder(file)).toThrow(`DATA_DIR ${file} cannot be written: not a folder.`);
  expect(() => checkDataFolder(join(folder, 'new', 'deep'))).not.toThrow();
});
