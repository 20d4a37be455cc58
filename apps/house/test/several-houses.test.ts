import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { betOf, decidedBet } from './support/cash-out.ts';
import { newDataDir } from './support/data-template.ts';
import { pinnedSelection, signInDemo } from './support/dev-panel.ts';
import { type Answer, type Caller, eventually, placementOf, START_LIMIT_MS } from './support/house.ts';
import { type HouseProcess, killHouses, startMain, untilReady } from './support/house-process.ts';
import { startRecordingCentrifugo } from './support/recording-centrifugo.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

// Houses as processes of their own on one database: only a server has several connections.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';
const LIMIT_MS = 2 * START_LIMIT_MS;
const BET_DELAY_MS = 300;
/** Long enough to end a house in it. */
const LONG_DELAY_MS = 1_500;

type Selection = Awaited<ReturnType<typeof pinnedSelection>>;

let server: TestDatabase | null = null;
let centrifugo: Awaited<ReturnType<typeof startRecordingCentrifugo>>;
let watcher: OpenDatabase;
let leader: HouseProcess;
let follower: HouseProcess;
const folders: string[] = [];

/** Settings of a house on the database; `key` tells its publications from those of the others. */
async function envOf(key: string, betDelayMs = BET_DELAY_MS): Promise<Record<string, string>> {
  const folder = await newDataDir();
  folders.push(folder);
  return {
    DATA_DIR: folder,
    DATABASE_URL: server?.url ?? '',
    HOUSE_BET_DELAY_MS: String(betDelayMs),
    ...centrifugo.envOf(key),
  };
}

const startHere = async (key: string, betDelayMs = BET_DELAY_MS) =>
  untilReady(startMain(await envOf(key, betDelayMs), await freePort()));

beforeAll(async () => {
  if (!IS_SERVER) return;
  server = await newTestDatabase();
  centrifugo = await startRecordingCentrifugo();
  leader = await startHere('first');
  follower = await startHere('second');
  await centrifugo.watchLive(leader.url);
  watcher = await openDatabase({ dataDir: '', url: server?.url ?? '' });
}, LIMIT_MS);
afterAll(async () => {
  killHouses();
  centrifugo?.stop();
  await watcher?.close();
  await server?.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const publishedBy = (key: string, channel: RegExp) =>
  centrifugo.recorded.filter((one) => one.key === key && channel.test(one.channel));
const FEED = /^(public|match|markets):/;

/** Of each channel of a match that both houses told of: the last version of the one, and those of the other. */
const versionsAcross = (before: string, after: string) => {
  const versions = (key: string) =>
    Map.groupBy(publishedBy(key, /^(match|markets):/), ({ channel }) => channel);
  const earlier = versions(before);
  return [...versions(after)].flatMap(([channel, told]) => {
    const last = earlier.get(channel)?.at(-1)?.data.v;
    return last === undefined ? [] : [{ before: last, after: told.map(({ data }) => data.v ?? 0) }];
  });
};

async function place(player: Caller, selection: Selection): Promise<string> {
  const { status, body } = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
  expect([status, body]).toMatchObject([200, { bets: [{ id: expect.any(String) }] }]);
  return body.bets[0].id;
}

/** Says by the development API of a house that the selection has won. */
const settle = (player: Caller, { match_id }: Selection) =>
  player.post('/dev/settle', {
    match_id,
    market_key: `${match_id}/1/`,
    results: { '1': 'won', '2': 'lost', '3': 'lost' },
  });

const settledBet = (player: Caller, id: string) =>
  eventually(
    () => betOf(player, id),
    (bet) => bet?.status === 'done',
  );

const sumOfLedger = async () => {
  const { rows } = await watcher.db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum from ledger_entries`,
  );
  return rows[0]?.sum;
};
const betCount = async () => {
  const { rows } = await watcher.db.execute<{ count: number }>(sql`select count(*) as count from bets`);
  return rows[0]?.count ?? 0;
};
/** Ids of the bets that placements answered with. */
const idsOf = (answers: readonly Answer[]) => answers.map(({ body }) => body.bets?.[0]?.id);
const payoutsOf = async (betId: string) => {
  const { rows } = await watcher.db.execute(
    sql`select distinct movement from ledger_entries where bet_id = ${betId} and kind = 'payout'`,
  );
  return rows.length;
};

const priceOf = async (player: Caller, { match_id }: Selection) => {
  const { body } = await player.get(`/book/matches/${match_id}/markets`);
  return body.data.find((market: { id: string }) => market.id === '1')?.outcomes[0]?.odds;
};

test.skipIf(!IS_SERVER)(
  `${TITLE}, a bet that the follower takes is settled by the leader, which alone tells of the feed`,
  async () => {
    const player = await signInDemo(follower.url);
    const selection = await pinnedSelection(player, 0);
    const atLeader = await signInDemo(leader.url);
    // What the panel of the follower does reaches the leader.
    await eventually(
      () => priceOf(atLeader, selection),
      (odds) => odds === selection.odds,
    );
    const id = await place(player, selection);
    expect((await settle(player, selection)).status).toBe(200);
    expect(await settledBet(atLeader, id)).toMatchObject({ result: 'win_entire' });
    expect([await payoutsOf(id), await sumOfLedger()]).toEqual([1, 0]);
    // The player is told by the leader's outbox, in order.
    await eventually(
      () => publishedBy('first', /^\$user:/).map(({ data }) => data.event),
      (events) => events.includes('bet_changed') && events.includes('balance_changed'),
    );
    expect(publishedBy('first', FEED).length).toBeGreaterThan(0);
    expect(publishedBy('second', FEED)).toEqual([]);
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a bet in play that the follower takes is decided after its delay`,
  async () => {
    const player = await signInDemo(follower.url);
    const id = await place(player, await pinnedSelection(player, 0, 1));
    const bet = await decidedBet(player, id);
    expect(bet.status).toBe('waiting_results');
    expect(await sumOfLedger()).toBe(0);
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a market that is suspended at one house is not sold by the other`,
  async () => {
    const atLeader = await signInDemo(leader.url);
    const player = await signInDemo(follower.url);
    const selection = await pinnedSelection(atLeader, 1);
    const market = { match_id: selection.match_id, market_key: `${selection.match_id}/1/` };
    await atLeader.post('/dev/suspend', { ...market, on: true });
    const { status } = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
    expect(status).toBe(422);
    await atLeader.post('/dev/suspend', { ...market, on: false });
  },
  LIMIT_MS,
);

const startOf = async (player: Caller, id: string): Promise<number> =>
  (await player.get(`/book/matches/${id}`)).body.start_time;

test.skipIf(!IS_SERVER)(
  `${TITLE}, a feed that is put ahead at one house is ahead by as much at the other`,
  async () => {
    const atLeader = await signInDemo(leader.url);
    const player = await signInDemo(follower.url);
    const { match_id } = await pinnedSelection(player, 0);
    const before = await startOf(player, match_id);
    await player.post('/dev/jump', { by_ms: 60_000 });
    const after = await startOf(player, match_id);
    expect(before - after).toBeGreaterThanOrEqual(60_000);
    await eventually(
      () => startOf(atLeader, match_id),
      (start) => start === after,
    );
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, houses that are not run alike do not work together`,
  async () => {
    const hub = startMain({ ...(await envOf('third')), REALTIME: 'hub' }, await freePort());
    const fast = startMain({ ...(await envOf('fourth')), HOUSE_SPEED: '2' }, await freePort());
    expect([await hub.ended, await fast.ended]).toEqual([1, 1]);
    expect(hub.errors()).toContain('need REALTIME=centrifugo for each of them');
    expect(fast.errors()).toContain('HOUSE_SPEED is 2 here and 1 for the houses');
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, when the leader is killed the follower leads within five seconds, and pays nothing twice`,
  async () => {
    const player = await signInDemo(follower.url);
    const selection = await pinnedSelection(player, 2);
    const settledBefore = await pinnedSelection(player, 3);
    const paid = await place(player, settledBefore);
    await settle(player, settledBefore);
    await settledBet(player, paid);
    const open = await place(player, selection);
    const between = await pinnedSelection(player, 6);
    const openBetween = await place(player, between);
    const held = await pinnedSelection(player, 4);
    const placements = Array.from({ length: 12 }, () => placementOf([{ selections: [held] }]));
    const before = await betCount();

    leader.child.kill('SIGKILL');
    await leader.ended;
    await settle(player, between);
    // Bets in between wait for the next leader, and are placed once however often they are asked for.
    const answers = await Promise.all(placements.map((placement) => player.post('/book/bets', placement)));
    const again = await Promise.all(placements.map((placement) => player.post('/book/bets', placement)));
    const ids = idsOf(answers);
    expect([new Set(ids).size, idsOf(again)]).toEqual([placements.length, ids]);
    await eventually(
      () => publishedBy('second', /^public:/).filter(({ data }) => data.event === 'provider_heartbeat'),
      (beats) => beats.length > 0,
    );
    await eventually(
      () => versionsAcross('first', 'second'),
      (channels) => channels.length > 0,
    );
    // What a page holds of a match is never put back by the house that took over.
    for (const { before: last, after } of versionsAcross('first', 'second')) {
      expect(after.toSorted((a, b) => a - b)).toEqual(after);
      // Of the same price move both tell the same.
      expect(after[0]).toBeGreaterThanOrEqual(last);
    }
    await settle(player, selection);
    expect(await settledBet(player, open)).toMatchObject({ result: 'win_entire' });
    expect(await settledBet(player, openBetween)).toMatchObject({ result: 'win_entire' });
    expect(await Promise.all([paid, open, openBetween].map(payoutsOf))).toEqual([1, 1, 1]);
    expect(await betCount()).toBe(before + placements.length);
    expect(await sumOfLedger()).toBe(0);

    // A house that comes then follows, and knows what the panel did before it came.
    const moved = await pinnedSelection(player, 5);
    const late = await startHere('late');
    expect(await priceOf(await signInDemo(late.url), moved)).toBe(moved.odds);
    late.child.kill('SIGTERM');
    expect(await late.ended).toBe(0);
    expect(publishedBy('late', FEED)).toEqual([]);
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a bet in play that a house held when it was killed is decided by the leader`,
  async () => {
    const slow = await startHere('slow', LONG_DELAY_MS);
    const player = await signInDemo(slow.url);
    const id = await place(player, await pinnedSelection(player, 0, 1));
    expect((await betOf(player, id)).status).toBe('submitted');
    slow.child.kill('SIGKILL');
    await slow.ended;
    const atLeader = await signInDemo(follower.url);
    expect((await betOf(atLeader, id)).status).toBe('submitted');
    expect((await decidedBet(atLeader, id)).status).toBe('waiting_results');
    expect(await sumOfLedger()).toBe(0);
  },
  LIMIT_MS,
);
