import { join } from 'node:path';
import { ensureBuilt, HOUSE_SERVER, WEB_SERVER } from '../toolchain/build.mjs';
import { Sentence } from '../toolchain/sentence.mjs';
import { checkDataFolder } from './data-folder.mjs';
import { checkPort, localOrigins } from './ports.mjs';
import { startService } from './service.mjs';

const READY_LIMIT_MS = 180_000;

/** @param {import('./options.mjs').StartOptions} options */
function startServices(options) {
  const houseUrl = `http://127.0.0.1:${options.housePort}`;
  const webUrl = `http://127.0.0.1:${options.webPort}`;
  const mode = options.dev ? 'development' : 'production';
  const show = options.verbose ? 'all' : 'problems';
  const house = startService({
    name: 'house',
    // In development the sources run, so that a change restarts them.
    ...(options.dev ? { entry: 'apps/house/src/main.ts' } : HOUSE_SERVER),
    env: {
      NODE_ENV: mode,
      HOUSE_ALLOWED_ORIGINS: process.env.HOUSE_ALLOWED_ORIGINS ?? localOrigins(options.webPort),
      // As its play money: a player of a fresh installation can try them.
      HOUSE_PAYMENTS: process.env.HOUSE_PAYMENTS ?? 'stand-in',
      PLATFORM_ORIGIN: process.env.PLATFORM_ORIGIN ?? houseUrl,
      ...options.house,
      HOUSE_PORT: String(options.housePort),
      DATA_DIR: options.dataDir,
      ...(options.operatorsFile === null ? {} : { OPERATORS_FILE: options.operatorsFile }),
      ...(options.replay === null ? {} : { HOUSE_REPLAY: options.replay }),
    },
    healthUrl: `${houseUrl}/health`,
    watch: options.dev,
    show,
  });
  const web = startService({
    name: 'web',
    ...(options.dev ? { entry: 'apps/web/server/main.ts' } : WEB_SERVER),
    env: {
      NODE_ENV: mode,
      WEB_PORT: String(options.webPort),
      HOUSE_URL: houseUrl,
      HOUSE_DEV: options.house.HOUSE_DEV ?? '0',
      ...(options.dev ? { WEB_DEV: '1' } : {}),
    },
    healthUrl: `${webUrl}/sports/health`,
    show,
  });
  return { services: [house, web], webUrl };
}

/**
 * @param {import('./service.mjs').Service[]} services
 * @param {() => boolean} isStopping
 */
async function waitUntilReady(services, isStopping) {
  await Promise.all(
    services.map(async (service) => {
      const state = await service.ready(READY_LIMIT_MS);
      if (state === 'ready' || isStopping()) return;
      if (state === 'ended')
        throw new Sentence(`The ${service.name} could not start; its own message stands above.`);
      throw new Sentence(
        `The ${service.name} did not answer for ${READY_LIMIT_MS / 1000} s; it was stopped.`,
      );
    }),
  );
}

/**
 * Builds when needed, starts house and web, and stays until a signal or the end of one of the two.
 * @param {import('./options.mjs').StartOptions} options
 */
export async function start(options) {
  await checkPort('WEB_PORT', options.webPort);
  await checkPort('HOUSE_PORT', options.housePort);
  checkDataFolder(options.dataDir);
  if (!options.dev) await ensureBuilt();

  const { services, webUrl } = startServices(options);
  let stopping = false;
  const stopAll = async () => {
    stopping = true;
    await Promise.all(services.map((service) => service.stop()));
  };
  /** @type {Promise<void>} */
  const signalled = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (!stopping) process.stdout.write('\nStopping …\n');
        stopping = true;
        resolve();
      });
    }
  });
  try {
    process.stdout.write('Starting the house and the web app …\n');
    const ready = waitUntilReady(services, () => stopping);
    await Promise.race([ready, signalled]);
    if (stopping) return;
    process.stdout.write(`\nTouchline is ready: ${webUrl}/sports\n`);
    process.stdout.write('Demo account: demo@touchline.example / demo-pass-1\n');
    const mails = process.env.SMTP_URL?.trim() ? 'by SMTP' : join(options.dataDir, 'mails');
    process.stdout.write(`Mail to players: ${mails}\n`);
    const texts = process.env.SMS_GATEWAY_URL?.trim() ? 'by the SMS gateway' : join(options.dataDir, 'texts');
    process.stdout.write(`Text messages to players: ${texts}\n\n`);
    const died = Promise.race(
      services.map(async (service) => `The ${service.name} ended ${await service.ended}`),
    );
    const reason = await Promise.race([died, signalled]);
    if (reason !== undefined && !stopping) {
      throw new Sentence(`${reason}, so everything was stopped; npm start starts it again.`);
    }
  } finally {
    await stopAll();
  }
}
