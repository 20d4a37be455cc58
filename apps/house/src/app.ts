import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { REALTIME_PATH } from '@touchline/contract/headers';
import { openDataFolder } from '#db/data-folder.ts';
import { type OpenDatabase, openDatabase } from '#db/database.ts';
import { openRealtime } from '#realtime/layer.ts';
import { loadBetCounts } from './bets/bet-counts.ts';
import { createDelayedBets } from './bets/delayed-bets.ts';
import { createLivePrices } from './bets/live-prices.ts';
import { createCashOuts } from './cash-outs.ts';
import { createGameSettler } from './commands/settle-games.ts';
import { ensureDemoPlayer } from './demo-player.ts';
import { createFaults } from './dev/faults.ts';
import type { House } from './house.ts';
import { createHttpApp } from './http/http-app.ts';
import { createUpgrades } from './http/upgrades.ts';
import { answeredLocales } from './locales.ts';
import { openFeatures } from './operators/features.ts';
import { createOperatorDesk } from './operators/operator-desk.ts';
import { DEFAULT_OPTIONS, type HouseOptions } from './options.ts';
import { forgetExpiredSessions } from './players/sessions.ts';
import { createMatchPublisher } from './publishing/match-publisher.ts';
import { createOutbox } from './publishing/outbox.ts';
import { createPublicPublisher } from './publishing/public-publisher.ts';
import { isPushService } from './push/push-services.ts';
import { createPushes } from './push/pushes.ts';
import { readVapidKeys } from './push/vapid-keys.ts';
import { openSeason } from './season.ts';
import { Sentence } from './sentence.ts';
import { createTicker } from './ticker.ts';

/** A house that answers. `url` is where. */
export interface RunningHouse extends House {
  readonly url: string;
  /** Rejects when the house cannot go on. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

const TIDY_MS = 10 * 60_000;

const report = (what: string, error: unknown) => {
  // A failed statement names its parameters, which are nobody's business; its cause does not.
  const shown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(`error: ${what}: ${shown instanceof Error ? (shown.stack ?? shown.message) : String(shown)}`);
};

function listen(server: Server, { host, port }: HouseOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const sentence = isTaken
        ? `Port ${port} is taken; choose another one with HOUSE_PORT.`
        : `The house cannot listen at ${host}:${port}: ${error.message}.`;
      reject(new Sentence(sentence));
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo; // a TCP server that listens has one
      resolve(`http://${host}:${address.port}`);
    });
  });
}

/** Undoes what was opened, last first. */
function createClosers() {
  const closers: (() => Promise<void> | void)[] = [];
  return {
    add: (...added: (() => Promise<void> | void)[]) => closers.push(...added),
    async close() {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
}

/** By what, and to whom, this house sends messages to devices. */
const pushSender = ({ pushSubject, pushOrigins, dev }: HouseOptions, dataDir: string) => ({
  keys: readVapidKeys(dataDir),
  subject: pushSubject,
  admits: (endpoint: string) => isPushService(endpoint, pushOrigins, dev),
});

function startTidying({ tidy }: OpenDatabase): () => void {
  const tidying = setInterval(() => tidy().catch((error: unknown) => report('tidying', error)), TIDY_MS);
  return () => clearInterval(tidying);
}

/** Everything but the server: the parts of a house, wired, its world at now. */
async function assemble(configured: HouseOptions, closers: ReturnType<typeof createClosers>) {
  const folder = openDataFolder(configured.dataDir);
  closers.add(folder.release);
  const database = await openDatabase({ dataDir: folder.path, url: configured.databaseUrl });
  closers.add(database.close);
  const { db } = database;
  const features = await openFeatures(db, configured.off);
  const options = { ...configured, off: features.off };
  const now = () => Date.now();
  const world = await openSeason(db, options, now());
  const realtime = await openRealtime({
    centrifugo: options.centrifugo,
    secret: folder.secret,
    report,
    onTold: (caller, data) => cashOuts.heard(caller, data, now()),
    onLeft: (caller) => cashOuts.left(caller),
  });
  const { port, tokens } = realtime;
  const livePrices = createLivePrices(db, world);
  const outbox = createOutbox(() => house);
  const pushes = createPushes(() => house, pushSender(options, folder.path));
  const delayedBets = createDelayedBets({ db, world, livePrices, now, onDecided: outbox.wake, report });
  const cashOuts = createCashOuts({
    db,
    world,
    livePrices,
    now,
    onDecided: outbox.wake,
    report,
    house: () => house,
  });
  const betCounts = await loadBetCounts(db);
  const house: House = {
    options,
    db,
    world,
    port,
    tokens,
    livePrices,
    delayedBets,
    cashOuts,
    betCounts,
    features,
    operators: createOperatorDesk(() => house),
    games: createGameSettler({ db, world, now }),
    outbox,
    pushes,
    faults: createFaults(options.dev),
    now,
    report,
  };
  const publishing = { world, port, report: realtime.reportLost };
  const ticker = createTicker(house, {
    matches: createMatchPublisher(publishing),
    lists: createPublicPublisher({ ...publishing, locales: answeredLocales(options.locales) }),
  });
  closers.add(realtime.stop, pushes.stop, outbox.stop, delayedBets.stop, cashOuts.stop, ticker.stop);
  await ticker.catchUp();
  pushes.begin();
  await forgetExpiredSessions(db, now());
  await ensureDemoPlayer(house);
  closers.add(startTidying(database));
  return { house, hub: realtime.hub, ticker, failed: database.failed };
}

const NOT_READY = JSON.stringify({ ok: true, ready: false });

/** Until the house is assembled every request is told to come back. */
function answerNotReady(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(NOT_READY);
}

const KEEP_ALIVE_MS = 65_000;

/**
 * Starts a house on its data folder and returns when it answers.
 * Errors: Sentence for what the person who starts it can mend.
 */
export async function startHouse(chosen: Partial<HouseOptions> = {}): Promise<RunningHouse> {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  let listener: RequestListener | null = null;
  // A proxy in front keeps its connections; one that is closed as it is used again loses a call.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (listener) void listener(request, response);
    else answerNotReady(response);
  });
  // The port comes first: that it is taken is said at once, not after seconds.
  const url = await listen(server, options);
  const closers = createClosers();
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closers.close();
    server.closeAllConnections();
    await closed;
  };
  try {
    const { house, hub, ticker, failed } = await assemble(options, closers);
    const upgrades = createUpgrades({ path: REALTIME_PATH, hub, allowedOrigins: options.allowedOrigins });
    listener = getRequestListener(createHttpApp(house, upgrades.sockets).fetch);
    server.on('upgrade', upgrades.handle);
    ticker.start();
    return { ...house, url, failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
