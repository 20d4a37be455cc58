import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { readCentrifugoOptions } from '#realtime/centrifugo/centrifugo-options.ts';
import { freePort } from '../../../scripts/start/ports.mjs';
import { openDatabase } from '../src/db/database.ts';
import { newDataDir } from './support/data-template.ts';
import { expectDatabaseHolds } from './support/held-placements.ts';
import { eventually, START_LIMIT_MS } from './support/house.ts';
import { type HouseProcess, killHouses, startChild, untilReady } from './support/house-process.ts';
import { loadSelections } from './support/placement-load.ts';
import { startRecordingCentrifugo } from './support/recording-centrifugo.ts';
import {
  type RollingPlacement,
  signUpAtEach,
  startRollingLoad,
  watchReadiness,
} from './support/rolling-load.ts';
import { newTestDatabase } from './support/test-database.ts';

// Two houses that take each other's place: only a server has several connections.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';
const PLAYERS = 6;
const PER_SECOND = 10;
/** Three times as long as a house counts as ready after it said so. */
const DRAIN_MS = 1_500;
/** Bets of the seconds for which one may wait for the next leader: with fewer connections a house is busy before. */
const CONNECTIONS = 60;
const FEED = /^(public|match|markets):/;

afterEach(killHouses);

/** A request that one house did not take was taken by the other, and both know it by its id. */
async function expectRetried({ player, placement, betIds }: RollingPlacement): Promise<void> {
  for (const caller of player.at) {
    const { status, body } = await caller.get(`/book/bets/requests/${placement.meta.request_id}`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { result: { bets: betIds?.map((id) => ({ id })) } },
    });
  }
}

test.skipIf(!IS_SERVER)(
  `${TITLE}, two houses are restarted one after the other while bets arrive, and none is lost, doubled or left without an answer`,
  async () => {
    const database = await newTestDatabase();
    const centrifugo = await startRecordingCentrifugo();
    const folders = await Promise.all([newDataDir(), newDataDir()]);
    const ports = [await freePort(), await freePort()];
    const where = { dataDir: '', url: database?.url ?? '' };
    const launch = (nth: number) =>
      startChild({
        port: ports[nth] ?? 0,
        dataDir: folders[nth] ?? '',
        databaseUrl: where.url,
        betDelayMs: 300,
        drainMs: DRAIN_MS,
        databasePoolSize: CONNECTIONS,
        centrifugo: readCentrifugoOptions(centrifugo.envOf(`house-${nth}`)),
      });
    /** Instants at which a house told of the feed, as the leader alone does. */
    const led = (nth: number) =>
      centrifugo.recorded.flatMap(({ key, channel, at }) =>
        key === `house-${nth}` && FEED.test(channel) ? at : [],
      );
    const houses: HouseProcess[] = [];
    const watcher = await openDatabase(where);
    let stopWatching: (() => void) | undefined;
    try {
      houses.push(...(await Promise.all([0, 1].map((nth) => untilReady(launch(nth))))));
      const urls = houses.map(({ url }) => url);
      await centrifugo.watchLive(urls[0] ?? '');
      const players = await Promise.all(Array.from({ length: PLAYERS }, () => signUpAtEach(urls)));
      const [caller] = players[0]?.at ?? [];
      if (!caller) throw new Error('There are players.');
      const selections = await loadSelections(caller);
      const { isReady, reasons, stop } = watchReadiness(urls);
      stopWatching = stop;
      const load = startRollingLoad(players, selections, { perSecond: PER_SECOND, isReady });
      let since = 0;
      const leader = await eventually(
        () => [0, 1].findIndex((nth) => led(nth).length > 0),
        (nth) => nth >= 0,
      );
      for (const leaving of [leader, 1 - leader]) {
        const staying = 1 - leaving;
        const house = houses[leaving];
        house?.child.kill('SIGTERM');
        expect(await house?.ended).toBe(0);
        const until = led(leaving).at(-1) ?? 0;
        const took = await eventually(
          () => led(staying).find((at) => at > until) ?? 0,
          (at) => at > 0,
        );
        // One at a time: while the one led, the other told of nothing.
        expect(led(staying).filter((at) => at > since && at < until)).toEqual([]);
        since = took;
        houses[leaving] = await untilReady(launch(leaving));
        await eventually(
          () => isReady(leaving),
          (ready) => ready,
        );
      }
      await load.stop();

      // Who asks first whether a house is ready meets no refusal at all; who does not is refused clearly, and helped.
      for (const seen of reasons) expect(seen).toContain('draining');
      expect(load.sent.filter(({ betIds }) => betIds === null)).toEqual([]);
      const refused = load.sent.filter(({ refusals }) => refusals.length > 0);
      expect(load.sent.filter(({ isBalanced }) => isBalanced).length).toBeGreaterThan(0);
      expect(refused.flatMap(({ isBalanced, refusals }) => (isBalanced ? [refusals] : []))).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      const kinds = new Set(refused.flatMap(({ refusals }) => refusals));
      expect([...kinds].filter((kind) => kind !== 503 && kind !== 'none')).toEqual([]);
      await Promise.all(refused.map(expectRetried));
      const taken = load.sent.filter(({ betIds }) => betIds?.length === 1);
      expect(taken.length).toBeGreaterThan(load.sent.length / 2);

      await eventually(
        async () => (await watcher.db.execute(sql`select id from bets where status = 'submitted'`)).rows,
        (waiting) => waiting.length === 0,
      );
      await expectDatabaseHolds(where, load.sent);
      const { rows } = await watcher.db.execute(
        sql`select coalesce(sum(amount), 0)::bigint as sum from ledger_entries`,
      );
      expect(rows).toEqual([{ sum: 0 }]);
    } finally {
      stopWatching?.();
      killHouses();
      centrifugo.stop();
      await watcher.close();
      await database?.drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  },
  2 * START_LIMIT_MS,
);
