import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, openCluster } from '../src/cluster/cluster.ts';
import { LOCKS } from '../src/db/advisory-locks.ts';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { eventually } from './support/house.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

// The places of houses on one database, without the houses.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';

let server: TestDatabase | null = null;
let database: OpenDatabase;
const clusters: Cluster[] = [];
const alone: boolean[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  if (!IS_SERVER) return;
  server = await newTestDatabase();
  database = await openDatabase({ dataDir: '', url: server?.url ?? '' });
});
afterEach(async () => {
  for (const cluster of clusters.splice(0)) await cluster.stop();
  alone.length = 0;
});
afterAll(async () => {
  await database?.close();
  await server?.drop();
  vi.restoreAllMocks();
});

async function join(isShared = true, url = server?.url ?? ''): Promise<Cluster> {
  const cluster = await openCluster({
    url,
    db: database.db,
    isShared,
    setUp: async (isAlone) => {
      alone.push(isAlone);
    },
    report: () => undefined,
  });
  clusters.push(cluster);
  return cluster;
}

/** How many lead; never more than one. */
function leaders(): number {
  const count = clusters.filter((cluster) => cluster.isLeading()).length;
  expect(count).toBeLessThanOrEqual(1);
  return count;
}

test.skipIf(!IS_SERVER)(`${TITLE}, of houses that come at once one leads and was alone`, async () => {
  await Promise.all([join(), join(), join()]);
  expect(leaders()).toBe(1);
  expect(alone.toSorted()).toEqual([false, false, true]);
});

test.skipIf(!IS_SERVER)(`${TITLE}, a house that stops gives the lead away`, async () => {
  const first = await join();
  const second = await join();
  const began = vi.fn();
  second.onLead(began);
  await first.stop();
  await eventually(leaders, (count) => count === 1);
  expect([second.isLeading(), began.mock.calls.length]).toEqual([true, 1]);
});

const cutLeader = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCKS.leader} and granted
        and database = (select oid from pg_database where datname = current_database())`,
  );

test.skipIf(!IS_SERVER)(
  `${TITLE}, a house that comes back says that one came meanwhile that is run otherwise`,
  async () => {
    const otherwise = new Error('HOUSE_SPEED is 1 here and 2 for the houses.');
    const report = vi.fn();
    const setUp = async (isAlone: boolean) => {
      if (!isAlone) throw otherwise;
    };
    clusters.push(
      await openCluster({ url: server?.url ?? '', db: database.db, isShared: true, setUp, report }),
    );
    await cutLeader();
    await eventually(
      () => report.mock.calls,
      (calls) => calls.length > 0,
    );
    expect(report.mock.calls).toEqual([['how the other houses on this database are run', otherwise]]);
  },
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a house whose connection is cut does not lead, and comes back`,
  async () => {
    const first = await join();
    const second = await join();
    const rejoined = vi.fn();
    first.onRejoined(rejoined);
    await cutLeader();
    await eventually(leaders, () => rejoined.mock.calls.length > 0);
    await eventually(leaders, (count) => count === 1);
    const heard = vi.fn();
    first.on('game', heard);
    second.tell({ kind: 'game', dueAt: 5 });
    await eventually(
      () => heard.mock.calls,
      (calls) => calls.length === 1,
    );
    expect(heard.mock.calls).toEqual([[{ kind: 'game', dueAt: 5 }]]);
  },
);

/** A way to the server that can be closed and opened. */
async function startGate() {
  const { hostname, port } = new URL(server?.url ?? '');
  const sockets = new Set<Socket>();
  let isOpen = true;
  const gate = createServer((inside) => {
    if (!isOpen) {
      inside.destroy();
      return;
    }
    const outside = connect(Number(port), hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    inside.pipe(outside).pipe(inside);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const address = gate.address();
  const url = new URL(server?.url ?? '');
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    set(open: boolean) {
      isOpen = open;
      if (!open) for (const socket of sockets) socket.destroy();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      gate.close();
    },
  };
}

test.skipIf(!IS_SERVER)(
  `${TITLE}, nobody leads while the database is away, and somebody afterwards`,
  async () => {
    const gate = await startGate();
    const house = await join(true, gate.url);
    expect(house.isLeading()).toBe(true);
    const rejoined = vi.fn();
    house.onRejoined(rejoined);
    gate.set(false);
    await eventually(house.isLeading, (isLeading) => !isLeading);
    // Its place is free for a house that reaches the database.
    const other = await join();
    await eventually(other.isLeading, (isLeading) => isLeading);
    await other.stop();
    gate.set(true);
    await eventually(house.isLeading, (isLeading) => isLeading);
    expect(rejoined).toHaveBeenCalledOnce();
    await house.stop();
    gate.stop();
  },
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a house with a real-time hub of its own waits for the one before it to be gone`,
  async () => {
    const first = await join(false);
    const second = join(false);
    await first.stop();
    expect((await second).isLeading()).toBe(true);
    expect(alone).toEqual([true, true]);
  },
);
