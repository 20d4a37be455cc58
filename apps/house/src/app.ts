import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { EpochMs } from '@touchline/betting';
import { REALTIME_PATH } from '@touchline/contract/headers';
import { openDataFolder } from '#db/data-folder.ts';
import { type Database, type OpenDatabase, openDatabase } from '#db/database.ts';
import { openRealtime } from '#realtime/layer.ts';
import type { RealtimePort } from '#realtime/port.ts';
import { loadBetCounts } from './bets/bet-counts.ts';
import { createDelayedBets } from './bets/delayed-bets.ts';
import { createCashOuts } from './cash-outs.ts';
import { joinCluster, shareBets, shareWorld } from './cluster/join.ts';
import { startRegisterRounds } from './commands/register-rounds.ts';
import { createGameSettler } from './commands/settle-games.ts';
import { writeCompRates } from './commands/write-comp-rates.ts';
import { readDataFiles } from './data-files.ts';
import { ensureDemoPlayer } from './demo-player.ts';
import { statementFault } from './dev/database-fault.ts';
import { createFaults } from './dev/faults.ts';
import type { House } from './house.ts';
import { createFrontDoor } from './http/front-door.ts';
import { createHttpApp } from './http/http-app.ts';
import { createLimitedServer } from './http/limited-server.ts';
import { createUpgrades } from './http/upgrades.ts';
import { createPlayPeriods } from './limits/periods.ts';
import { openMissingUsage } from './limits/recount-usage.ts';
import { answeredLocales } from './locales.ts';
import { openMailPort } from './mail/mail-port.ts';
import { createMails } from './mail/mails.ts';
import { addHouseGauges } from './metrics/house-gauges.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { openFeatures } from './operators/features.ts';
import { readOperators } from './operators/known-operators.ts';
import { createOperatorDesk } from './operators/operator-desk.ts';
import { DEFAULT_OPTIONS, type HouseOptions } from './options.ts';
import { createPayments } from './payments/payments.ts';
import { createPlayerClock } from './player-clock.ts';
import { forgetExpiredSessions } from './players/sessions.ts';
import { createWatchedMatches } from './publishing/follow-watched.ts';
import { createMatchPublisher } from './publishing/match-publisher.ts';
import { createOutbox } from './publishing/outbox.ts';
import { createPublicPublisher } from './publishing/public-publisher.ts';
import { isPushService } from './push/push-services.ts';
import { createPushes } from './push/pushes.ts';
import type { PushSender } from './push/send-push.ts';
import { readVapidKeys, shareVapidKeys } from './push/vapid-keys.ts';
import { createReport, type Report } from './report.ts';
import { openSeason } from './season.ts';
import { Sentence } from './sentence.ts';
import { createTapeDeck } from './tape/tape-deck.ts';
import { openTextPort } from './texts/text-port.ts';
import { createTexts } from './texts/texts.ts';
import { createTicker, type Ticker } from './ticker.ts';
import { startTidying } from './tidying.ts';
import { serverTimeZone } from './time-zones.ts';

/** A house that answers. `url` is where. */
export interface RunningHouse extends House {
  readonly url: string;
  /** Rejects when the house cannot go on. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

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
async function pushSenderOf(db: Database, options: HouseOptions, dataDir: string): Promise<PushSender> {
  const { databaseUrl, pushSubject, pushOrigins, dev } = options;
  const own = readVapidKeys(dataDir);
  return {
    keys: databaseUrl === null ? own : await shareVapidKeys(db, own),
    subject: pushSubject,
    admits: (endpoint: string) => isPushService(endpoint, pushOrigins, dev),
  };
}

type Closers = ReturnType<typeof createClosers>;

/** The place of a house among those on its database, and the world that they have in common. */
async function openWorld(
  {
    database: { db, control },
    configured,
    report,
    now,
  }: { database: OpenDatabase; configured: HouseOptions; report: Report; now: () => EpochMs },
  closers: Closers,
) {
  const cluster = await joinCluster(control, configured, report);
  closers.add(cluster.stop);
  const world = await openSeason(db, configured, now());
  const features = await openFeatures(db, configured.off);
  const shared = shareWorld({ db, cluster, world, features, report });
  closers.add(shared.stop);
  return { ...shared, cluster, features, options: { ...configured, off: features.off } };
}

/** Brings a house to now; from here on it can answer. */
async function open(house: House, ticker: Ticker, catchUpWithOthers: () => Promise<void>): Promise<void> {
  const { cluster, db, mails, outbox, playerClock, pushes, texts } = house;
  await house.logos.refresh();
  await openMissingUsage(house, house.now());
  if (cluster.isLeading()) await writeCompRates(house);
  await ticker.catchUp();
  await catchUpWithOthers();
  // Where the others put the feed ahead there is more to be caught up with.
  await ticker.catchUp();
  cluster.on('outbox', () => {
    if (cluster.isLeading()) outbox.wake();
  });
  pushes.begin();
  mails.wake();
  texts.wake();
  await forgetExpiredSessions(db, playerClock.now());
  if (cluster.isLeading()) await ensureDemoPlayer(house);
}

const openStore = ({ databaseUrl, databasePoolSize, dev }: HouseOptions, dataDir: string, report: Report) =>
  openDatabase({
    dataDir,
    url: databaseUrl,
    poolSize: databasePoolSize,
    fault: dev ? statementFault : null,
    report,
  });

const openTapes = (
  port: RealtimePort,
  { folder, world, now }: { folder: string } & Pick<House, 'world' | 'now'>,
) => createTapeDeck(port, { folder: join(folder, 'tapes'), now, world });

/** What tells players of something while the product is closed. */
async function openMessengers(
  of: () => House,
  { db, options, folder }: { readonly folder: string } & Pick<House, 'db' | 'options'>,
) {
  return {
    pushes: createPushes(of, await pushSenderOf(db, options, folder)),
    mails: createMails(of, openMailPort(options.mail, folder)),
    texts: createTexts(of, openTextPort(options.texts, folder)),
  };
}

function openTicker(house: House, report: Report): Ticker {
  const publishing = { world: house.world, port: house.port, report };
  return createTicker(house, {
    watched: createWatchedMatches(publishing),
    matches: createMatchPublisher(publishing),
    lists: createPublicPublisher({ ...publishing, locales: answeredLocales(house.options.locales) }),
  });
}

/** Everything but the server: the parts of a house, wired, its world at now. */
async function assemble(configured: HouseOptions, closers: Closers) {
  const folder = openDataFolder(configured.dataDir);
  closers.add(folder.release);
  const now = () => Date.now();
  const report = createReport(configured.logsRequests, now);
  const database = await openStore(configured, folder.path, report);
  closers.add(database.close);
  const { db } = database;
  const shared = await openWorld({ database, configured, report, now }, closers);
  const { cluster, world, features, livePrices, options } = shared;
  const playerClock = createPlayerClock(world, { speed: options.speed, now });
  const realtime = await openRealtime({
    centrifugo: options.centrifugo,
    secret: folder.secret,
    report,
    onTold: (caller, data) => cashOuts.heard(caller, data, now()),
    onLeft: (caller) => cashOuts.left(caller),
  });
  const tapes = options.dev ? openTapes(realtime.port, { folder: folder.path, world, now }) : null;
  const port = tapes?.port ?? realtime.port;
  const outbox = createOutbox(() => house, realtime.reportLost);
  const messengers = await openMessengers(() => house, { db, options, folder: folder.path });
  const based = { db, world, now, periods: createPlayPeriods(playerClock, serverTimeZone(options)) };
  const deciding = { ...based, livePrices, onDecided: outbox.wake, report };
  const delayedBets = createDelayedBets(deciding);
  const cashOuts = createCashOuts({ ...deciding, house: () => house });
  const own = { betCounts: await loadBetCounts(based), games: createGameSettler(based) };
  const house: House = {
    options,
    ...based,
    runNamed: database.runNamed,
    cluster,
    port,
    tokens: realtime.tokens,
    ...shareBets(cluster, own),
    livePrices,
    delayedBets,
    cashOuts,
    features,
    operators: createOperatorDesk(() => house),
    orders: shared.orders,
    outbox,
    ...messengers,
    payments: createPayments(() => house, options),
    faults: createFaults(options.dev),
    ...(await readDataFiles(db, options, folder.path)),
    metrics: createMetrics(),
    tapes,
    playerClock,
    moveNow: () => ticker.moveNow(),
    report,
  };
  addHouseGauges(house, { hub: realtime.hub, database });
  const ticker = openTicker(house, realtime.reportLost);
  const { pushes, mails, texts } = messengers;
  for (const part of [realtime, pushes, mails, texts, outbox, delayedBets, cashOuts, ticker])
    closers.add(part.stop);
  // Ends first, so that nothing waits for a provider.
  closers.add(() => house.payments?.stop());
  await open(house, ticker, shared.catchUp);
  closers.add(startTidying(database, house), startRegisterRounds(house));
  return { house, hub: realtime.hub, ticker, database };
}

/**
 * Starts a house on its data folder and returns when it answers.
 * Errors: Sentence for what the person who starts it can mend.
 */
export async function startHouse(chosen: Partial<HouseOptions> = {}): Promise<RunningHouse> {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  if (options.operators) await readOperators(options.operators);
  const door = createFrontDoor();
  const server = createLimitedServer(door.listener);
  // The port comes first: that it is taken is said at once, not after seconds.
  const url = await listen(server, options);
  const closers = createClosers();
  let sendAway: (noticeMs: number) => void = () => undefined;
  const stop = async () => {
    sendAway(options.drainMs);
    await door.drain(options.drainMs);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await door.emptied();
    await closers.close();
    server.closeAllConnections();
    await closed;
  };
  try {
    const { house, hub, ticker, database } = await assemble(options, closers);
    const upgrades = createUpgrades({ path: REALTIME_PATH, hub, allowedOrigins: options.allowedOrigins });
    const { metricsPort, host } = options;
    if (metricsPort !== null)
      closers.add(await serveMetrics(house.metrics.registry, { host, port: metricsPort }));
    server.on('upgrade', upgrades.handle);
    sendAway = upgrades.drain;
    door.open(getRequestListener(createHttpApp(house, upgrades.sockets).fetch), database.probe);
    ticker.start();
    return { ...house, url, failed: database.failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
