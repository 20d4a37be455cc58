import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { startPostgres } from '../../../scripts/toolchain/private-postgres.mjs';
import { openDatabase } from '../src/db/database.ts';
import { newDataDir } from './support/data-template.ts';
import { expectDatabaseHolds } from './support/held-placements.ts';
import { balanceOf, type Caller, eventually, START_LIMIT_MS, signUpPlayer } from './support/house.ts';
import { type HouseProcess, killHouses, startChild, untilReady } from './support/house-process.ts';
import { loadSelections, type SentPlacement, startLoad, untilAnswered } from './support/placement-load.ts';

// The server is the file's own: it is killed.
const BIN = process.env.TEST_POSTGRES_BIN;
const TITLE = BIN ? 'on a server' : 'on a server: not run, TEST_POSTGRES_BIN names none';

const PLAYERS = 8;
/** Less than a slow machine takes, so that the house is never busy. */
const PER_SECOND = 15;
/** Answers of the load before each time that the database is killed. */
const MOMENTS = [1, 25, 60];

type Server = Exclude<Awaited<ReturnType<typeof startPostgres>>, { missing: string }>;

let server: Server;
let dataDir: string;
let house: HouseProcess;
let players: SentPlacement['player'][];
const sent: SentPlacement[] = [];

beforeAll(async () => {
  if (!BIN) return;
  // Durable: what was committed has to be there after the kill.
  const started = await startPostgres({ bin: BIN, port: await freePort(), isDurable: true });
  if ('missing' in started) throw new Error(started.missing);
  server = started;
  dataDir = await newDataDir();
  house = await untilReady(
    startChild({ port: await freePort(), dataDir, databaseUrl: server.url, betDelayMs: 300 }),
  );
  players = await Promise.all(Array.from({ length: PLAYERS }, () => signUpPlayer(house.url)));
}, 2 * START_LIMIT_MS);
afterEach(() => expect(house?.child.exitCode ?? null).toBeNull());
afterAll(async () => {
  killHouses();
  await server?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

const readiness = async (): Promise<{ ready: boolean; reason?: string }> =>
  (await (await fetch(`${house.url}/readyz`)).json()) as { ready: boolean; reason?: string }; // of the front door alone

/** What a house says of everything that needs the database, while that is away. */
async function expectUnavailable(player: Caller): Promise<void> {
  const calls = [
    player.get('/platform/player/accounts'),
    player.get('/book/bets'),
    player.post('/book/bets', { ...sent.at(-1)?.placement }),
    player.post('/platform/users/sign_in', { email: 'somebody@mail.example', password: 'correct horse' }),
  ];
  for (const { status, headers, body } of await Promise.all(calls))
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '1', 503]);
  expect(await readiness()).toEqual({ ready: false, reason: 'database' });
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
}

/** Kills the database while bets arrive, brings it back, and asks for what had no answer. */
async function killUnderLoad(moment: number, kill: () => Promise<void>, isAway: () => Promise<void>) {
  const [player] = players;
  if (!player) throw new Error('There are players.');
  const load = startLoad(players, await loadSelections(player), PER_SECOND);
  await load.answered(moment);
  await kill();
  sent.push(...load.sent);
  await isAway();
  await eventually(readiness, ({ ready }) => ready);
  const { answers } = load.sofar();
  // Bets are taken again, while the load goes on.
  await load.answered(answers + 1);
  await load.stop();
  for (const one of load.sent) await untilAnswered(one);
  sent.push(...load.sent);
}

test.skipIf(!BIN)(
  `${TITLE}, a house whose database is killed under load answers 503 with Retry-After, and serves again when it is back`,
  async () => {
    const [player] = players;
    if (!player) throw new Error('There are players.');
    for (const moment of MOMENTS) {
      await killUnderLoad(moment, server.crash, async () => {
        await expectUnavailable(player);
        await server.restart();
      });
      expect((await balanceOf(player)).available).toBeGreaterThan(0);
    }
  },
  2 * START_LIMIT_MS,
);

test.skipIf(!BIN)(
  `${TITLE}, a house survives that one process of its database is killed, which ends all its connections`,
  async () => {
    const watcher = await openDatabase({ dataDir, url: server.url, report: () => undefined });
    const { rows } = await watcher.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const pid = rows[0]?.pid ?? 0;
    await killUnderLoad(
      10,
      async () => void process.kill(pid, 'SIGKILL'),
      async () => undefined,
    );
    await watcher.close();
  },
  START_LIMIT_MS,
);

test.skipIf(!BIN)(
  `${TITLE}, the ledger holds what was answered, each bet once`,
  async () => {
    const answered = new Set(sent);
    expect([...answered].filter(({ betIds }) => betIds?.length === 1).length).toBeGreaterThan(50);
    await eventually(
      async () => (await Promise.all(players.map(balanceOf))).map(({ locked }) => locked),
      (locked) => locked.every((amount) => amount === 0),
    );
    await expectDatabaseHolds({ dataDir, url: server.url }, [...answered]);
  },
  START_LIMIT_MS,
);
